import type { RoomTypeId } from '#domain/room/options/room-types';
import { largestRoom } from '#domain/testing/model-rooms';
import { expect, siteTest as test } from '#tests/support/fixtures';
import { countFrames, framesDrawn } from '#tests/support/view-in-browser/drawn-frames';
import { drawNothing } from '#tests/support/view-in-browser/view-device';
import { openViewPage, takePicture, viewScript } from '#tests/support/view-in-browser/view-page';

const TYPES: readonly RoomTypeId[] = ['extension', 'dual-purpose'];
const SIGHTS = ['outside', 'dusk', 'inside'] as const;
/** With each light in another place at least once; small, because software draws it. */
const PICTURES = 9;
const SIZE = { width: 120, height: 80 };

test('no frame of the largest rooms has more than 200 draw calls or 60,000 triangles, and none is drawn at rest', { tag: '@long' }, async ({
  page,
}) => {
  // What would be drawn is counted and not looked at: in software, drawing takes three quarters of the work.
  await drawNothing(page);
  await countFrames(page);
  await openViewPage(page, await viewScript(), PICTURES);
  const { shell, choices } = largestRoom;
  for (const roomType of TYPES)
    for (const sight of SIGHTS) {
      await takePicture(page, { shell, choices: { ...choices, roomType }, sight, size: SIZE });
      const frames = await framesDrawn(page);
      const name = `${roomType}, ${sight}`;
      expect(frames.length, name).toBeGreaterThan(0);
      expect.soft(Math.max(...frames.map(({ calls }) => calls)), name).toBeLessThanOrEqual(200);
      expect.soft(Math.max(...frames.map(({ triangles }) => triangles)), name).toBeLessThanOrEqual(60_000);
    }
  const resting = async () => (await framesDrawn(page)).length;
  await expect.poll(resting, { intervals: [2000] }).toBe(0);
}); // oxfmt-ignore
