/** "1.2 GB", "74 GB", "512 MB", in the decimal units that disks are sold by. */
export function bytesInWords(bytes: number): string {
  if (bytes < 1e9) return `${Math.round(bytes / 1e6)}\u00a0MB`;
  const gigabytes = bytes / 1e9;
  return `${gigabytes < 9.95 ? Number(gigabytes.toFixed(1)) : Math.round(gigabytes)}\u00a0GB`;
}
