import sharp from 'sharp';
import { expect, siteTest as test } from '#tests/support/fixtures';
import { NAMED_ROOMS } from '#tests/support/named-rooms';
import {
  openViewPage,
  SOFTWARE_WEBGL,
  takePicture,
  viewScript,
} from '#tests/support/view-in-browser/view-page';

const SIGHTS = ['outside', 'dusk', 'inside'] as const;
const SIZE = { width: 222, height: 148 };
/** All of them with `npm run test:views`: software needs seconds for a picture. */
const ROOMS = process.env['ALL_VIEWS']
  ? NAMED_ROOMS
  : NAMED_ROOMS.filter(({ name }) => name === 'Studio');
/** Few: shadows have steps here, which a device smooths with more. */
const PICTURES = 5;

// WebGL in software needs seconds for a picture.
test.describe.configure({ timeout: 600_000 });
test.use({
  launchOptions: ({ launchOptions }, provide) => provide({ ...launchOptions, args: SOFTWARE_WEBGL }),
}); // prettier-ignore

test('named rooms look as they did in 3-D, outside, at dusk and inside', async ({ page }) => {
  await openViewPage(page, await viewScript(), PICTURES);
  for (const { name, shell, choices } of ROOMS) {
    const taken: Buffer[] = [];
    for (const sight of SIGHTS)
      taken.push(await takePicture(page, { shell, choices, sight, size: SIZE }));
    const file = `${name.toLowerCase().replaceAll(' ', '-')}.png`;
    expect.soft(await sheetOf(taken)).toMatchSnapshot(['views', file], { maxDiffPixelRatio: 0.03 });
  }
}); // prettier-ignore

/** Side by side, in few colours so that it stays small. */
function sheetOf(pictures: readonly Buffer[]): Promise<Buffer> {
  const { width, height } = SIZE;
  return sharp({ create: { width: width * pictures.length, height, channels: 3, background: '#fff' } })
    .composite(pictures.map((input, n) => ({ input, left: n * width, top: 0 })))
    .png({ palette: true, dither: 0, effort: 10 })
    .toBuffer();
} // prettier-ignore
