import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from 'playwright/test';
import type { DeskOrder } from '#domain/order/contracts/admin/order';
import type { FollowView } from '#domain/order/contracts/follow';
import type { CompanyAction, HomeownerAction } from '#domain/order/history/actions';
import type { WrittenQuote } from '#domain/order/quote/written-quote';
import type { VisitTime } from '#domain/order/history/events';
import { expect } from './fixtures';
import { openOwnersApi } from './desk/sign-in';
import { quoteBody } from './quote-body';
import type { RealServer } from './servers/server';

const DAY = 24 * 60 * 60 * 1000;

/** Half past nine in the morning, UTC, so many days from now. */
export function inDays(days: number): VisitTime {
  const day = new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
  return { start: `${day}T09:30:00.000Z`, minutes: 60 };
}

/** The company's side of a request, through the API, without a browser. */
export class Desk {
  private constructor(private readonly api: APIRequestContext) {}

  static async at(server: RealServer): Promise<Desk> {
    return new Desk(await openOwnersApi(server));
  }

  /** A request whose page the token opens. */
  async receive(): Promise<{ id: string; token: string }> {
    const token = randomBytes(16).toString('base64url');
    const followHash = createHash('sha256').update(token).digest('base64url');
    const sent = await this.api.post('/api/room-configurations', {
      data: quoteBody({ followHash }),
    });
    const { id } = await sent.json();
    return { id, token };
  }

  async order(id: string): Promise<DeskOrder> {
    return (await this.api.get(`/api/room-configurations/${id}/order`)).json();
  }

  /** The kinds of what has happened, oldest first. */
  async happened(id: string): Promise<string[]> {
    return (await this.order(id)).events.map(({ what }) => what.kind);
  }

  async takeAction(id: string, action: CompanyAction): Promise<void> {
    const { number } = await this.order(id);
    await this.send('post', `/api/room-configurations/${id}/order/actions`, {
      over: number,
      action,
    });
  }

  /** Sends the next version of the written quote. */
  async quote(id: string, change: (content: WrittenQuote) => void = () => undefined) {
    const { draft, fresh } = await this.order(id);
    const content = structuredClone(draft?.content ?? fresh);
    change(content);
    const over = draft?.revision ?? 0;
    const path = `/api/room-configurations/${id}/order/quote`;
    const saved = await this.send('put', path, { over, content });
    await this.send('post', `${path}/send`, { over: (await saved.json()).draft.revision });
  }

  async anonymise(id: string): Promise<void> {
    await this.send('post', `/api/room-configurations/${id}/anonymise`, undefined);
  }

  /** What the homeowner does elsewhere. */
  async homeowner(token: string, action: HomeownerAction): Promise<FollowView> {
    const answer = await this.send('post', '/api/follow/actions', { token, action });
    return (await answer.json()).view;
  }

  async close(): Promise<void> {
    await this.api.dispose();
  }

  private async send(method: 'post' | 'put', path: string, data: unknown) {
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await this.api[method](path, { data, headers });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer;
  }
}

/** A later version has one more line and costs more. */
export function withExtraLine(content: WrittenQuote): void {
  content.lines.push({
    id: 'slope',
    words: 'Longer ground screws',
    pence: 42_000,
    origin: 'added',
    estimatePence: null,
    estimateWords: null,
    removed: false,
    reason: 'The lawn falls towards the hedge',
  });
}

/** Opens the page of a request and waits until it shows it. */
export async function follow(page: Page, token: string): Promise<void> {
  await page.goto(`/follow#${token}`);
  await expect(page.getByText('The way to your room')).toBeVisible();
}
