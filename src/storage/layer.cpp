// Keeps the target non-empty until its first class lands; removed with it.
