/** The signatures of a zip's three records. */
const [LOCAL, CENTRAL, END] = [0x04_03_4b_50, 0x02_01_4b_50, 0x06_05_4b_50];
/** The lengths of the three records without names. Bytes. */
const [LOCAL_SIZE, CENTRAL_SIZE, END_SIZE] = [30, 46, 22];
/** 1 January 1980, so that the same content is always the same bytes. */
const DATE = 0x00_21;
/** An extra field of its own kind fills up to the alignment. */
const FILLING = 0x19_86;

/**
 * A zip with one file in it, not compressed.
 *
 * @param name ASCII
 * @param aligned the file begins at a multiple of so many bytes (a USDZ's at 64)
 */
export function storedZip(
  name: string,
  content: Uint8Array,
  aligned: number,
): Uint8Array<ArrayBuffer> {
  const named = LOCAL_SIZE + name.length;
  // An extra field takes four bytes even if it is empty.
  const start = Math.ceil((named + 4) / aligned) * aligned;
  const central = start + content.length;
  const end = central + CENTRAL_SIZE + name.length;
  const file = new Uint8Array(end + END_SIZE);
  const data = new DataView(file.buffer);
  const crc = crc32(content);
  const write16 = (at: number, ...values: number[]) => {
    for (const [n, value] of values.entries()) data.setUint16(at + 2 * n, value, true);
  };
  const write32 = (at: number, ...values: number[]) => {
    for (const [n, value] of values.entries()) data.setUint32(at + 4 * n, value, true);
  };
  const writeName = (at: number) => {
    for (let n = 0; n < name.length; n += 1) file[at + n] = name.charCodeAt(n);
  };
  // Version 1.0, no flags, stored, no time.
  write32(0, LOCAL);
  write16(4, 10, 0, 0, 0, DATE);
  write32(14, crc, content.length, content.length);
  write16(26, name.length, start - named);
  writeName(LOCAL_SIZE);
  write16(named, FILLING, start - named - 4);
  file.set(content, start);
  write32(central, CENTRAL);
  write16(central + 4, 10, 10, 0, 0, 0, DATE);
  write32(central + 16, crc, content.length, content.length);
  write16(central + 28, name.length);
  writeName(central + CENTRAL_SIZE);
  write32(end, END);
  write16(end + 8, 1, 1);
  write32(end + 12, end - central, central);
  return file;
}

const CRC_OF_BYTE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xed_b8_83_20 : crc >>> 1;
  return crc;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xff_ff_ff_ff;
  for (let n = 0; n < bytes.length; n += 1)
    crc = (CRC_OF_BYTE[(crc ^ (bytes[n] ?? 0)) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xff_ff_ff_ff) >>> 0;
}
