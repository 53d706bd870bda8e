/** Loaded once somebody wants a file. */
export const loadCsv = async () => (await import('papaparse')).default;

/** The cells of a CSV file, line by line. The delimiter is found out: spreadsheets of some countries write semicolons. */
export async function rowsOf(file: Blob): Promise<string[][]> {
  const csv = await loadCsv();
  return csv.parse<string[]>(textIn(new Uint8Array(await file.arrayBuffer()))).data;
}

/** What a file says: in UTF-8, as we write it, or as Excel saves "CSV" and "Unicode Text". */
export function textIn(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
