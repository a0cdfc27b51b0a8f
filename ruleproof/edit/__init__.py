"""What rules editors do with the data: record, settle, compare versions, and export."""
