import sharp from 'sharp';
import { eyeInside } from '#app/room/view/camera/eye';
import { pixelOf } from '#app/room/view/camera/pixel-of';
import { furnish } from '#domain/room/furniture/furnish';
import { suggestedFor } from '#domain/room/furniture/suggested';
import type { Opening } from '#domain/room/geometry/openings/placement';
import { buildRoom, type Room } from '#domain/room/geometry/room';
import { inModel } from '#domain/room/model/axes';
import { placesIn } from '#domain/room/scene/places/places';
import type { RoomSun } from '#domain/room/sun/room-sun';
import { sunOnFloor } from '#domain/room/sun/sunlight';
import { plainRoom } from '#domain/testing/model-rooms';
import { expect, siteTest as test } from '#tests/support/fixtures';
import { NAMED_ROOMS } from '#tests/support/named-rooms';

import { openViewPage, takePicture, viewScript } from '#tests/support/view-in-browser/view-page';

const SIGHTS = ['outside', 'dusk', 'inside'] as const;
const SIZE = { width: 222, height: 148 };
/** All of them with `npm run test:views`: software needs seconds for a picture. */
const ROOMS = process.env['ALL_VIEWS']
  ? NAMED_ROOMS
  : NAMED_ROOMS.filter(({ name }) => name === 'Studio');
/** Few: shadows have steps here, which a device smooths with more. */
const PICTURES = 5;
/** 0.9 m wide, from 0.9 to 2.1 m high. */
const FRONT_WINDOW: Opening = { kind: 'window', wall: 'front', at: 1.5 };

test('named rooms look as they did in 3-D, outside, at dusk and inside', { tag: '@long' }, async ({ page }) => {
  await openViewPage(page, await viewScript(), PICTURES);
  for (const { name, shell, choices } of ROOMS) {
    const taken: Buffer[] = [];
    for (const sight of SIGHTS)
      taken.push(await takePicture(page, { shell, choices, sight, size: SIZE }));
    const file = `${name.toLowerCase().replaceAll(' ', '-')}.png`;
    expect.soft(await sheetOf(taken)).toMatchSnapshot(['views', file], { maxDiffPixelRatio: 0.03 });
  }
}); // oxfmt-ignore

test('the sun lies on the floor where it comes through the window, and nowhere once it is behind the room', { tag: '@long' }, async ({
  page,
}) => {
  const shell = { width: 5, depth: 4 };
  const choices = { ...plainRoom.choices, doors: 0, windows: 1, placement: [FRONT_WINDOW] };
  const room = buildRoom(shell, choices);
  const before = { altitude: Math.PI / 4, azimuth: 0 };
  // As in `sunlight.test.ts`: across from 1.555 to 2.345 m, 1.134 to 2.1 m behind the front.
  const [lit, beside, behind] = [[2.1, 1.6], [2.65, 1.6], [2.1, 0.7]] as const;
  expect(sunOnFloor(room, before)).toHaveLength(1);

  // Where the light falls shows in the first.
  await openViewPage(page, await viewScript(), 1);
  const lightOf = async (sun: RoomSun) => {
    const taken = await takePicture(page, { shell, choices, sight: 'inside', size: SIZE, sun });
    return Promise.all([lit, beside, behind].map((spot) => lightAt(taken, onPicture(room, spot))));
  };
  const [sunny = 0, ...shady] = await lightOf(before);
  for (const one of shady) expect(sunny).toBeGreaterThan(one * 1.25);
  const [there = 0, ...elsewhere] = await lightOf({ ...before, azimuth: Math.PI });
  for (const one of elsewhere) expect(Math.abs(there - one)).toBeLessThan(one * 0.12);
  expect(there).toBeLessThan(sunny / 1.25);
}); // oxfmt-ignore

/** Where the picture from the corner has a spot of the floor, in pixels. */
function onPicture(room: Room, [across, behind]: readonly [number, number]) {
  const { pieces } = furnish(room, suggestedFor('garden-room', room));
  const [corner] = placesIn(room, pieces);
  if (!corner) throw new Error('There is no corner');
  return pixelOf(eyeInside(corner, room, SIZE), SIZE, inModel(room, [across, behind, room.floorLevel]));
} // oxfmt-ignore

/** The mean of a few pixels, from 0 to 255. */
async function lightAt(picture: Buffer, [x, y]: readonly [number, number]): Promise<number> {
  const few = { left: Math.round(x) - 2, top: Math.round(y) - 1, width: 5, height: 3 };
  const values = await sharp(picture).removeAlpha().extract(few).raw().toBuffer();
  return values.reduce((sum, value) => sum + value / values.length, 0);
}

/** Side by side, in few colours so that it stays small. */
function sheetOf(pictures: readonly Buffer[]): Promise<Buffer> {
  const { width, height } = SIZE;
  return sharp({ create: { width: width * pictures.length, height, channels: 3, background: '#fff' } })
    .composite(pictures.map((input, n) => ({ input, left: n * width, top: 0 })))
    .png({ palette: true, dither: 0, effort: 10 })
    .toBuffer();
} // oxfmt-ignore
