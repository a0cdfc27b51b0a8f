"""What rules editors do with the data: record, settle, compare versions, write all of it for others."""
