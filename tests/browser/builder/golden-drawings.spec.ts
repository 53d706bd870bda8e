import { drawingGroups, type DrawingPart } from '#app/room/drawing/drawing-parts';
import { drawAxonometric } from '#domain/room/drawing/axonometric';
import { drawElevation } from '#domain/room/drawing/elevation';
import { drawPlan } from '#domain/room/drawing/plan/plan';
import type { Drawing } from '#domain/room/drawing/shapes';
import { buildRoom } from '#domain/room/geometry/room';
import { expect, siteTest as test } from '#tests/support/fixtures';
import { NAMED_ROOMS } from '#tests/support/named-rooms';
import { open } from '#tests/support/page-state';

const SHEET = { width: 200, height: 150, text: 10 };

const drawings = NAMED_ROOMS.map(({ name, shell, choices }) => {
  const room = buildRoom(shell, choices);
  const { finishes } = choices;
  const views = [
    drawPlan(room, finishes, SHEET),
    drawAxonometric(room, finishes, SHEET),
    drawElevation(room, 'front', finishes, SHEET),
    drawElevation(room, 'left', finishes, SHEET),
  ];
  return { name, views };
});

// The drawings are put into the page as markup, which its policy forbids.
test.use({ bypassCSP: true });

test('twelve rooms look as they did', async ({ page }) => {
  await page.setViewportSize({ width: 960, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/peg-out');
  const html = drawings.flatMap(({ views }) => views.slice(0, 3).map(svg)).join('');
  await page.evaluate((pictures) => {
    document.body.innerHTML = `<div id="goldens">${pictures}</div>`;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '#goldens { display: grid; grid-template-columns: repeat(3, 200px); gap: 8px }',
    );
    document.adoptedStyleSheets = [sheet];
  }, html);
  // Text is compared separately, below, because glyph shapes depend on the machine.
  const picture = await page.locator('#goldens').screenshot({ animations: 'disabled' });
  expect(picture).toMatchSnapshot('drawings.png', { maxDiffPixelRatio: 0.004 });
});

test('twelve rooms are measured and described as they were', () => {
  const words = drawings.flatMap(({ name, views }) => [
    `# ${name}`,
    ...views.flatMap((drawing) => [drawing.description, labels(drawing), '']),
  ]);
  expect(`${words.join('\n')}`).toMatchSnapshot('drawings.txt');
});

/** "0.80 2.40 0.80 | 4.0 m" */
function labels({ shapes }: Drawing): string {
  const texts = shapes.flatMap((shape) => (shape.type === 'text' ? shape.text : []));
  return texts.join(' ').replaceAll('\u00a0', ' ');
}

/** The picture as the site's component draws it, without its text. */
function svg(drawing: Drawing): string {
  const { box, scale, finishes } = drawing;
  const parts = drawingGroups(drawing).flatMap(({ parts: each }) => each);
  return (
    `<svg class="drawing__root" viewBox="0 0 ${box.width * scale} ${box.height * scale}" ` +
    `width="200" height="150" data-cladding="${finishes.cladding}" data-roofing="${finishes.roofing}">` +
    `${parts.map(path).join('')}</svg>`
  );
}

function path(part: DrawingPart): string {
  return 'd' in part
    ? `<path class="drawing__${part.role}" fill-rule="evenodd" d="${part.d}"/>`
    : '';
}
