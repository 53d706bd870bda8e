import { expect } from '#tests/support/fixtures';
import { detail, inboxTest as test, openInbox, receiveQuote } from '#tests/support/desk/inbox';
import { deviceWith, drawNothing } from '#tests/support/view-in-browser/view-device';

test.use({ reducedMotion: 'reduce' });

test(
  'the administrator sees the room of a request as its homeowner does',
  { tag: '@long' },
  async ({ page }) => {
    // Its pixels are looked at in builder/view/view.spec.ts.
    await drawNothing(page);
    await deviceWith(page, { cores: 8 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const id = await receiveQuote(page, { finishes: { cladding: 'cedar' }, windows: 2 });
    await openInbox(page, `/admin/quotes?request=${id}`);
    const button = detail(page).getByRole('button', { name: 'See it in 3-D' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(asked.filter((url) => url.includes('/assets/view-'))).toEqual([]);
    await button.click();
    const view = detail(page).getByRole('img', { name: /clad in cedar.*Front wall/ });
    await expect(view).toBeVisible();
    const turning = detail(page).getByRole('slider', { name: 'Turn the room' });
    await turning.focus();
    for (let n = 0; n < 8; n += 1) await page.keyboard.press('ArrowRight');
    await expect(
      detail(page).getByRole('img', { name: /seen from its right and back/ }),
    ).toBeVisible();
    await detail(page).getByRole('radio', { name: 'Inside' }).check();
    await detail(page).getByRole('combobox', { name: 'Where you are' }).selectOption('At the door');
    await expect(detail(page).getByRole('img', { name: /^At the door, looking to/ })).toBeVisible();
    await detail(page).getByRole('button', { name: 'Close the view in 3-D' }).click();
    await expect(detail(page).locator('canvas')).toHaveCount(0);
  },
);
