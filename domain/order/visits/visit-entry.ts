import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import { addressOnOneLine } from './address';
import type { TakenVisit } from './taken-visit';

const MINUTE = 60_000;

/** A visit, as far as the homeowner's calendar is concerned. */
export interface VisitFacts extends Pick<TakenVisit, 'start' | 'minutes'> {
  /** UUID, the same however often the visit is moved */
  id: string;
  /** The request's: "MGR-7K4Q-2D" */
  reference: string;
  /** How often the visit has been moved. */
  moves: number;
  cancelled: boolean;
  /** Of the garden, in one line or several; empty if we do not know it. */
  address: string;
  /** When this state of the visit came about, ISO 8601 in UTC */
  changedAt: string;
  /** The homeowner's email address, for the file that goes there by mail and in no other. */
  attendee?: string;
}

/** An entry of a calendar as RFC 5545 and 5546 have it; times in ISO 8601 in UTC. */
export interface CalendarEntry {
  uid: string;
  sequence: number;
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  status: 'CONFIRMED' | 'CANCELLED';
  stamp: string;
  start: string;
  end: string;
  summary: string;
  /** Empty for none. */
  location: string;
  description: string;
  organizer: { name: string; email: string };
  attendee?: string;
}

/**
 * The homeowner's entry of a visit. A visit that is moved or cancelled keeps its `uid` and raises its `sequence`, so that
 * calendars replace the entry they have. Addressed to somebody it is a request, which programs for mail follow by
 * themselves; otherwise it is published, for whoever opens the file.
 */
export function visitEntry(
  visit: VisitFacts,
  { name, phone, email }: CompanyFacts['company'],
): CalendarEntry {
  const { cancelled, reference, attendee } = visit;
  const offered = attendee === undefined ? 'PUBLISH' : 'REQUEST';
  return {
    uid: `visit-${visit.id}`,
    sequence: visit.moves + (cancelled ? 1 : 0),
    method: cancelled ? 'CANCEL' : offered,
    status: cancelled ? 'CANCELLED' : 'CONFIRMED',
    stamp: visit.changedAt,
    start: visit.start,
    end: new Date(Date.parse(visit.start) + visit.minutes * MINUTE).toISOString(),
    summary: cancelled ? `Cancelled: visit by ${name}` : `Visit by ${name}`,
    location: addressOnOneLine(visit.address),
    description: cancelled
      ? `This visit is cancelled. Your request: ${reference}.\nTo arrange another, call ${phone} or write to ${email}.`
      : `We come to see your garden. Your request: ${reference}.\nTo move or cancel the visit, call ${phone} or write to ${email}.`,
    organizer: { name, email },
    attendee,
  };
}
