import { describe, expect, it } from 'vitest';
import { companyFactsSchema } from './company-facts';
import { holidayLines } from './holiday-words';
import {
  chatHref,
  daysLater,
  hoursLines,
  openingHours,
  ourCounties,
  weeksWords,
  withinWorkingDays,
} from './fact-words';
import { registrationWords } from './registration-words';
import { decadesWords, openDays, roundNumberWord } from './sentence-words';
import type { DAYS } from './days';
import { STARTER_FACTS } from './starter-facts';

type Day = (typeof DAYS)[number];

describe('the chat with the company', () => {
  const { company } = STARTER_FACTS;
  const message = 'Hello%2C%20I%20would%20like%20to%20ask%20about%20your%20modular%20builds.';

  it('is with its mobile, and with its telephone where it has none', () => {
    expect(chatHref(company)).toBe(`https://wa.me/441632960100?text=${message}`);
    const mobile = '+44 7700 900123';
    expect(chatHref({ ...company, mobile })).toBe(`https://wa.me/447700900123?text=${message}`);
  });

  it('takes a number or none for the mobile, also from facts that were stored before', () => {
    const taken = [' 07700 900123 ', ' ', undefined, '0770'].map((mobile) => {
      const facts = { ...STARTER_FACTS, company: { ...company, mobile } };
      const { success, data } = companyFactsSchema.safeParse(facts);
      return success && (data.company.mobile ?? 'none');
    });
    expect(taken).toEqual(['07700 900123', '', 'none', false]);
  });
});

describe('opening hours', () => {
  it('read as specification §9 writes them', () => {
    expect(hoursLines(STARTER_FACTS.hours)).toEqual([
      'Mon–Fri 8:00\u00a0AM–6:00\u00a0PM',
      'Sat 9:00\u00a0AM–4:00\u00a0PM, Sun closed',
    ]);
  });

  it('name no closed day where there is none, and noon and midnight by their names', () => {
    const spans = [{ from: 'Mon', to: 'Sun', opens: '00:30', closes: '12:00' }] as const;
    expect(hoursLines({ spans: [...spans] })).toEqual(['Mon–Sun 12:30\u00a0AM–12:00\u00a0PM']);
  });

  it('of a company that is never open are none', () => {
    expect(hoursLines({ spans: [] })).toEqual(['Mon, Tue, Wed, Thu, Fri, Sat, Sun closed']);
  });

  it('come in the format of search engines', () => {
    expect(openingHours(STARTER_FACTS.hours)).toEqual(['Mo-Fr 08:00-18:00', 'Sa 09:00-16:00']);
  });
});

it('times are words', () => {
  expect(weeksWords({ from: 2, to: 3 })).toBe('2–3 weeks');
  expect(weeksWords({ from: 1, to: 1 })).toBe('1 week');
  expect([1, 5].map(withinWorkingDays)).toEqual([
    'within one working day',
    'within 5 working days',
  ]);
  expect([1, 7, 10, 14].map(daysLater)).toEqual([
    'a day later',
    'about a week later',
    'about 10 days later',
    'about two weeks later',
  ]);
});

const span = (from: Day, to: Day) => ({ from, to, opens: '08:00', closes: '17:00' });

it('days with hours are told in a sentence', () => {
  expect(openDays(STARTER_FACTS.hours)).toBe('Monday to Saturday');
  expect(openDays({ spans: [span('Tue', 'Wed'), span('Fri', 'Fri')] })).toBe(
    'Tuesday, Wednesday and Friday',
  );
  expect(openDays({ spans: [] })).toBe('');
});

it('years and counties are words', () => {
  expect([40, 37, 5].map(roundNumberWord)).toEqual(['forty', '37', 'five']);
  expect([40, 10, 37].map(decadesWords)).toEqual(['four decades', 'a decade', '37 years']);
  const { coverage } = STARTER_FACTS;
  expect(ourCounties(coverage)).toBe('our five counties');
  expect(ourCounties({ ...coverage, counties: ['Bedfordshire'] })).toBe('our county');
});

it('the registration names what has been supplied, and the right register', () => {
  const { legal, vat } = STARTER_FACTS;
  expect(registrationWords({ legal, vat })).toBe('');
  const given = {
    ...legal,
    registeredName: 'Garden Rooms Ltd',
    companyNumber: '01234567',
    registeredOffice: '1 High Street, Northampton',
  };
  const registered = { ...STARTER_FACTS.vat, number: 'GB 123 4567 89' };
  expect(registrationWords({ legal: given, vat: registered })).toBe(
    'Garden Rooms Ltd, registered in England and Wales, company number 01234567. Registered office: 1 High Street, Northampton. VAT number GB 123 4567 89.',
  );
  expect(registrationWords({ legal: { ...legal, companyNumber: 'SC123456' }, vat })).toBe(
    'Registered in Scotland, company number SC123456.',
  );
});

it('holidays are told six weeks ahead, and while they last', () => {
  const christmas = { from: '2026-12-24', to: '2027-01-02', reason: 'Christmas' };
  const hours = { ...STARTER_FACTS.hours, holidays: [christmas] };
  const told = ['Closed 24\u00a0December to 2\u00a0January: Christmas'];
  expect(holidayLines(hours, '2026-11-11')).toEqual([]);
  expect(holidayLines(hours, '2026-11-12')).toEqual(told);
  expect(holidayLines(hours, '2027-01-02')).toEqual(told);
  expect(holidayLines(hours, '2027-01-03')).toEqual([]);
});

/** The facts as a build before there was a choice has saved them. */
const factsBefore = (vatNumber: string) => {
  const { vat: _none, legal, ...others } = STARTER_FACTS;
  return companyFactsSchema.parse({ ...others, legal: { ...legal, vatNumber } });
};

describe('VAT', () => {
  it('of facts that were saved before has the number that they had, at the standard rate', () => {
    for (const number of ['', 'GB 123 4567 89', 'Applied for'])
      expect(factsBefore(number).vat).toEqual({ registered: true, number, rate: 20 });
  });

  it.each(['Not VAT registered', 'not registered', 'None', 'N/A', 'We are not registered'])(
    'is none where the number said so: %s',
    (number) => {
      const facts = factsBefore(number);
      expect(facts.vat).toEqual({ registered: false });
      expect(registrationWords(facts)).toBe('');
    },
  );

  it('stands where a build before this looks for it, which reads it back', () => {
    for (const vat of [
      { registered: true as const, number: 'GB 1', rate: 20 },
      { registered: false as const },
    ]) {
      const saved = companyFactsSchema.parse({ ...STARTER_FACTS, vat });
      expect(saved.legal.vatNumber).toBe(vat.registered ? 'GB 1' : 'Not VAT registered');
      expect(factsBefore(saved.legal.vatNumber).vat).toEqual(vat);
    }
  });
});

describe('the facts', () => {
  it('of a new installation pass their own rules', () => {
    expect(companyFactsSchema.parse(STARTER_FACTS)).toEqual(STARTER_FACTS);
  });

  it('of builds before "Through the year" have the figures of a new installation', () => {
    const { energy: _none, ...before } = STARTER_FACTS;
    expect(companyFactsSchema.parse(before)).toEqual(STARTER_FACTS);
  });

  it.each([
    ['wall', { value: 18 }, 'U-value of the wall: give a number from 0.05 to 2'],
    ['window', { value: Number.NaN }, 'U-value of the window'],
    ['pencePerKwh', { value: 0.27 }, 'Price of electricity: give a number from 1 to 200'],
    ['gValue', { source: ' ' }, 'Enter where the figure is from'],
    ['airConditioning', { date: 'in May' }, 'Give the day of the source'],
  ] as const)('name a figure that cannot be: %s', (name, wrong, message) => {
    const { figures, confirmed } = STARTER_FACTS.energy;
    const energy = { confirmed, figures: { ...figures, [name]: { ...figures[name], ...wrong } } };
    const { error } = companyFactsSchema.safeParse({ ...STARTER_FACTS, energy });
    const path = ['energy', 'figures', name, ...Object.keys(wrong)];
    expect(error?.issues).toMatchObject([{ path, message: expect.stringContaining(message) }]);
  });

  it('take no link that could be a script, and name the field', () => {
    const social = { ...STARTER_FACTS.social, facebook: 'javascript:alert(1)' };
    const { error } = companyFactsSchema.safeParse({ ...STARTER_FACTS, social });
    expect(error?.issues).toMatchObject([
      { path: ['social', 'facebook'], message: 'Give an address that starts with https://' },
    ]);
  });

  it('refuse hours that end before they begin', () => {
    const spans = [{ from: 'Mon', to: 'Fri', opens: '18:00', closes: '08:00' }];
    const hours = { ...STARTER_FACTS.hours, spans };
    const { error } = companyFactsSchema.safeParse({ ...STARTER_FACTS, hours });
    expect(error?.issues[0]?.path).toEqual(['hours', 'spans', 0, 'closes']);
  });
});
