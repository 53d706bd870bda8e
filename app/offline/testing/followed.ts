import * as z from 'zod/mini';
import type { FollowView } from '#domain/order/contracts/follow';
import { requests } from '#domain/order/contracts/requests/request-kinds';

/** The token of a request's page. */
export const TOKEN = 'AAECAwQFBgcICQoLDA0ODw';

/** What the page of a request shows after so many events. */
export function aView(events: number): FollowView {
  const receivedAt = '2026-11-20T16:42:00.000Z';
  return {
    reference: 'MGR-7K4Q-2D',
    receivedAt,
    room: 'Garden Room, 4 m × 4 m',
    estimatedPrice: 31_000,
    steps: [{ stage: 'received', state: 'now', since: receivedAt }],
    stage: 'received',
    ended: null,
    waitsFor: 'company',
    since: receivedAt,
    offered: [],
    offerNote: '',
    alternatives: [],
    wish: '',
    visit: null,
    place: null,
    questions: [],
    quotes: [],
    plan: '',
    renewalAsked: null,
    byEmail: true,
    history: Array.from({ length: events }, () => ({
      at: receivedAt,
      by: 'homeowner',
      kind: 'place-given',
    })),
  };
}

/** Something done on the page, as it is sent. */
export function anAction(kind: 'asked' | 'withdrawn', text = 'Is it dry in winter?') {
  return z.parse(requests.follow.schema, { token: TOKEN, action: { kind, text } });
}
