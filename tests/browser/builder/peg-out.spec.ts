import { expectAccessible } from '#tests/support/page/accessibility';
import { designRoom } from '#tests/support/builder';
import { API_UNREACHED, expect, siteTest as test } from '#tests/support/fixtures';
import { open, workerReady } from '#tests/support/page-state';

test.use({ serviceWorkers: 'allow' });

test(
  'the peg-out sheet gives the draft its measures, without a signal and on one page',
  { tag: '@long' },
  async ({ page, context, quietConsole }) => {
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
    const sheet = await page.pdf({ format: 'A4', margin: { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' } }); // oxfmt-ignore
    expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  },
);
