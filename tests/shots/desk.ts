import { expect, type Browser, type Page } from 'playwright/test';
import { price } from '#domain/design/pricing/price';
import { starterPricing } from '#domain/design/pricing/starter';
import {
  choicesOf,
  quoteRequestSchema,
  type QuoteRequestBody,
} from '#domain/order/contracts/requests/quote-request';
import { openMailCounter } from '#tests/cluster/mail-counter';
import { asCompany, receiveFollowed, sendVersion } from '#tests/support/desk/desk';
import { openInbox, receiveEnquiry } from '#tests/support/desk/inbox';
import { beOwner } from '#tests/support/desk/sign-in';
import { open } from '#tests/support/page-state';
import { quoteBody } from '#tests/support/quote-body';
import type { RealServer } from '#tests/support/servers/server';
import { DESKTOP, PHONE, shootScreen } from './product';

const DAY_MS = 86_400_000;
const TUESDAY = 2;

/** The requests that the pictures show, and the day of two visits. */
interface Desk {
  fresh: string;
  visited: string;
  day: string;
}

/** The pictures of docs/first-week.md: a new desk with a few requests, each at another place. */
export async function shootDesk(browser: Browser, server: RealServer): Promise<void> {
  const mail = await openMailCounter();
  await server.stop();
  await server.start({ MAIL_URL: mail.url });
  let desk: Desk | undefined;
  const shoot = (
    name: string,
    show: (page: Page, desk: Desk) => Promise<void>,
    screen = DESKTOP,
  ) => {
    const signedIn = async (page: Page) => {
      await beOwner(page.context(), server);
      desk ??= await fillDesk(page);
      await show(page, desk);
    };
    return shootScreen(browser, server, screen, signedIn, [`docs/first-week/${name}.jpg`]);
  };
  await shoot('today', (page) => open(page, '/admin/today'));
  await shoot('facts', (page) => open(page, '/admin/words?set=facts'));
  await shoot('request', (page, { fresh }) => openInbox(page, `/admin/quotes?request=${fresh}`));
  await shoot('day', (page, { day }) => open(page, `/admin/visits?day=${day}`), PHONE);
  await shoot('quote', showQuote);
  await shoot('board', (page) => open(page, '/admin/board'));
  await server.stop();
  await mail.close();
}

async function fillDesk(page: Page): Promise<Desk> {
  const day = nextTuesday();
  const office = { roomType: 'office', shellSizeId: '4x3' } as const;
  const bookVisit = async (id: string, address: string, postcode: string, time: string) => {
    await asCompany(page, id, { kind: 'place-given', address, postcode });
    const start = `${day}T${time}:00.000Z`;
    await asCompany(page, id, { kind: 'visit-booked', start, minutes: 60 });
  };
  const first = await receive(page, 'B', office);
  await bookVisit(first, '14 Park Terrace\nNorthampton', 'NN2 7HG', '09:00');
  const second = await receive(page, 'C', office);
  await bookVisit(second, '3 Mill Lane\nWellingborough', 'NN8 1AB', '13:00');
  const visited = await receive(page, 'D');
  const quoted = await receive(page, 'E');
  for (const id of [visited, quoted])
    await asCompany(page, id, { kind: 'state-set', to: 'visited' });
  await sendVersion(page, quoted);
  const won = await receive(page, 'F');
  await asCompany(page, won, { kind: 'state-set', to: 'won' });
  await asCompany(page, won, { kind: 'moved-on', to: 'workshop' });
  await receiveEnquiry(page, { name: 'G. Neighbour', phone: '01632 960107' });
  const fresh = await receive(page, 'A', { windows: 2, features: ['underfloor-heating'] });
  await quoteMailed(page, fresh);
  return { fresh, visited, day };
}

/** Waits until both mails of a request have left. */
async function quoteMailed(page: Page, id: string): Promise<void> {
  await expect(async () => {
    const { mails } = await (await page.request.get(`/api/room-configurations/${id}`)).json();
    expect(mails).toEqual([
      expect.objectContaining({ state: 'sent' }),
      expect.objectContaining({ state: 'sent' }),
    ]);
  }).toPass();
}

/** A request of a homeowner with this letter, at what its room costs. */
async function receive(page: Page, letter: string, changes: Partial<QuoteRequestBody> = {}) {
  const body = quoteBody({
    name: `${letter}. Homeowner`,
    email: `${letter.toLowerCase()}@example.com`,
    phone: `01632 96010${'ABCDEF'.indexOf(letter)}`,
    ...changes,
  });
  const choices = choicesOf(quoteRequestSchema.parse(body));
  const estimatedPrice = price(choices, starterPricing).total;
  return (await receiveFollowed(page, { ...body, estimatedPrice })).id;
}

/** A version as it is being written: a line that differs from the estimate, with its reason. */
async function showQuote(page: Page, { visited }: Desk): Promise<void> {
  await open(page, `/admin/quotes?request=${visited}&quote=draft`);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Line 1: amount in pounds').fill('27,500');
  await field('Line 1: reason').fill('The ground falls by 40 cm');
  await page.getByText(/^Draft saved/).waitFor();
}

/** Three days from now at the earliest, as 2026-12-01. */
function nextTuesday(): string {
  const day = new Date(Date.now() + 3 * DAY_MS);
  while (day.getUTCDay() !== TUESDAY) day.setTime(day.getTime() + DAY_MS);
  return day.toISOString().slice(0, 10);
}
