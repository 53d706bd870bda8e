import { STARTING_PRICES } from '#domain/design/estimate/starting-prices';
import { formatSize } from '#domain/room/geometry/format-size';
import { pounds } from '#domain/text/money';
import { ROOM_TYPE_IDS, type RoomTypeId } from '#domain/room/options/room-types';
import { goTo, priceButton, sizeCard } from '#tests/support/builder';
import { expect, siteTest as test } from '#tests/support/fixtures';
import { open } from '#tests/support/page-state';
import { PUBLIC_ROUTES } from '#tests/support/routes';

/** What the four kinds are called, in the singular of the builder and the plural of the services. */
const KINDS: ReadonlyArray<[RoomTypeId, RegExp]> = [
  ['garden-room', /Garden Rooms?(?: Popular)? from £([\d,]+)/gi],
  ['office', /Garden Offices?(?: Popular)? from £([\d,]+)/gi],
  ['extension', /Extensions \(3 walls\)(?: Popular)? from £([\d,]+)/gi],
  ['dual-purpose', /Dual Purpose(?: Spaces)?(?: Popular)? from £([\d,]+)/gi],
];

test('every prerendered page says the same of what is the same', async ({ request }) => {
  for (const path of PUBLIC_ROUTES) {
    const html = await (await request.get(path)).text();
    const words = textOf(html);
    for (const [roomType, from] of KINDS) {
      const told = [...words.matchAll(from)].map(([, amount]) => `£${amount}`);
      expect.soft(told.length, path).toBeGreaterThan(0);
      expect.soft(new Set(told), path).toEqual(new Set([pounds(STARTING_PRICES[roomType].from)]));
    }
    for (const [size, width, depth] of words.matchAll(
      /[\d.]+ m² inside, ([\d.]+) m × ([\d.]+) m outside/g,
    )) {
      const shell = { width: Number(width), depth: Number(depth) };
      const sizes = ROOM_TYPE_IDS.map((id) => formatSize(shell, id).replaceAll('\u00a0', ' '));
      expect.soft(sizes, path).toContain(size);
    }
    // Articles reckon with floors of their own, and the rules on planning with gardens.
    if (!path.startsWith('/blog/') && path !== '/permission') {
      expect.soft(words.match(/\d m²(?!K| inside| outside).{0,20}/g), path).toBeNull();
    }
    for (const [, height] of words.matchAll(
      /([\d.]+) m (?:internal height|of height inside|high inside)/gi,
    )) {
      expect.soft(height, path).toBe('2.5');
    }
    const service = /"price":(\d+)/.exec(html)?.[1];
    if (service) expect.soft(words, path).toContain(`Starting From ${pounds(Number(service))}`);
  }
});

test('the builder, its total and the pricing page ask the same of a room', async ({ page }) => {
  await open(page, '/pricing');
  const product = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Garden Rooms' }) });
  const live = (term: string) =>
    product
      .locator('dl > div')
      .filter({ has: page.locator('dt', { hasText: term }) })
      .locator('dd');
  await expect(live('That size today')).toContainText('£');
  const [typical, smallest] = [
    await live('That size today').textContent(),
    await live('Smallest today').textContent(),
  ];
  await goTo(page, 2);
  const card = (size: string) => page.locator('label').filter({ has: sizeCard(page, size) });
  await expect(card('4 × 4')).toContainText(typical ?? '');
  const [inside = '', price = ''] = (smallest ?? '').split(', ');
  await expect(card('2.5 × 3')).toContainText(inside);
  await expect(card('2.5 × 3')).toContainText(price);
  await sizeCard(page, '4 × 4').check();
  await expect(priceButton(page)).toContainText(typical ?? '');
  await sizeCard(page, '2.5 × 3').check();
  await expect(priceButton(page)).toContainText(price);
});

/** What a page says, without its scripts, styles and drawings, with plain spaces. */
function textOf(html: string): string {
  return html
    .replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replaceAll('&#x27;', '’')
    .replace(/\s+/g, ' ');
}
