import { expectKeyboardReaches } from '#tests/support/page/accessibility';
import { expect } from '#tests/support/fixtures';
import { inboxTest as test, receiveEnquiry, receiveQuote } from '#tests/support/desk/inbox';
import { open } from '#tests/support/page-state';
import { expectSound } from '#tests/support/page/sound';

test(
  'the desk says what needs doing and leads there, with the last 30 days',
  { tag: '@long' },
  async ({ page, quietConsole }) => {
    quietConsole.allow(/status of (500|409)/);
    for (let count = 0; count < 3; count += 1) await receiveQuote(page);
    await receiveEnquiry(page);
    await open(page, '/admin/pricing');
    await page.getByRole('link', { name: 'Admin', exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/today$/);
    const tasks = page.getByRole('region', { name: 'To do' });
    await expect(tasks.getByRole('link', { name: '3 new quote requests' })).toBeVisible();
    await expect(tasks.getByRole('link', { name: '1 unanswered enquiry' })).toBeVisible();
    const mail = page.getByRole('region', { name: 'Mail' });
    await expect(mail).toContainText('Mail is not set up, so none leaves. 8 mails are kept so far');
    await mail.getByRole('button', { name: 'Send a test mail' }).click();
    await expect(mail.getByRole('status')).toContainText('started without MAIL_URL');
    const figures = page.getByRole('region', { name: 'The last 30 days' });
    await expect(figures.getByText(/^3 requests in 30 days, the most on .+: 3\.$/)).toBeVisible();
    await figures.getByText('Day by day').click();
    await expect(figures.getByRole('row')).toHaveCount(31);
    await expectSound(page, 'today');
    await page.route('/api/today', (route) => route.fulfill({ status: 500 }));
    await open(page, '/admin/today');
    await expect(page.getByRole('alert')).toContainText('What needs doing could not be loaded.');
    await page.unroute('/api/today');
    await page.getByRole('button', { name: 'Try again' }).click();
    const launch = page.getByRole('region', { name: 'Before the launch' });
    await expect(launch.getByRole('listitem')).toHaveCount(
      3 + 1 + 11 + 1 + 4 + 4 + 1 + 1 + 1 + 1 + 2 + 1,
    );
    await expectKeyboardReaches(page, 'today');
    await launch.getByRole('link', { name: 'The VAT number' }).press('Enter');
    await expect(page.getByLabel('VAT number')).toBeFocused();
  },
);
