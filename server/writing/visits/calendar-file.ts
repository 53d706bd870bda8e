import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import type { CalendarEntry } from '#domain/order/visits/visit-entry';
import { onOneLine, onPlainLines, wellFormed } from '#domain/text/plain-text';

/** A calendar with one entry, as a file that calendars open (RFC 5545) and as an attachment of a mail. */
export function calendarFile(entry: CalendarEntry) {
  return {
    fileName: 'garden-visit.ics',
    type: `text/calendar; charset=utf-8; method=${entry.method}`,
    bytes: Buffer.from(textOf(entry)),
  };
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
