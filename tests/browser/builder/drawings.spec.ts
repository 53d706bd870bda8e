import { expectAccessible } from '#tests/support/accessibility';
import {
  designRoom,
  finishCard,
  goNext,
  moreButton,
  patioToggle,
  roomTypeCard,
  sizeCard,
} from '#tests/support/builder';
import { API_UNREACHED, expect, test } from '#tests/support/fixtures';
import { movedBy, watchMovement } from '#tests/support/layout-shift';
import { open, workerReady } from '#tests/support/page-state';
import { DESKTOP } from '#tests/support/routes';

const DRAWING = { name: 'Your room, drawn' };

test('the drawing beside the steps follows each touch, and can be looked at from all sides', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await watchMovement(page);
  await open(page, '/builder');
  const board = page.getByRole('complementary', { name: 'Your room' });
  await expect(board).toContainText('Your plan is drawn here once you have chosen a size.');
  await roomTypeCard(page, 'Garden Room').check();
  await goNext(page, 2);
  await sizeCard(page, '4 × 4').check();
  const shown = board.getByRole('img');
  await expect(shown).toHaveAccessibleName(/^Plan .*Front wall: 1 door\./);
  await goNext(page, 3);
  await moreButton(page, 'window').click();
  await patioToggle(page).click();
  await expect(shown).toHaveAccessibleName(/Front wall: patio glass\..*Left wall: 1 window\./);
  await goNext(page, 4);
  await goNext(page, 5);
  await finishCard(page, 'Cladding', 'Cedar').check();
  await expect(shown).toHaveAccessibleName(/^View from outside/);
  await expect(shown).toHaveAttribute('data-cladding', 'cedar');
  await board.getByRole('button', { name: 'Turn the room' }).click();
  await expect(shown).toHaveAccessibleName(/from its back right corner/);
  await board.getByRole('radio', { name: 'Outside' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(shown).toHaveAccessibleName(/^Front elevation .*Openings: patio glass\./);
  await expectAccessible(page, 'drawing, 1440, light');
  // The text under the price may grow by a letter; the drawing itself moves nothing.
  expect(await movedBy(page)).toBeLessThan(0.001);
});

test('on a phone the drawing stands in the step and folds away, also without a signal', async ({
  page,
  context,
  quietConsole,
}) => {
  quietConsole.allow(API_UNREACHED);
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/builder');
  await workerReady(page);
  await context.setOffline(true);
  await roomTypeCard(page, 'Modular House Extensions').check();
  await goNext(page, 2);
  await sizeCard(page, '4 × 4').check();
  await goNext(page, 3);
  const drawing = page.getByRole('region', DRAWING).filter({ visible: true });
  await expect(drawing.getByRole('img')).toHaveAccessibleName(/Back wall: the house\./);
  await expect(drawing.getByRole('radio')).toHaveCount(5);
  await drawing.getByRole('radio', { name: 'Front' }).check();
  await expect(drawing.getByRole('img')).toHaveAccessibleName(/^Front elevation/);
  await expectAccessible(page, 'drawing, 390, dark');
  await drawing.getByRole('button', { name: 'Hide the drawing' }).click();
  await expect(drawing.getByRole('img')).toBeHidden();
  await goNext(page, 4);
  await expect(drawing.getByRole('button', { name: 'Show the drawing' })).toBeVisible();
});

test('the peg-out sheet gives the draft its measures, without a signal and on one page', async ({
  page,
  context,
  quietConsole,
}) => {
  quietConsole.allow(API_UNREACHED);
  await open(page, '/peg-out');
  await expect(page.getByText('There is no size to peg out here.')).toBeVisible();
  await expectAccessible(page, 'peg-out, empty');
  await page.getByRole('link', { name: 'Choose a size' }).click();
  await page.getByRole('heading', { name: 'Choose Your Room Type' }).waitFor();
  await designRoom(page, { roomType: 'Garden Room', size: '4 × 4', patioGlass: true });
  await workerReady(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Peg it out on your lawn' }).click();
  await expect(page.getByRole('heading', { name: 'Peg out your room' })).toBeVisible();
  await page.reload();
  const plan = page.getByRole('main').getByRole('img');
  await expect(plan).toHaveAccessibleName(/Both diagonals measure 5\.657 metres/);
  await expect(page.getByRole('checkbox', { name: /A to C 5\.657\sm/ })).toBeVisible();
  const north = page.getByRole('slider', { name: 'Turn the arrow to north' });
  await expect(page.getByText('The front looks south.', { exact: true })).toBeVisible();
  await north.fill('90');
  await expect(page.getByText('The front looks east.', { exact: true })).toBeVisible();
  await expect(plan).toHaveAccessibleName(/North lies 90 degrees clockwise/);
  await page.reload();
  await expect(north).toHaveValue('90');
  const sheet = await page.pdf({ format: 'A4', margin: { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' } }); // prettier-ignore
  expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});
