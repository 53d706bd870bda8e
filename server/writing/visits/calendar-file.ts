import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import type { CalendarEntry } from '#domain/order/visits/visit-entry';
import type { CompanyEntry } from '#domain/order/visits/company-entries';
import { onOneLine, onPlainLines, wellFormed } from '#domain/text/plain-text';

/** How soon programs may ask again, where they ask us how soon. */
const ASK_AGAIN_S = 15 * 60;

/** A calendar with one entry, as a file that calendars open (RFC 5545) and as an attachment of a mail. */
export function calendarFile(entry: CalendarEntry) {
  return {
    fileName: 'garden-visit.ics',
    type: `text/calendar; charset=utf-8; method=${entry.method}`,
    bytes: Buffer.from(textOf(entry)),
  };
}

/**
 * The company's calendar, for a program that asks for it again and again: what moves is moved there, and what is not in
 * it any more goes.
 */
export function calendarFeed(entries: readonly CompanyEntry[], { name }: { name: string }): string {
  const calendar = ical({
    prodId: { company: onOneLine(name), product: 'Calendar', language: 'EN-GB' },
    method: ICalCalendarMethod.PUBLISH,
    name: line(name),
    ttl: ASK_AGAIN_S,
  });
  for (const entry of entries) {
    calendar.createEvent({
      id: line(entry.uid),
      sequence: entry.sequence,
      status: ICalEventStatus.CONFIRMED,
      stamp: new Date(entry.stamp),
      start: entry.start,
      end: entry.end,
      allDay: entry.isOfDays,
      summary: line(entry.summary),
      location: line(entry.location) || null,
      description: wellFormed(onPlainLines(entry.description)),
    });
  }
  return `${calendar.toString()}\r\n`;
}

function textOf({ organizer, attendee, ...entry }: CalendarEntry): string {
  const calendar = ical({
    prodId: { company: onOneLine(organizer.name), product: 'Visits', language: 'EN-GB' },
    method: ICalCalendarMethod[entry.method],
  });
  calendar.createEvent({
    id: line(entry.uid),
    sequence: entry.sequence,
    status: ICalEventStatus[entry.status],
    stamp: new Date(entry.stamp),
    start: new Date(entry.start),
    end: new Date(entry.end),
    summary: line(entry.summary),
    location: line(entry.location) || null,
    description: wellFormed(onPlainLines(entry.description)),
    // Programs refuse the file for a quotation mark in a name, which cannot be escaped there (RFC 5545 §3.2).
    organizer: { ...organizer, name: line(organizer.name).replaceAll('"', "'") },
    attendees: attendee
      ? [
          {
            email: line(attendee),
            role: ICalAttendeeRole.REQ,
            // The time was agreed before it was written down: nobody is asked for an answer.
            status: ICalAttendeeStatus.ACCEPTED,
            rsvp: false,
          },
        ]
      : [],
  });
  // The library leaves the last line open.
  return `${calendar.toString()}\r\n`;
}

function line(text: string): string {
  return wellFormed(onOneLine(text));
}
