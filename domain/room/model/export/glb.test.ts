import { validateBytes } from 'gltf-validator';
import { describe, expect, it } from 'vitest';
import { buildRoom } from '#domain/room/geometry/room';
import { CLADDINGS } from '#domain/room/options/claddings';
import { FINISH_OPTIONS } from '#domain/room/options/option-ids';
import { starterPricing } from '#domain/design/pricing/starter';
import { largestRoom, plainRoom } from '#domain/testing/model-rooms';
import { exportedMeshes } from './exported';
import { glb } from './glb';

const LARGEST = 300_000;

function fileOf({ shell, choices }: typeof plainRoom): Uint8Array {
  return glb(exportedMeshes(buildRoom(shell, choices), choices), 'Room');
}

interface Document {
  readonly nodes: readonly { readonly scale: readonly number[] }[];
  readonly materials: readonly {
    readonly name: string;
    readonly alphaMode?: string;
    readonly pbrMetallicRoughness: { readonly baseColorFactor: readonly number[] };
  }[];
  readonly meshes: readonly {
    readonly primitives: readonly { readonly attributes: { readonly POSITION: number } }[];
  }[];
  readonly accessors: readonly { readonly min: number[]; readonly max: number[] }[];
}

/** The JSON chunk, after a header of 20 bytes. */
function documentIn(file: Uint8Array): Document {
  const length = new DataView(file.buffer).getUint32(12, true);
  return JSON.parse(new TextDecoder().decode(file.subarray(20, 20 + length)));
}

describe('a room as a GLB file', () => {
  it("passes Khronos's validator without a word", async () => {
    for (const one of [plainRoom, largestRoom]) {
      const { issues } = await validateBytes(fileOf(one));
      expect(issues.messages).toEqual([]);
    }
  });

  it('stays within 300 kB for every finish of the largest room with all openings', () => {
    const sizes = FINISH_OPTIONS.interior.flatMap((interior) =>
      FINISH_OPTIONS.cladding.map((cladding) => {
        const finishes = { ...largestRoom.choices.finishes, interior, cladding };
        return fileOf({ ...largestRoom, choices: { ...largestRoom.choices, finishes } }).length;
      }),
    );
    expect(Math.max(...sizes)).toBeLessThanOrEqual(LARGEST);
  });

  it('is as wide, high and deep in metres as the roof over a room of 4 by 3 m', () => {
    const { meshes, accessors, nodes, materials } = documentIn(fileOf(plainRoom));
    const drip = materials.findIndex(({ name }) => name === 'drip');
    const { min = [], max = [] } =
      accessors[meshes[0]?.primitives[drip]?.attributes.POSITION ?? -1] ?? {};
    const scale = nodes[0]?.scale ?? [];
    const sizes = max.map((high, axis) => (high - (min[axis] ?? 0)) * (scale[axis] ?? 0));
    // 4 m and 0.1 m on both sides; 3 m, 0.3 m before the front and 0.1 m behind the back.
    expect(sizes[0]).toBeCloseTo(4.2, 3);
    expect(sizes[2]).toBeCloseTo(3.4, 3);
  });

  it('has glass that is seen through, and boards in the colour of their finish', () => {
    const { materials } = documentIn(fileOf(plainRoom));
    const glass = materials.find(({ name }) => name === 'glass');
    expect(glass?.alphaMode).toBe('BLEND');
    expect(glass?.pbrMetallicRoughness.baseColorFactor[3]).toBeLessThan(0.5);
    expect(CLADDINGS.cedar.print.board).toBe('#b37552');
    const cedar = materials.find(({ name }) => name === 'cladding-cedar');
    // 0xb3 / 255 = 0.702, and ((0.702 + 0.055) / 1.055) ** 2.4 = 0.4508.
    expect(cedar?.pbrMetallicRoughness.baseColorFactor[0]).toBeCloseTo(0.4508, 3);
    expect(cedar?.alphaMode).toBeUndefined();
  });

  it('leaves the house of an extension out, which is there already', () => {
    const choices = { ...plainRoom.choices, roomType: 'extension' } as const;
    const names = documentIn(fileOf({ ...plainRoom, choices })).materials.map(({ name }) => name);
    expect(names).not.toContain('brick');
    expect(names).not.toContain('paving');
  });

  it('is the same bytes each time', () => {
    expect(fileOf(plainRoom)).toEqual(fileOf(plainRoom));
  });

  it('is offered for no larger room than the tests know', () => {
    const widest = Math.max(...starterPricing.shellSizes.map(({ width }) => width));
    const deepest = Math.max(...starterPricing.shellSizes.map(({ depth }) => depth));
    expect(largestRoom.shell).toEqual({ width: widest, depth: deepest });
  });
});
