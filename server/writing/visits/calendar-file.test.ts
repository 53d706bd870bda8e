import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { visitEntry, type CalendarEntry, type VisitFacts } from '#domain/order/visits/visit-entry';
import { onOneLine, onPlainLines } from '#domain/text/plain-text';
import { CRLF_CORPUS, UNSEEN_CORPUS, XSS_CORPUS } from '#server/testing/hostile';
import { calendarFile } from './calendar-file';

const { company } = STARTER_FACTS;

const VISIT: VisitFacts = {
  id: '6f1c2a7e-3b1d-4c58-9d0e-2a6b7c8d9e0f',
  reference: 'MGR-7K4Q-2D',
  start: '2027-03-30T09:30:00.000Z',
  minutes: 90,
  moves: 0,
  cancelled: false,
  address: '12 Acacia Road\nNorthampton\nNN1 1AA',
  changedAt: '2027-03-20T16:42:10.000Z',
};

/** What another program reads in a file. */
function read({ bytes }: { bytes: Buffer }) {
  const calendar = new ICAL.Component(ICAL.parse(bytes.toString('utf8')));
  const events = calendar.getAllSubcomponents('vevent');
  const [event] = events;
  const value = (name: string) => event?.getFirstPropertyValue(name)?.toString();
  const instant = (name: string) => {
    const time = event?.getFirstPropertyValue(name);
    return time instanceof ICAL.Time ? time.toJSDate().toISOString() : undefined;
  };
  return {
    events: events.length,
    properties: event?.getAllProperties().map(({ name }) => name),
    method: calendar.getFirstPropertyValue('method'),
    uid: value('uid'),
    sequence: value('sequence'),
    status: value('status'),
    stamp: instant('dtstamp'),
    start: instant('dtstart'),
    end: instant('dtend'),
    zone: event?.getFirstProperty('dtstart')?.jCal[3],
    summary: value('summary'),
    location: value('location') ?? '',
    description: value('description'),
    organizer: value('organizer'),
    attendee: value('attendee'),
  };
}

const file = (change: Partial<VisitFacts> = {}) =>
  calendarFile(visitEntry({ ...VISIT, ...change }, company));

describe('the calendar file of a visit', () => {
  it('tells another program what the visit is', () => {
    expect(read(file())).toMatchObject({
      events: 1,
      method: 'PUBLISH',
      uid: 'visit-6f1c2a7e-3b1d-4c58-9d0e-2a6b7c8d9e0f',
      sequence: '0',
      status: 'CONFIRMED',
      stamp: VISIT.changedAt,
      start: VISIT.start,
      end: '2027-03-30T11:00:00.000Z',
      summary: 'Visit by Modular Garden Rooms',
      location: '12 Acacia Road, Northampton, NN1 1AA',
      description: `We come to see your garden. Your request: MGR-7K4Q-2D.\nTo move or cancel the visit, call ${company.phone} or write to ${company.email}.`,
      organizer: `mailto:${company.email}`,
      attendee: undefined,
    });
    expect(file().bytes.toString()).toContain('DTSTART:20270330T093000Z\r\n');
    expect(file().type).toBe('text/calendar; charset=utf-8; method=PUBLISH');
  });

  it('keeps its entry and raises its sequence when the visit moves', () => {
    const moved = read(file({ moves: 2, start: '2027-04-01T08:00:00.000Z' }));
    expect(moved.uid).toBe(read(file()).uid);
    expect(moved).toMatchObject({ sequence: '2', start: '2027-04-01T08:00:00.000Z' });
  });

  it('takes the entry out when the visit is cancelled', () => {
    const cancelled = file({ moves: 2, cancelled: true });
    expect(read(cancelled)).toMatchObject({
      uid: read(file()).uid,
      method: 'CANCEL',
      status: 'CANCELLED',
      sequence: '3',
      summary: 'Cancelled: visit by Modular Garden Rooms',
    });
    expect(cancelled.type).toContain('method=CANCEL');
  });

  it('is a request to the homeowner in a mail, which asks for no answer', () => {
    const sent = file({ attendee: 'ann@example.com' });
    expect(read(sent)).toMatchObject({ method: 'REQUEST', attendee: 'MAILTO:ann@example.com' });
    expect(sent.bytes.toString().replaceAll('\r\n ', '')).toContain('RSVP=FALSE');
    expect(read(file({ attendee: 'ann@example.com', cancelled: true })).method).toBe('CANCEL');
  });

  it.each([
    ['Rooms "Best": Ltd; UK, (x)', "Rooms 'Best': Ltd; UK, (x)"],
    ['Söhne & Töchter 🏡', 'Söhne & Töchter 🏡'],
    ['Rooms \\ Sheds', 'Rooms \\ Sheds'],
    ['Rooms\r\nATTENDEE:mailto:evil@example.com', 'Rooms ATTENDEE:mailto:evil@example.com'],
  ])('comes from a company called %j', (name, read) => {
    const { bytes } = calendarFile(visitEntry(VISIT, { ...company, name }));
    const event = new ICAL.Component(ICAL.parse(bytes.toString())).getFirstSubcomponent('vevent');
    const organizer = event?.getFirstProperty('organizer');
    expect(organizer?.getParameter('cn')).toBe(read);
    expect(organizer?.getFirstValue()).toBe(`mailto:${company.email}`);
    expect(event?.getAllProperties('attendee')).toEqual([]);
    // In a parameter a quotation mark can only stand around it (RFC 5545 §3.2).
    const [line = ''] = /^ORGANIZER.*$/m.exec(bytes.toString().replaceAll('\r\n ', '')) ?? [];
    expect(line.match(/"/g)?.length).toBe(2);
  });

  it('leaves out a place that is not known', () => {
    expect(read(file({ address: ' \n ' })).properties).not.toContain('location');
  });

  it('is the same bytes every time', () => {
    expect(file().bytes.equals(file().bytes)).toBe(true);
  });
});

const ENTRY = visitEntry(VISIT, company);

/** The same visit with one text wherever somebody could have written it. */
function written(text: string): CalendarEntry {
  return { ...ENTRY, summary: text, location: text, description: text };
}

const whole = (part: string) => part.replace(/\p{Surrogate}/gu, '\ufffd');

function expectFaithful(text: string) {
  const { bytes } = calendarFile(written(text));
  const lines = bytes.toString('latin1').split('\r\n');
  expect(lines.pop()).toBe('');
  // Lengths are in bytes, and no break is anything but one of the format's.
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(75);
  expect(lines.join('')).not.toMatch(/[\r\n]/);
  // No character is cut in two: this throws at half of one.
  const strict = new TextDecoder('utf-8', { fatal: true });
  for (const line of lines) strict.decode(Buffer.from(line, 'latin1'));

  const { properties, ...facts } = read({ bytes });
  const { properties: known, ...own } = read(calendarFile(ENTRY));
  expect(facts).toEqual({
    ...own,
    summary: whole(onOneLine(text)),
    location: whole(onOneLine(text)),
    description: whole(onPlainLines(text)),
  });
  const hasPlace = onOneLine(text) !== '';
  expect(properties).toEqual(known?.filter((name) => name !== 'location' || hasPlace));
}

it.each([
  ...XSS_CORPUS,
  ...CRLF_CORPUS,
  ...UNSEEN_CORPUS,
  'Test\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Another',
  'Test\\nATTENDEE:mailto:evil@example.com',
  'back\\slash; semi; comma, colon: "quotes" \\, \\; \\n \\N',
  'ü'.repeat(200),
  '👩‍👩‍👧'.repeat(40),
  '\ud800',
])('has nothing but text in %j', expectFaithful);

it('has any text as it was written', () => {
  const unit = fc.oneof(
    fc.constantFrom(
      '\r',
      '\n',
      '\\',
      ';',
      ',',
      ':',
      '"',
      ' ',
      '\t',
      'é',
      '👧',
      '\ud83d',
      'BEGIN:VEVENT',
    ),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  );
  fc.assert(
    fc.property(
      fc.array(unit, { maxLength: 200 }).map((units) => units.join('')),
      expectFaithful,
    ),
    { numRuns: 500 },
  );
});
