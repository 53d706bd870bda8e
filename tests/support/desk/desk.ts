import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from 'playwright/test';
import type { DeskOrder } from '#domain/order/contracts/admin/order';
import type { CompanyAction, HomeownerAction } from '#domain/order/history/actions';
import type { WrittenQuote } from '#domain/order/quote/written-quote';
import { detail, openInbox } from './inbox';
import { quoteBody } from '#tests/support/quote-body';

/** The browser's log line for what the tests have the server refuse. */
export const DESK_REFUSED = /the server responded with a status of (401|404|409|422)/;

/** A request whose homeowner has a link to its page. */
export interface Followed {
  id: string;
  token: string;
}

const orderOf = (id: string) => `/api/room-configurations/${id}/order`;

/** Sends a quote request as a homeowner's device does, with the link it keeps. */
export async function receiveFollowed(
  page: Page,
  changes: Parameters<typeof quoteBody>[0] = {},
): Promise<Followed> {
  const token = randomBytes(16).toString('base64url');
  const followHash = createHash('sha256').update(token).digest('base64url');
  const data = { ...quoteBody(changes), followHash };
  const answer = await page.request.post('/api/room-configurations', { data });
  return { id: (await answer.json()).id, token };
}

export async function readOrder(page: Page, id: string): Promise<DeskOrder> {
  return (await page.request.get(orderOf(id))).json();
}

/** Does something as the company, past the screens. */
export async function asCompany(page: Page, id: string, action: CompanyAction): Promise<void> {
  const { number: over } = await readOrder(page, id);
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await page.request.post(`${orderOf(id)}/actions`, {
    data: { over, action },
    headers,
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Does something on the homeowner's page, past the page. */
export async function asHomeowner(
  page: Page,
  { token }: Followed,
  action: HomeownerAction,
): Promise<void> {
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await page.request.post('/api/follow/actions', {
    data: { token, action },
    headers,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Sends the next version of the written quote, past the screens. */
export async function sendVersion(
  page: Page,
  id: string,
  edit: (fresh: WrittenQuote) => WrittenQuote = (fresh) => fresh,
): Promise<void> {
  const { draft, fresh } = await readOrder(page, id);
  const over = draft?.revision ?? 0;
  const saved = await page.request.put(`${orderOf(id)}/quote`, {
    data: { over, content: edit(fresh) },
  });
  const headers = { 'idempotency-key': randomUUID() };
  const data = { over: (await saved.json()).draft.revision };
  const answer = await page.request.post(`${orderOf(id)}/quote/send`, { data, headers });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Gives the company what an invoice has to say of it, past the screens. */
export async function giveInvoiceFacts(page: Page): Promise<void> {
  const { revision, value } = await (await page.request.get('/api/content/facts')).json();
  value.vat = { registered: true, number: 'GB999999973', rate: 20 };
  Object.assign(value.legal, {
    registeredName: 'Hedgerow Rooms Limited',
    companyNumber: '09999991',
    registeredOffice: '8 Mill Yard, Northampton NN1 2AB',
  });
  Object.assign(value.money, {
    accountName: 'Hedgerow Rooms Limited',
    sortCode: '12-34-56',
    accountNumber: '12345678',
  });
  const answer = await page.request.put('/api/content/facts', { data: { revision, value } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Has a request's first written quote accepted, past the screens: its first payment stage is due. */
export async function acceptOrder(page: Page, followed: Followed, name: string): Promise<void> {
  const { id } = followed;
  const place = { address: '14 Park Terrace, Northampton', postcode: 'NN2 7HG' };
  await asHomeowner(page, followed, { kind: 'place-given', ...place });
  await sendVersion(page, id);
  const { quotes } = (await readOrder(page, id)).follow;
  const hash = quotes[0]?.hash ?? '';
  await asHomeowner(page, followed, { kind: 'accepted', version: 1, hash, name });
}

/** Where the order stands, in the request's page. */
export const order = (page: Page): Locator => detail(page).getByRole('region', { name: 'Order' });
export const history = (page: Page): Locator =>
  detail(page).getByRole('region', { name: 'History' });

/** Opens a request and waits until its order is there. */
export async function openOrder(page: Page, id: string): Promise<void> {
  await openInbox(page, `/admin/quotes?request=${id}`);
  await expect(order(page)).toBeVisible();
}
