import { SimulatedDisk } from '#server/testing/simulated-disk';
import type { Random } from '#tests/faults/random';
import type { Operation } from './recording-disk';

type Write = Extract<Operation, { kind: 'write' }>;
type NameOperation = Extract<Operation, { path: string }>;

/** A state a machine may be in after losing power following the first `count` operations. */
export interface PowerCut {
  disk: SimulatedDisk;
  how: string;
}

interface CutOptions {
  /** How many ways of losing part of the unflushed data are tried. */
  reorderings: number;
  /** Whether the last write is torn at each of its bytes. */
  isTorn: boolean;
  random: Random;
}

/**
 * The disks a power cut after these operations may leave: everything written, only what was flushed, any
 * selection of what was not flushed, and the last write torn.
 */
export function* powerCuts(
  operations: readonly Operation[],
  { reorderings, isTorn, random }: CutOptions,
): Generator<PowerCut> {
  const safe = flushedOperations(operations);
  yield { disk: afterOperations(operations), how: 'everything written' };
  yield { disk: afterOperations(operations.filter((one) => safe.has(one))), how: 'flushed only' };
  for (let turn = 0; turn < reorderings; turn += 1) {
    const kept = operations.filter((one) => safe.has(one) || random() < 0.5);
    yield { disk: afterOperations(kept), how: 'some of what was not flushed' };
  }
  const last = operations.at(-1);
  if (isTorn && last?.kind === 'write') yield* tornAtEveryByte(operations.slice(0, -1), last);
}

function* tornAtEveryByte(before: readonly Operation[], last: Write): Generator<PowerCut> {
  for (let length = 1; length < last.bytes.length; length += 1) {
    const begun = last.bytes.subarray(0, length);
    // A file may already have grown while its newest pages are still empty.
    const grown = Buffer.alloc(last.bytes.length);
    begun.copy(grown);
    for (const bytes of [begun, grown]) {
      yield { disk: afterOperations([...before, { ...last, bytes }]), how: `torn at ${length}` };
    }
  }
}

/**
 * Operations whose effect survives a power cut: those on a file before its flush, and on names before
 * theirs.
 */
function flushedOperations(operations: readonly Operation[]): Set<Operation> {
  const safe = new Set<Operation>();
  const flushed = new Set<number>();
  let areNamesFlushed = false;
  for (const operation of operations.toReversed()) {
    if (operation.kind === 'flush') flushed.add(operation.file);
    else if (operation.kind === 'flush names') areNamesFlushed = true;
    else if (
      'path' in operation ? areNamesFlushed : 'file' in operation && flushed.has(operation.file)
    )
      safe.add(operation);
  }
  return safe;
}

function afterOperations(operations: readonly Operation[]): SimulatedDisk {
  const contents = new Map<number, Buffer>();
  const names = new Map<string, number>();
  for (const operation of operations) {
    if ('path' in operation) applyName(names, operation);
    else if (operation.kind === 'write') {
      contents.set(operation.file, writtenOver(contents.get(operation.file), operation));
    } else if (operation.kind === 'truncate') {
      const content = contents.get(operation.file) ?? Buffer.alloc(0);
      contents.set(operation.file, content.subarray(0, operation.length));
    }
  }
  const disk = new SimulatedDisk();
  for (const [path, file] of names) disk.put(path, contents.get(file) ?? '');
  return disk;
}

function applyName(names: Map<string, number>, operation: NameOperation): void {
  if (operation.kind === 'create') names.set(operation.path, operation.file);
  else if (names.get(operation.path) === operation.file) {
    names.delete(operation.path);
  }
  if (operation.kind === 'rename') names.set(operation.to, operation.file);
}

function writtenOver(content: Buffer = Buffer.alloc(0), { bytes, position }: Write): Buffer {
  const after = Buffer.alloc(Math.max(content.length, position + bytes.length));
  content.copy(after);
  bytes.copy(after, position);
  return after;
}
