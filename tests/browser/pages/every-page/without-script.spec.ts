import { enquiryField, enquiryForm, sendButton } from '#tests/support/enquiry';
import { expect, NOT_THERE, test } from '#tests/support/fixtures';

test.use({ javaScriptEnabled: false });

test('without JavaScript the contact form keeps what was typed, and stores the enquiry', async ({
  page,
  server,
  quietConsole,
}) => {
  quietConsole.allow(/status of 400/);
  await page.goto('/contact');
  await enquiryField(page, 'Name').fill('Jo "Bloggs" <b>');
  await enquiryField(page, 'Email').fill('nobody');
  await enquiryForm(page).getByLabel('Project type (optional)').selectOption('Garden Office');
  await enquiryField(page, 'Message (optional)').fill('One line\nand another');
  await sendButton(page).click();
  await expect(enquiryForm(page).getByRole('alert')).toHaveText('Please check the marked fields.');
  for (const [label, wrong] of [
    ['Email', 'Enter an email address like name@example.com'],
    ['Phone', 'Enter a phone number with at least 7 digits'],
    ['Postcode', 'Enter your postcode'],
  ] as const) {
    await expect.soft(enquiryField(page, label)).toHaveAttribute('aria-invalid', 'true');
    await expect.soft(enquiryField(page, label)).toHaveAccessibleDescription(wrong);
  }
  await expect(enquiryField(page, 'Name')).toHaveValue('Jo "Bloggs" <b>');
  await expect(enquiryField(page, 'Message (optional)')).toHaveValue('One line\nand another');
  await enquiryField(page, 'Email').fill('jo@example.com');
  await enquiryField(page, 'Phone').fill('01632 960123');
  await enquiryField(page, 'Postcode').fill('NN1 1AA');
  await sendButton(page).click();
  await expect(enquiryForm(page).getByRole('alert')).toHaveText(
    'Thank you for your inquiry! We will contact you shortly.',
  );
  await expect(enquiryForm(page).getByRole('alert')).toBeInViewport();
  await expect(enquiryField(page, 'Name')).toHaveValue('');
  const { enquiries } = await server.readStore();
  expect(enquiries).toMatchObject([
    {
      name: 'Jo "Bloggs" <b>',
      email: 'jo@example.com',
      projectType: 'Garden Office',
      message: 'One line\nand another',
    },
  ]);
});

test('without JavaScript the newsletter takes an address on every page, even one not found', async ({
  page,
  server,
  quietConsole,
}) => {
  quietConsole.allow(NOT_THERE);
  const footer = page.getByRole('contentinfo');
  for (const [path, email] of [
    ['/about', 'one@example.com'],
    ['/no-such-page', 'two@example.com'],
  ] as const) {
    await page.goto(path);
    await footer.getByLabel('Email address').fill(email);
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    const thanks = footer.getByRole('alert');
    await expect(thanks).toHaveText('Thank you. You are on the list.');
    await expect(thanks).toBeInViewport();
  }
  const { newsletterSubscribers } = await server.readStore();
  expect(newsletterSubscribers.map(({ email }) => email)).toEqual([
    'one@example.com',
    'two@example.com',
  ]);
});

test('without JavaScript builder and estimator say what they need, and tell the prices', async ({
  page,
}) => {
  for (const path of ['/builder', '/estimator']) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect.soft(main.getByText(/needs JavaScript, which is off/), path).toBeVisible();
    await expect
      .soft(main.getByRole('listitem'), path)
      .toHaveText([
        /Garden Room\s*from £28,000/,
        /Garden Office\s*from £30,000/,
        /Modular House Extensions \(3 walls\)\s*from £35,000/,
        /Dual Purpose\s*from £32,000/,
      ]);
    await expect
      .soft(main.getByText(/loading live prices/i).filter({ visible: true }), path)
      .toHaveCount(0);
    await expect.soft(main.getByRole('radio'), path).toHaveCount(0);
  }
});
