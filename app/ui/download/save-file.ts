/** Downloads a file through the browser. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // Only after the browser has started to read it.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
