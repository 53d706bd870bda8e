import type { KindStatus, OutboxStatus } from '#app/offline/outbox/outbox-status';
import type { RequestKind } from '#domain/order/contracts/requests/request-kinds';

/** One line of the status: the kind of request and its state. */
export interface StatusNote {
  kind: RequestKind;
  tone: 'waiting' | 'attention' | 'received';
  /** "2 quotes waiting for signal" */
  words: string;
}

const NAMES: Record<RequestKind, readonly [one: string, more: string]> = {
  quote: ['quote', 'quotes'],
  enquiry: ['enquiry', 'enquiries'],
  newsletter: ['newsletter sign-up', 'newsletter sign-ups'],
  follow: ['answer', 'answers'],
};

/** Waiting requests first, then those that need attention, for each kind separately. */
export function notesOf(kinds: OutboxStatus['kinds'], online: boolean): StatusNote[] {
  const entries = Object.entries(kinds) as [RequestKind, KindStatus][];
  const waiting = entries.flatMap(([kind, { unsent }]): StatusNote[] =>
    unsent === 0
      ? []
      : [
          {
            kind,
            tone: 'waiting',
            words: `${counted(kind, unsent)} waiting ${online ? 'to be sent' : 'for signal'}`,
          },
        ],
  );
  const stuck = entries.flatMap(([kind, { attention }]): StatusNote[] =>
    attention === 0
      ? []
      : [
          {
            kind,
            tone: 'attention',
            words: `${counted(kind, attention)} ${attention === 1 ? 'needs' : 'need'} attention`,
          },
        ],
  );
  return [...waiting, ...stuck];
}

function counted(kind: RequestKind, count: number): string {
  const [one, more] = NAMES[kind];
  return `${count} ${count === 1 ? one : more}`;
}
