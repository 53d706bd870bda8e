import type { Build } from '#domain/order/history/order';
import { addressOnOneLine } from './address';
import type { CalendarEntry } from './visit-entry';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** An entry of the company's own calendar, of somebody's request. */
export interface CompanyEntry extends Pick<
  CalendarEntry,
  'uid' | 'sequence' | 'stamp' | 'summary' | 'location' | 'description'
> {
  /** An instant, or midnight UTC of a day. */
  start: Date;
  /** Where it ends: of days, midnight UTC of the day after the last (RFC 5545 §3.6.1). */
  end: Date;
  /** Whether it is of whole days rather than times. */
  isOfDays: boolean;
}

/** Whose entry it is, for whoever goes there. */
export interface EntryFacts {
  requestId: string;
  reference: string;
  name: string;
  phone: string;
  /** "Garden Room, 4 m × 4 m" */
  room: string;
  /** Of the garden, in one line or several; empty if we do not know it. */
  address: string;
  /** The request's page at the desk; empty if our origin is not known. */
  page: string;
}

interface EntryVisit {
  id: string;
  start: string;
  minutes: number;
  sequence: number;
  changedAt: string;
}

/** A booked visit, under the same UID and SEQUENCE as in the homeowner's file. */
export function companyVisitEntry(
  { id, start, minutes, sequence, changedAt }: EntryVisit,
  facts: EntryFacts,
): CompanyEntry {
  return {
    ...about('Visit', facts),
    uid: `visit-${id}`,
    sequence,
    stamp: changedAt,
    start: new Date(start),
    end: new Date(Date.parse(start) + minutes * MINUTE),
    isOfDays: false,
  };
}

/** The days on which a room is built: one entry for a request, however often they change. */
export function buildEntry(
  { from, to, sequence, changedAt }: Build,
  facts: EntryFacts,
): CompanyEntry {
  return {
    ...about('Build', facts),
    uid: `build-${facts.requestId}`,
    sequence,
    stamp: changedAt,
    start: new Date(from),
    end: new Date(Date.parse(to) + DAY),
    isOfDays: true,
  };
}

function about(what: 'Visit' | 'Build', facts: EntryFacts) {
  const { name, reference, room, phone, address, page } = facts;
  return {
    summary: `${what}: ${name}`,
    location: addressOnOneLine(address),
    description: [room, reference, phone, page].filter(Boolean).join('\n'),
  };
}
