import {
  designRoom,
  fillContact,
  interactive,
  offlineReady,
  submitButton,
} from '#tests/support/builder';
import { expect, test } from '#tests/support/fixtures';
import { waitUntil } from '#tests/support/server';

test('a quote asked for with no server and a closed tab arrives exactly once', async ({
  context,
  page,
  server,
}) => {
  await page.goto('/builder');
  await interactive(page);
  await offlineReady(page);
  await designRoom(page);
  await server.stop();
  await fillContact(page);
  await submitButton(page).click();
  await expect(page.getByText('Quote Request Submitted!')).toBeVisible();
  await page.close();
  expect((await server.readStore()).roomConfigurations).toHaveLength(0);

  await server.start();
  const later = await context.newPage();
  await later.goto('/quotes');
  await expect(later.getByText('Received', { exact: true }).first()).toBeVisible();
  await expect(later.getByText(/MGR-[0-9A-Z]{4}-[0-9A-Z]{2}/)).toBeVisible();

  const { roomConfigurations } = await server.readStore();
  expect(roomConfigurations).toHaveLength(1);
  expect(roomConfigurations[0]).toMatchObject({
    name: 'Test Homeowner',
    email: 'homeowner@example.com',
    phone: '01632 960123',
    roomType: 'garden-room',
    shellSizeId: '4x4',
    windows: 1,
    doors: 1,
    estimatedPrice: 28_450,
    serverPrice: 28_450,
  });
});

test('the same story with the browser itself without a network, and nobody looking', async ({
  context,
  page,
  server,
}) => {
  await page.goto('/builder');
  await interactive(page);
  await offlineReady(page);
  await designRoom(page);
  await context.setOffline(true);
  await fillContact(page);
  await submitButton(page).click();
  await expect(page.getByText('Quote Request Submitted!')).toBeVisible();
  await page.close();
  // The worker, woken by Background Sync, sends it with no page of ours open.
  await context.newPage();
  await context.setOffline(false);
  await waitUntil(async () => (await server.readStore()).roomConfigurations.length === 1);
});
