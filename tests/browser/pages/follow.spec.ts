import { expect, test } from '#tests/support/fixtures';
import { expectAccessible, expectKeyboardReaches } from '#tests/support/page/accessibility';
import { Desk, follow, inDays, withExtraLine } from '#tests/support/follow';

test.use({ reducedMotion: 'reduce' });

test('a quote that came after times were offered stands first, and a time can still be chosen', async ({
  page,
  server,
}) => {
  const desk = await Desk.at(server);
  const { id, token } = await desk.receive();
  await desk.takeAction(id, { kind: 'times-offered', times: [inDays(7), inDays(8)], text: '' });
  await desk.quote(id);
  await follow(page, token);
  const head = page.locator('section[data-turn]');
  await expect(head).toContainText('Your written quote is here');
  const due = /To pay: £[\d,.]+ in advance, when you order; £[\d,.]+ on completion\./;
  await expect(head).toContainText(due);
  const tops = await page
    .getByRole('heading', { name: /^(Your written quote|The way to your room|Our visit)$/ })
    .allTextContents();
  expect(tops).toEqual(['Your written quote', 'The way to your room', 'Our visit']);
  const visit = page.getByRole('listitem').filter({ hasText: /^Visit/ });
  await expect(visit).toHaveAttribute('data-state', 'passed');
  await page.getByRole('button', { name: 'Accept this quote…' }).click();
  await expect(page.getByRole('dialog')).toContainText(due);
  await page.keyboard.press('Escape');
  await expectAccessible(page, 'a quote, and times that were offered before');
  const times = page.getByRole('region', { name: 'Our visit' });
  await times.getByRole('radio').first().press('Space');
  await times.getByLabel('Address').fill('1 Example Lane');
  await times.getByLabel('Postcode').fill('NN6 7AB');
  await times.getByRole('button', { name: 'Choose this time' }).click();
  await expect.poll(() => desk.happened(id)).toContain('time-chosen');
  await expect(head).toContainText('Your written quote is here');
});

test(
  'every state of the page is accessible, by keyboard too',
  { tag: '@long' },
  async ({ page, server }) => {
    const desk = await Desk.at(server);
    const { id, token } = await desk.receive();
    const look = async (state: string) => {
      await page.goto('about:blank');
      await follow(page, token);
      await expectAccessible(page, state);
    };
    await look('received');
    await desk.takeAction(id, {
      kind: 'times-offered',
      times: [inDays(7), inDays(8)],
      text: 'Tom comes.',
    });
    await look('times offered');
    await expectKeyboardReaches(page, 'times offered');
    await page.getByRole('button', { name: 'None of these suit' }).click();
    await expectAccessible(page, 'none of the times suits');
    await desk.homeowner(token, {
      kind: 'place-given',
      address: '1 Example Lane',
      postcode: 'NN6 7AB',
    });
    await desk.homeowner(token, { kind: 'time-chosen', ...inDays(7) });
    await look('visit booked');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Add to calendar' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.ics$/);
    await desk.takeAction(id, { kind: 'visit-held' });
    await desk.quote(id);
    await desk.homeowner(token, { kind: 'asked', text: 'Is <b>it</b> dry?' });
    await desk.quote(id, withExtraLine);
    await look('two versions and a question');
    await expect(page.getByText('Is <b>it</b> dry?')).toBeVisible();
    await expectKeyboardReaches(page, 'two versions and a question');
    await page.getByRole('button', { name: 'Accept this quote…' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'accepting');
    await page.getByRole('button', { name: /^Accept for/ }).click();
    await expect(page.getByText('Enter your name')).toBeVisible();
    await expect(page.getByLabel('Your full name')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Withdraw the request…' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('It cannot be taken back here.');
    await expectAccessible(page, 'withdrawing');
    await page.getByRole('button', { name: 'Withdraw it' }).click();
    await expect(page.locator('section[data-turn]')).toContainText('You have withdrawn');
    await look('withdrawn');
    await desk.close();
  },
);

test(
  'a server that cannot answer is said to be busy, and asked again',
  { tag: '@long' },
  async ({ page, server, quietConsole }) => {
    quietConsole.allow(/status of 503/);
    const desk = await Desk.at(server);
    const { token } = await desk.receive();
    await page.route('**/api/follow', (route) => route.fulfill({ status: 503, body: 'down' }));
    await page.goto(`/follow#${token}`);
    await expect(page.getByRole('heading', { name: 'Our server could not answer' })).toBeVisible();
    await expectAccessible(page, 'busy');
    await page.unroute('**/api/follow');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('The way to your room')).toBeVisible();
    await desk.close();
  },
);

test('skipping to the content keeps the link of the page', async ({ page, server }) => {
  const desk = await Desk.at(server);
  const { token } = await desk.receive();
  await follow(page, token);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/follow#${token}$`));
  await expect(page.getByText('The way to your room')).toBeVisible();
  await page.reload();
  await expect(page.getByText('The way to your room')).toBeVisible();
  await desk.close();
});
