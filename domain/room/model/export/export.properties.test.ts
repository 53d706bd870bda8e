import fc from 'fast-check';
import { validateBytes } from 'gltf-validator';
import { describe, expect, it } from 'vitest';
import { buildRoom } from '#domain/room/geometry/room';
import { soldRoom } from '#domain/testing/model-rooms';
import { exportedMeshes } from './exported';
import { glb } from './glb';
import { usdz } from './usdz';

/** Random rooms per property; 10,000 with `npm run test:designs`. */
const numRuns = Number(process.env['RUNS'] ?? 100);
const timeout = Math.max(30_000, numRuns * 200);
/** The validator takes ten times as long as the file. */
const validated = Math.ceil(numRuns / 10);
const LARGEST = 300_000;

const room = soldRoom.map(({ shell, choices }) => ({ room: buildRoom(shell, choices), choices }));

describe('the files of any room of a size that is sold', () => {
  it('are a GLB of 300 kB at most, and a USDZ in metres with clear glass', { timeout }, () => {
    fc.assert(
      fc.property(room, ({ room: one, choices }) => {
        const meshes = exportedMeshes(one, choices);
        expect(glb(meshes, 'Room').length).toBeLessThanOrEqual(LARGEST);
        const text = new TextDecoder().decode(usdz(meshes));
        expect(text).toContain('metersPerUnit = 1\n');
        const glass = text.slice(text.indexOf('def Material "glass"'));
        expect(Number(/inputs:opacity = ([\d.]+)/.exec(glass)?.[1])).toBeLessThan(0.5);
        expect(text).not.toMatch(/NaN|Infinity|undefined/);
      }),
      { numRuns },
    );
  });

  it("include a GLB that Khronos's validator has no word about", { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(room, async ({ room: one, choices }) => {
        const { issues } = await validateBytes(glb(exportedMeshes(one, choices), 'Room'));
        expect(issues.messages).toEqual([]);
      }),
      { numRuns: validated },
    );
  });
});
