import type { Page } from 'playwright/test';
import { expect, siteTest as test } from '#tests/support/fixtures';
import { SERVICE_PATHS } from '#tests/support/navigation';
import { open } from '#tests/support/page-state';

const hrefsIn = (page: Page, within: string) =>
  page
    .locator(`${within} a`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

test('the footer holds what the specification lists', async ({ page }) => {
  await open(page, '/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Northamptonshire');
  for (const network of ['Facebook', 'Instagram', 'YouTube']) {
    const button = footer.getByRole('button', { name: `${network}, coming soon` });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute('title', 'Coming soon');
  }
  const quick = footer.getByRole('navigation', { name: 'Quick Links' }).getByRole('link');
  await expect(quick).toHaveText(['Home', 'About', 'Gallery', 'Process', 'Blog', 'Contact']);
  const services = footer.getByRole('navigation', { name: 'Services' }).getByRole('link');
  await expect(services).toHaveCount(4);
  expect(await hrefsIn(page, 'footer nav[aria-labelledby="footer-services"]')).toEqual(
    SERVICE_PATHS,
  );
  expect(await hrefsIn(page, 'footer nav[aria-labelledby="own-links"]')).toEqual([
    '/builder',
    '/designs',
    '/quotes',
    '/estimator',
    '/permission',
  ]);
  await expect(footer.getByRole('link', { name: '01632 960100' })).toHaveAttribute('href', /^tel:/);
  await expect(footer.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com',
  );
  await expect(footer).toContainText(/Mon.Fri 8:00\sAM.6:00\sPM/);
  await expect(footer).toContainText(/Sat 9:00\sAM.4:00\sPM, Sun closed/);
  await expect(footer.locator('li svg')).toHaveCount(4);
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
  for (const [name, href] of [
    ['Privacy', '/privacy'],
    ['Terms', '/terms'],
    ['Cookies', '/cookies'],
    ['Admin Pricing', '/admin/pricing'],
    ['Admin Gallery', '/admin/gallery'],
  ] as const) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});
