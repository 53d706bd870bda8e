import { describe, expect, it } from 'vitest';
import { buildRoom } from '#domain/room/geometry/room';
import { largestRoom, plainRoom } from '#domain/testing/model-rooms';
import { exportedMeshes } from './exported';
import { usdz } from './usdz';

function fileOf({ shell, choices }: typeof plainRoom): Uint8Array {
  return usdz(exportedMeshes(buildRoom(shell, choices), choices));
}

/** The one file in a zip, found from its end as programs do. */
function onlyFileIn(zip: Uint8Array) {
  const data = new DataView(zip.buffer);
  const end = zip.length - 22;
  expect(data.getUint32(end, true)).toBe(0x06_05_4b_50);
  expect(data.getUint16(end + 10, true)).toBe(1);
  const central = data.getUint32(end + 16, true);
  expect(data.getUint32(central, true)).toBe(0x02_01_4b_50);
  const local = data.getUint32(central + 42, true);
  expect(data.getUint32(local, true)).toBe(0x04_03_4b_50);
  const start = local + 30 + data.getUint16(local + 26, true) + data.getUint16(local + 28, true);
  const size = data.getUint32(central + 24, true);
  return {
    start,
    isStored: data.getUint16(local + 8, true) === 0,
    checksum: data.getUint32(central + 16, true),
    bytes: zip.subarray(start, start + size),
    name: new TextDecoder().decode(zip.subarray(central + 46, end)),
  };
}

describe('a room as a USDZ file', () => {
  const file = onlyFileIn(fileOf(plainRoom));
  const text = new TextDecoder().decode(file.bytes);

  it('is a zip that is not compressed, whose file begins at a multiple of 64 bytes', () => {
    expect(file.name).toBe('room.usda');
    expect(file.isStored).toBe(true);
    expect(file.start % 64).toBe(0);
    expect(file.checksum).toBe(checksumOf(file.bytes));
  });

  it('is in metres, upright', () => {
    expect(text.startsWith('#usda 1.0\n')).toBe(true);
    expect(text).toContain('metersPerUnit = 1\n');
    expect(text).toContain('upAxis = "Y"');
  });

  it('is 4.2 m wide and 3.4 m deep with the roof of a room of 4 by 3 m', () => {
    const drip = text.slice(text.indexOf('def Mesh "drip"'));
    const extent = /extent = \[\(([^)]*)\),\(([^)]*)\)\]/.exec(drip)?.slice(1) ?? [];
    const [min = [], max = []] = extent.map((corner) => corner.split(',').map(Number));
    expect((max[0] ?? 0) - (min[0] ?? 0)).toBeCloseTo(4.2, 3);
    expect((max[2] ?? 0) - (min[2] ?? 0)).toBeCloseTo(3.4, 3);
  });

  it('has glass that is seen through and a material for every mesh', () => {
    const glass = text.slice(text.indexOf('def Material "glass"'));
    expect(Number(/inputs:opacity = ([\d.]+)/.exec(glass)?.[1])).toBeLessThan(0.5);
    const meshes = [...text.matchAll(/def Mesh "(\w+)"/g)].map(([, name]) => name);
    const bound = [...text.matchAll(/material:binding = <\/Room\/Materials\/(\w+)>/g)].map(
      ([, name]) => name,
    );
    expect(bound).toEqual(meshes);
    for (const name of meshes) expect(text).toContain(`def Material "${name}"`);
  });

  it('has as many indices as its faces have corners, and a normal for every point', () => {
    const large = new TextDecoder().decode(onlyFileIn(fileOf(largestRoom)).bytes);
    const lists = (name: string) =>
      [...large.matchAll(new RegExp(`${name} = \\[(.*)\\]`, 'g'))].map(([, list = '']) => list);
    const counts = lists('faceVertexCounts').map((list) => list.split(',').length);
    const indices = lists('faceVertexIndices').map((list) => list.split(',').map(Number));
    const points = lists('points').map(sizeOf);
    expect(indices.map((list) => list.length)).toEqual(counts.map((count) => 3 * count));
    expect(lists('normals').map(sizeOf)).toEqual(points);
    expect(indices.every((list, n) => Math.max(...list) === (points[n] ?? 0) - 1)).toBe(true);
    expect(large).not.toMatch(/NaN|Infinity|e-/);
  });
});

/** How many triples of numbers a list has. */
function sizeOf(list: string): number {
  return list.split('),(').length;
}

/** CRC-32 bit by bit, as its definition has it. */
function checksumOf(bytes: Uint8Array): number {
  let crc = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0);
  }
  return ~crc >>> 0;
}
