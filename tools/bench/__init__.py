"""Measures the kit and the references beside other tools, as ratios within the same run."""
