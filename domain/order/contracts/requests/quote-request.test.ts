import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { emptyDraft } from '#domain/design/draft/draft';
import { price } from '#domain/design/pricing/price';
import { starterPricing } from '#domain/design/pricing/starter';
import { pricedChoices } from '#domain/testing/arbitraries';
import { checkedShape, quoteFields } from './form-fields';
import { fieldErrors } from '#domain/order/contracts/answers';
import { choicesOf, quoteRequestSchema, type QuoteRequestBody } from './quote-request';

const contactSchema = z.object(checkedShape(quoteFields));
const contact = { name: 'A Homeowner', email: 'homeowner@example.com', phone: '01632 960100' };

const body: QuoteRequestBody = {
  ...contact,
  roomType: 'office',
  shellSizeId: '4x3.5',
  windows: 1,
  doors: 1,
  patioGlass: false,
  features: ['full-electrics'],
  finishes: { ...emptyDraft.finishes },
  estimatedPrice: 30_000,
  pricingVersion: 1,
};

/** The fields a body is refused for; none when it is accepted. */
function refused(value: unknown): Record<string, string> {
  const result = quoteRequestSchema.safeParse(value);
  return result.success ? {} : fieldErrors(result.error);
}

describe('a quote request', () => {
  it('is taken as it is when it is complete', () => {
    expect(quoteRequestSchema.parse(body)).toEqual(body);
  });

  it('needs only contact, room type, size and price; the rest has the defaults of §3', () => {
    const { roomType, shellSizeId, estimatedPrice } = body;
    const short = { ...contact, roomType, shellSizeId, estimatedPrice };
    expect(quoteRequestSchema.parse(short)).toEqual({
      ...short,
      windows: 0,
      doors: 1,
      features: [],
      finishes: {},
    });
  });

  it('gives every request its own default lists', () => {
    const { features: _features, finishes: _finishes, ...short } = body;
    const first = quoteRequestSchema.parse(short);
    const second = quoteRequestSchema.parse(short);
    expect(first.features).not.toBe(second.features);
    expect(first.finishes).not.toBe(second.finishes);
  });

  it('is trimmed, and what it does not know is left out', () => {
    const padded = { ...body, name: '  A Homeowner ', email: ' homeowner@example.com\n', extra: 1 };
    expect(quoteRequestSchema.parse(padded)).toEqual(body);
  });

  it('is freed of what nobody sees, as telephones put it around a number', () => {
    const pasted = { name: 'A \u202eHome\u200bowner\ufeff', phone: '\u202d01632 960100\u202c' };
    expect(quoteRequestSchema.parse({ ...body, ...pasted })).toEqual(body);
  });

  const hours = { days: 2, from: 9, to: 17 };
  const use = { weekdays: { ...hours, days: 5 }, weekend: hours, temperature: 19.5 };

  it('takes what was said of direction and week, and leaves open what was not', () => {
    const said = (yearSaid: unknown) =>
      quoteRequestSchema.parse({ ...body, yearSaid } as typeof body).yearSaid;
    expect(said({ north: 90, use })).toEqual({ north: 90, use });
    expect(said({ use })).toEqual({ north: null, use });
    expect(said({ north: 0 })).toEqual({ north: 0, use: null });
    expect(quoteRequestSchema.parse(body)).not.toHaveProperty('yearSaid');
  });

  it.each([
    ['yearSaid', 'south', 'Give what was said of the year by north and use'],
    ['yearSaid.north', { north: 360 }, 'North must be given in degrees, from 0 to below 360'],
    ['yearSaid.north', { north: '90' }, 'North must be given in degrees, from 0 to below 360'],
    ['yearSaid.use', { use: 40 }, 'Describe the week by weekdays, weekend and temperature'],
    [
      'yearSaid.use.weekend.days',
      { use: { ...use, weekend: { ...hours, days: 3 } } },
      'The days at the weekend must be a whole number from 0 to 2',
    ],
    [
      'yearSaid.use.weekdays.from',
      { use: { ...use, weekdays: { ...hours, from: 9.5 } } },
      'The first hour must be a whole number from 0 to 23',
    ],
    [
      'yearSaid.use.weekdays',
      { use: { ...use, weekdays: { ...hours, from: 17 } } },
      'The last hour must be after the first',
    ],
    [
      'yearSaid.use.temperature',
      { use: { ...use, temperature: 40 } },
      'The temperature must be from 16 to 25 °C',
    ],
  ])('names %s where what was said of the year is wrong', (field, yearSaid, message) => {
    expect(refused({ ...body, yearSaid })).toEqual({ [field]: message });
  });

  it('may leave out some of the finishes', () => {
    const request = quoteRequestSchema.parse({ ...body, finishes: { cladding: 'cedar' } });
    expect(request.finishes).toEqual({ cladding: 'cedar' });
    expect(choicesOf(request).finishes).toEqual({ ...emptyDraft.finishes, cladding: 'cedar' });
  });

  it.each([
    ['name', undefined, 'Enter your name'],
    ['name', '   ', 'Enter your name'],
    ['name', 42, 'Enter your name'],
    ['name', 'x'.repeat(201), 'Use at most 200 characters for your name'],
    ['name', 'x'.repeat(1_000_000), 'Use at most 200 characters for your name'],
    ['name', 'A\r\nBcc: everyone@example.com', 'Enter your name on one line'],
    ['name', 'A\u2028Bcc: everyone@example.com', 'Enter your name on one line'],
    ['name', '\u200b\u200b', 'Enter your name'],
    ['name', '\u3164', 'Enter your name'],
    ['name', '\u202e \u2028', 'Enter your name'],
    ['email', undefined, 'Enter an email address like name@example.com'],
    ['email', '', 'Enter an email address like name@example.com'],
    ['email', 'homeowner', 'Enter an email address like name@example.com'],
    ['email', 'homeowner@example', 'Enter an email address like name@example.com'],
    ['email', 'home owner@example.com', 'Enter an email address like name@example.com'],
    ['email', 'a@example.com, b@example.com', 'Enter an email address like name@example.com'],
    ['email', `${'x'.repeat(250)}@example.com`, 'Use at most 254 characters for the email address'],
    ['phone', undefined, 'Enter a phone number with at least 7 digits'],
    ['phone', '', 'Enter a phone number with at least 7 digits'],
    ['phone', 1632960100, 'Enter a phone number with at least 7 digits'],
    ['phone', '960 10', 'Enter a phone number with at least 7 digits'],
    ['phone', '12345', 'Enter a phone number with at least 7 digits'],
    ['phone', '12345 ext 67', 'Enter a phone number with at least 7 digits'],
    ['phone', 'call me', 'Enter a phone number with at least 7 digits'],
    ['phone', '+ ( ) - .', 'Enter a phone number with at least 7 digits'],
    ['phone', '01632\r\nBcc: 960100', 'Enter the phone number on one line'],
    ['phone', '01632\u2028960100', 'Enter the phone number on one line'],
    ['phone', '01632 960100\u0000.', 'Enter the phone number on one line'],
    ['phone', `0${' '.repeat(40)}1632960100`, 'Use at most 40 characters for the phone number'],
    ['roomType', undefined, 'Choose one of the four room types'],
    ['roomType', 'castle', 'Choose one of the four room types'],
    ['roomType', null, 'Choose one of the four room types'],
    ['shellSizeId', undefined, 'Choose a shell size'],
    ['shellSizeId', '', 'Choose a shell size'],
    ['shellSizeId', 44, 'Choose a shell size'],
    ['shellSizeId', 'x'.repeat(65), 'A shell size id has at most 64 characters'],
    ['windows', 11, 'Windows must be a whole number from 0 to 10'],
    ['windows', -1, 'Windows must be a whole number from 0 to 10'],
    ['windows', 1.5, 'Windows must be a whole number from 0 to 10'],
    ['windows', '2', 'Windows must be a whole number from 0 to 10'],
    ['windows', null, 'Windows must be a whole number from 0 to 10'],
    ['doors', 0, 'Doors must be a whole number from 1 to 5'],
    ['doors', 6, 'Doors must be a whole number from 1 to 5'],
    ['doors', '1', 'Doors must be a whole number from 1 to 5'],
    ['patioGlass', 'yes', 'Patio glass is either chosen or not'],
    ['patioGlass', null, 'Patio glass is either chosen or not'],
    ['features', 'full-electrics', 'Give the features as a list'],
    ['features', null, 'Give the features as a list'],
    ['features', ['full-electrics', 'full-electrics'], 'Choose each feature once'],
    ['finishes', 'cedar', 'Give the finishes by category'],
    ['finishes', null, 'Give the finishes by category'],
    [
      'estimatedPrice',
      undefined,
      'The estimated price must be a whole number of pounds, 0 or more',
    ],
    ['estimatedPrice', 0.5, 'The estimated price must be a whole number of pounds, 0 or more'],
    ['estimatedPrice', -1, 'The estimated price must be a whole number of pounds, 0 or more'],
    ['estimatedPrice', '30000', 'The estimated price must be a whole number of pounds, 0 or more'],
    ['estimatedPrice', 1e300, 'The estimated price must be a whole number of pounds, 0 or more'],
    ['pricingVersion', 0, 'The pricing version must be a whole number above 0'],
    ['pricingVersion', 1.5, 'The pricing version must be a whole number above 0'],
    ['pricingVersion', '1', 'The pricing version must be a whole number above 0'],
  ])('is refused for its %s (%j), and for nothing else', (field, value, message) => {
    expect(refused({ ...body, [field]: value })).toEqual({ [field]: message });
  });

  it.each([
    ['features.1', { features: ['full-electrics', 'sauna'] }, 'Choose features from the list'],
    ['features.0', { features: [7] }, 'Choose features from the list'],
    ['finishes.cladding', { finishes: { cladding: 'shingle' } }, 'Choose a cladding from the list'],
    ['finishes.roofing', { finishes: { roofing: 7 } }, 'Choose a roofing from the list'],
    ['finishes.interior', { finishes: { interior: '' } }, 'Choose an interior from the list'],
    [
      'finishes.foundation',
      { finishes: { foundation: null } },
      'Choose a foundation from the list',
    ],
  ])('is refused at %s, inside a field', (field, change, message) => {
    expect(refused({ ...body, ...change })).toEqual({ [field]: message });
  });

  it('is told everything that is wrong at once, one sentence per field', () => {
    const fields = refused({ ...body, name: '', email: 'x', windows: 11.5, doors: 0 });
    expect(Object.keys(fields)).toEqual(['name', 'email', 'windows', 'doors']);
  });

  it.each([null, [], 'text', 7, undefined])('is refused as a whole when it is %o', (value) => {
    expect(refused(value)).toEqual({ body: 'Send the quote request as a JSON object' });
  });

  it('carries the choices there and back', () => {
    fc.assert(
      fc.property(pricedChoices, (choices) => {
        const sent = JSON.stringify({ ...contact, ...choices, estimatedPrice: 1 });
        expect(choicesOf(quoteRequestSchema.parse(JSON.parse(sent)))).toEqual(choices);
      }),
    );
  });

  it('that says nothing of patio glass is priced without it', () => {
    const { patioGlass: _patioGlass, ...silent } = body;
    const request = quoteRequestSchema.parse(silent);
    expect(price(choicesOf(request), starterPricing).total).toBe(29_342);
  });
});

describe('the contact details', () => {
  it.each([
    '01632 960100',
    '+44 (0)1632 960-100',
    '01632.960.100',
    '9601000',
    '01632 960100 ext 12',
    '01632 960100 x12',
    '01632 960100 (evenings)',
    '01632 960100 or 07700 900123',
    '０７７００９００１２３',
    '٠٧٧٠٠ ٩٠٠١٢٣',
  ])('accept the phone number %s, and keep it as it was typed', (phone) => {
    expect(contactSchema.parse({ ...contact, phone }).phone).toBe(phone);
  });

  it('leave the form of a phone number to the browser, which has no pattern for it', () => {
    expect(quoteFields.phone.input).toEqual({
      type: 'tel',
      inputMode: 'tel',
      autoComplete: 'tel',
    });
  });

  it.each([
    'a@example.com',
    "o'neil+garden@mail.example.co.uk",
    'UPPER.case@Example.ORG',
    'smith&jones@example.com',
    'anna@müller.example',
    'søren@example.com',
    '敏萱@例え.テスト',
    'anna@xn--mller-kva.xn--p1ai',
  ])('accept the email address %s', (email) => {
    expect(contactSchema.parse({ ...contact, email }).email).toBe(email);
  });

  it.each([
    '.ann@example.com',
    'ann..lee@example.com',
    '"ann lee"@example.com',
    'Ann <ann@example.com>',
    'ann@example.com (home)',
    'ann@example..com',
    'ann@-example.com',
    'ann@example.c',
    'ann@192.168.1.1',
    // It would be a copy to somebody else in a link.
    'ann?bcc=other@example.com',
    'ann%0abcc:other@example.com',
  ])('refuse the email address %s', (email) => {
    expect(contactSchema.safeParse({ ...contact, email }).success).toBe(false);
  });

  it.each(['Zoë O’Connor', '李', 'Jean-Luc d’Été'])('accept the name %s', (name) => {
    expect(contactSchema.parse({ ...contact, name }).name).toBe(name);
  });
});
