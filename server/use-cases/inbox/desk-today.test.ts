import { expect, it, vi } from 'vitest';
import { deskTodaySchema } from '#domain/order/contracts/admin/today';
import { starterTerms } from '#domain/order/quote/starter-terms';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { newEnquiry } from '#server/testing/requests/enquiries';
import { newQuoteRequest } from '#server/testing/rows/records';
import { openMailServer } from '#server/testing/servers/mail-server';
import { openTestApp } from '#server/testing/test-app';
import { deskToday } from './desk-today';

it('counts how far homeowners came on the last 30 days in England', async () => {
  const { services } = await openTestApp();
  const { builderDays } = services;
  // Half past midnight in England, in the evening of the day before in UTC.
  const now = new Date('2026-06-30T23:30:00.000Z');
  await builderDays.add('2026-07-01', [1, 2], '2025-01-01');
  await builderDays.add('2026-06-02', [1], '2025-01-01');
  await builderDays.add('2026-06-01', [1, 2, 3], '2025-01-01');
  await builderDays.add('2026-07-02', [1, 2, 3], '2025-01-01');
  const { steps } = await deskToday({ ...services, now: () => now });
  expect(steps.map(({ count }) => count)).toEqual([2, 1, 0, 0, 0, 0, 0]);
  expect(steps.map(({ name }) => name)).toEqual([
    'Room Type',
    'Shell Size',
    'Windows & Doors',
    'Features',
    'Finishes',
    'Summary',
    'Request',
  ]);
});

it('names what needs doing, and counts the requests of the last 30 days', async () => {
  const { services } = await openTestApp();
  const now = new Date();
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
  const { roomConfigurations, enquiries } = services;
  let made = 0;
  for (const days of [0, 0, 29, 31]) {
    made += 1;
    const row = newQuoteRequest({ createdAt: daysAgo(days), serverPrice: made * 10_000 });
    await roomConfigurations.add(row, () => `MGR-${made}`);
    if (days === 31) await roomConfigurations.markSeen(row.id, now);
  }
  const enquiry = newEnquiry();
  await enquiries.add(enquiry);
  const today = await deskToday({ ...services, now: () => now });
  expect(deskTodaySchema.parse(today)).toEqual(today);
  expect(today.tasks.slice(0, 2)).toEqual([
    { task: 'quotes', count: 3 },
    { task: 'enquiries', count: 1 },
  ]);
  expect(today.tasks.map(({ task }) => task)).not.toContain('prices');
  const { date } = STARTER_FACTS.energy.figures.pencePerKwh;
  const at = (days: number) => () => new Date(Date.parse(date) + days * 86_400_000);
  expect((await deskToday({ ...services, now: at(365) })).isElectricityOld).toBe(false);
  expect((await deskToday({ ...services, now: at(366) })).isElectricityOld).toBe(true);
  const { days, medianPrice, roomTypes } = today.figures;
  expect([days.length, days[0]?.count, days.at(-1)?.count]).toEqual([30, 1, 2]);
  expect(days.at(-1)?.name).toBe(now.toISOString().slice(0, 10));
  expect([medianPrice, roomTypes[0]?.count]).toEqual([20_000, 3]);

  await enquiries.change(enquiry.id, { state: 'contacted', over: 0, at: now });
  const aYearLater = new Date(now.getTime() + 366 * 86_400_000);
  const later = await deskToday({ ...services, now: () => aYearLater });
  expect(later.tasks.map(({ task }) => task)).toEqual(['quotes', 'prices']);
  expect(later.launch).toContainEqual(
    expect.objectContaining({ at: '/admin/words?set=facts#fact-company.phone' }),
  );
  expect(later.figures.medianPrice).toBeNull();
});

const refusingServer = async () => {
  const server = await openMailServer();
  server.refuse({ recipient: 550 });
  return server;
};

it('says that mail is not set up, and how many are kept', async () => {
  const { services } = await openTestApp();
  await services.enquiries.add(newEnquiry());
  services.mail.wake();
  await vi.waitFor(async () =>
    expect((await deskToday(services)).mail).toEqual({ isSetUp: false, kept: 2, left: [] }),
  );
});

it('names what did not leave with its request, and what was kept once it can be sent', async () => {
  const { url } = await refusingServer();
  const { services } = await openTestApp({ environment: { MAIL_URL: url } });
  const { enquiries, roomConfigurations, mailQueue } = services;
  const row = newQuoteRequest();
  await roomConfigurations.add(row, () => 'MGR-1');
  const enquiry = newEnquiry();
  await enquiries.add(enquiry);
  await mailQueue.set(`quote-${row.id}-company`, { state: 'kept' });
  services.mail.wake();
  await vi.waitFor(
    async () => {
      const { mail } = await deskToday(services);
      expect(mail).toMatchObject({ isSetUp: true, kept: 1 });
      expect(mail?.left).toHaveLength(4);
      const refused = { state: 'refused', canSend: true, problem: expect.stringContaining('550') };
      expect(mail?.left).toContainEqual({
        kind: 'quotes',
        request: row.id,
        reference: 'MGR-1',
        mail: expect.objectContaining({ to: 'homeowner', ...refused }),
      });
      expect(mail?.left).toContainEqual({
        kind: 'quotes',
        request: row.id,
        reference: 'MGR-1',
        mail: expect.objectContaining({ to: 'company', isKept: true, canSend: true }),
      });
      expect(mail?.left).toContainEqual({
        kind: 'enquiries',
        request: enquiry.id,
        reference: null,
        mail: expect.objectContaining({ to: 'company', ...refused }),
      });
    },
    { timeout: 10_000 },
  );
});

it('lists what preflight lists before the launch, the examples of the settings too', async () => {
  const { services } = await openTestApp();
  const listed = async () => (await deskToday(services)).launch.map(({ id }) => id);
  expect(await listed()).toEqual(expect.arrayContaining(['quote-terms', 'visit-calendar']));
  const value = starterTerms(STARTER_FACTS);
  await services.settings.save({ name: 'quote-terms', revision: 1, value }, 0);
  expect(await listed()).not.toContain('quote-terms');
});
