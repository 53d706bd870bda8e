import { openUnlocked } from '#server/stores/lowdb/lowdb-database';
import { SnapshotFile } from '#server/stores/files/snapshot-file';
import { DamagedFileError } from '#server/stores/files/damaged-file-error';
import { journalPath, readStoredState, snapshotPath } from '#server/stores/lowdb/stored-state';
import { SimulatedDisk } from '#server/testing/simulated-disk';
import type { Finding } from '#tests/faults/finding';
import { between, seededRandom } from '#tests/faults/random';
import type { Random } from '#tests/faults/random';
import { addRow, namesIn } from './stored-rows';

const FOLDER = '/store';
const ROWS = 40;

export interface DamageOptions {
  seed: number;
  /** Of all the ways to damage the files, one in so many is tried. */
  every: number;
}

/** Damages the files of a store in every way, and looks whether that is ever passed over in silence. */
export async function damageStore({ seed, every }: DamageOptions): Promise<Finding> {
  const random = seededRandom(seed);
  const tally = { tried: 0, whole: 0, refused: 0, unnamed: 0, silent: 0 };
  const silent: string[] = [];
  for (const inSnapshot of [ROWS, ROWS / 2, 0]) {
    const stored = await storeRows(inSnapshot);
    for (const path of [snapshotPath(FOLDER), journalPath(FOLDER)]) {
      const whole = await stored.readFile(path);
      for (const { how, bytes } of damages(whole, random)) {
        if (every > 1 && between(random, 1, every) > 1) continue;
        const verdict = await open(stored, path, bytes);
        tally.tried += 1;
        tally[verdict] += 1;
        if (verdict === 'silent')
          silent.push(`${path}: ${how}, ${inSnapshot} rows in the snapshot`);
      }
    }
  }
  const { tried, whole, refused, unnamed } = tally;
  return {
    fault: 'damaged files',
    size: `${tried} damages of a store of ${ROWS} rows`,
    found: [
      `${whole} open whole, ${refused} refused with file and line, ${unnamed} refused without`,
      `${silent.length} silent`,
      ...silent.slice(0, 5),
    ].join('; '),
    passed: tried > 0 && refused > 0 && unnamed === 0 && silent.length === 0,
  };
}

/** A store with this many of its rows in the snapshot and the others in the journal, as a kill leaves it. */
async function storeRows(inSnapshot: number): Promise<SimulatedDisk> {
  const disk = new SimulatedDisk();
  const first = await openUnlocked(FOLDER, { disk });
  for (let row = 0; row < inSnapshot; row += 1) await addRow(first, `${row}`);
  await first.close();
  if (inSnapshot === ROWS) return disk;
  const second = await openUnlocked(FOLDER, { disk });
  for (let row = inSnapshot; row < ROWS; row += 1) await addRow(second, `${row}`);
  // The note of the last row follows its answer.
  await second.probe();
  return disk;
}

type Verdict = 'whole' | 'refused' | 'unnamed' | 'silent';

async function open(stored: SimulatedDisk, path: string, bytes: Buffer | null): Promise<Verdict> {
  const disk = new SimulatedDisk();
  for (const name of [snapshotPath(FOLDER), journalPath(FOLDER)]) {
    if (name !== path) disk.put(name, await stored.readFile(name));
    else if (bytes !== null) disk.put(name, bytes);
  }
  try {
    const content = await new SnapshotFile(snapshotPath(FOLDER), disk).read();
    const { stored: document } = await readStoredState(content, FOLDER, disk);
    const expected = Array.from({ length: ROWS }, (_, row) => `${row}`).join();
    const rows = document['roomConfigurations'];
    const found = Array.isArray(rows) ? namesIn({ roomConfigurations: rows }).join() : '';
    return found === expected ? 'whole' : 'silent';
  } catch (error) {
    if (!(error instanceof DamagedFileError)) return 'unnamed';
    const isNamed = error.message.includes(error.path) && /\blines? \d+/.test(error.message);
    return isNamed ? 'refused' : 'unnamed';
  }
}

/** Every byte flipped, every line removed, doubled and swapped, every truncation, with and without zeros. */
function* damages(whole: Buffer, random: Random): Generator<{ how: string; bytes: Buffer | null }> {
  yield { how: 'gone', bytes: null };
  const content = whole.subarray(0, whole.findLastIndex((byte) => byte !== 0) + 1);
  for (let place = 0; place < content.length; place += 1) {
    const mask = 1 << between(random, 0, 7);
    const flipped = Buffer.from(whole);
    flipped.writeUInt8(flipped.readUInt8(place) ^ mask, place);
    yield { how: `byte ${place} xor ${mask}`, bytes: flipped };
    yield { how: `cut off at ${place}`, bytes: content.subarray(0, place) };
    const zeroed = Buffer.from(whole);
    zeroed.fill(0, place);
    yield { how: `zeros from ${place} on`, bytes: zeroed };
  }
  const lines = linesOf(whole);
  for (const [index, line] of lines.entries()) {
    const [before, after] = [lines.slice(0, index), lines.slice(index + 1)];
    yield { how: `line ${index + 1} removed`, bytes: Buffer.concat([...before, ...after]) };
    yield {
      how: `line ${index + 1} doubled`,
      bytes: Buffer.concat([...before, line, line, ...after]),
    };
    const other = between(random, 0, lines.length - 1);
    for (const place of [index + 1, other]) {
      const swapped = [...lines];
      const there = swapped[place];
      if (there === undefined) continue;
      swapped[place] = line;
      swapped[index] = there;
      yield { how: `lines ${index + 1} and ${place + 1} swapped`, bytes: Buffer.concat(swapped) };
    }
  }
}

function linesOf(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  let start = 0;
  for (let end = bytes.indexOf('\n'); end !== -1; end = bytes.indexOf('\n', start)) {
    lines.push(bytes.subarray(start, end + 1));
    start = end + 1;
  }
  return [...lines, bytes.subarray(start)];
}
