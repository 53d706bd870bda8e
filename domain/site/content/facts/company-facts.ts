import * as z from 'zod/mini';
import { emailSchema, phoneSchema } from '#domain/text/contact-fields';
import { asSeen } from '#domain/text/text-checks';
import { COUNTY_NAMES } from '#domain/site/coverage/county-name';
import { DAYS } from './days';
import { energyFactsSchema } from './energy-facts';
import { moneyFactsSchema } from './money-facts';
import { STARTER_ENERGY } from './starter-energy';
import { STARTER_MONEY } from './starter-money';
import { saysNotRegistered, vatNumberText, vatOf } from './vat';
import { line, lines, optionalLine, wholeNumber } from '#domain/site/content/rules';

const countySchema = z.enum(COUNTY_NAMES, 'Choose one of the five counties');

const CLOCK = 'Give opening hours as times like 08:00 and 17:30';
const clockSchema = z.string(CLOCK).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, CLOCK));
const daySchema = z.enum(DAYS, 'Choose a day of the week');

/** Days with the same hours; a day that no span has is closed. */
const spanSchema = z
  .object({ from: daySchema, to: daySchema, opens: clockSchema, closes: clockSchema })
  .check(
    z.refine(({ from, to }) => DAYS.indexOf(from) <= DAYS.indexOf(to), {
      message: 'Let the days run from the earlier to the later',
      path: ['to'],
    }),
    z.refine(({ opens, closes }) => opens < closes, {
      message: 'Let the closing time come after the opening time',
      path: ['closes'],
    }),
  );

const dayMessage = 'Give the first and last day that you are closed as dates';
const holidaySchema = z
  .object({
    from: z.iso.date(dayMessage),
    to: z.iso.date(dayMessage),
    reason: line('what the days are closed for', 60),
  })
  .check(
    z.refine(({ from, to }) => from <= to, {
      message: 'Let the days run from the earlier to the later',
      path: ['to'],
    }),
  );

const MOBILE = 'Enter a mobile number with at least 7 digits, or leave it empty';
const mobileSchema = z.string(MOBILE).check(
  asSeen(),
  z.refine((number) => number === '' || phoneSchema.safeParse(number).success, MOBILE),
);

/** A link that we may show: https only, so that none can be a script. */
const linkSchema = z.nullable(
  z
    .url({ protocol: /^https$/, error: 'Give an address that starts with https://' })
    .check(z.maxLength(300, 'Use at most 300 characters for the address')),
);

/** From and to, in weeks. */
const weeksSchema = (what: string) =>
  z
    .object({
      from: wholeNumber(`the shortest time ${what} in weeks`, 1, 52),
      to: wholeNumber(`the longest time ${what} in weeks`, 1, 52),
    })
    .check(
      z.refine(({ from, to }) => from <= to, {
        message: 'Let the longest time be no shorter than the shortest',
        path: ['to'],
      }),
    );

const exceptionSchema = z.object({
  /** The first half of a postcode: "NN1". */
  district: z
    .string('Give a district like NN1')
    .check(z.regex(/^[A-Z]{1,2}\d{1,2}[A-Z]?$/, 'Give a district like NN1')),
  answer: z.enum(['covered', 'partly', 'outside'], 'Say whether you build there'),
});

const rateMessage = 'Give the VAT rate in per cent, like 20 or 17.5';

const vatSchema = z.discriminatedUnion(
  'registered',
  [
    z.object({
      registered: z.literal(true),
      /** Empty until it has been supplied. */
      number: optionalLine('the VAT number', 20).check(
        z.refine(
          (number) => !saysNotRegistered(number),
          'Choose that you are not registered, instead of a VAT number',
        ),
      ),
      /** In per cent, of every price. */
      rate: z.number(rateMessage).check(
        z.positive(rateMessage),
        z.maximum(50, rateMessage),
        z.refine((rate) => Number(rate.toFixed(1)) === rate, rateMessage),
      ),
    }),
    z.object({ registered: z.literal(false) }),
  ],
  'Say whether you are VAT registered',
);

/** The promises that the company confirms one by one. */
export const PROMISE_NAMES = ['call', 'visit', 'quote', 'price', 'details'] as const;

const factsSchema = z.object({
  company: z.object({
    name: line('the company’s name', 60),
    phone: phoneSchema,
    /** The number for WhatsApp; empty or absent where that is the telephone's. */
    mobile: z.optional(mobileSchema),
    email: emailSchema,
    address: line('the address', 200),
    /** Where the company is at home: the sun in drawings shines as it does there. */
    county: countySchema,
    /** Under the name in the footer, and for search engines. */
    blurb: lines('the line about the company', 300),
  }),
  hours: z.object({
    spans: z.array(spanSchema).check(z.maxLength(7, 'Give at most seven lines of hours')),
    holidays: z.array(holidaySchema).check(z.maxLength(30, 'Give at most thirty holidays')),
  }),
  /** Null for a company that is on none of them, of which pages then say nothing. */
  social: z.nullable(
    z.object({ facebook: linkSchema, instagram: linkSchema, youtube: linkSchema }),
  ),
  legal: z.object({
    registeredName: optionalLine('the registered company name', 120),
    companyNumber: optionalLine('the company number', 20),
    registeredOffice: optionalLine('the registered office', 200),
    /** Follows from `vat`, for builds that know no other. */
    vatNumber: z.prefault(z.string(), ''),
    icoNumber: optionalLine('the ICO registration number', 20),
    hostingProvider: optionalLine('the hosting provider and its country', 120),
    mailProvider: optionalLine('the mail provider and its country', 120),
    requestRetention: optionalLine('how long requests are kept', 40),
    projectRetention: optionalLine('how long projects are kept', 40),
    mailRetention: optionalLine('how long mail is kept', 40),
    backupRetention: optionalLine('how long backups are kept', 40),
  }),
  vat: vatSchema,
  promises: z.object({
    /** The latest working day of the first call after a request. */
    callWorkingDays: wholeNumber('the working days until you call', 1, 20),
    visitDaysAfterCall: wholeNumber('the days from the call to the visit', 1, 60),
    /** Specification §9, journey step 2. */
    quoteWorkingDays: wholeNumber('the working days from the visit to the quote', 1, 30),
    price: line('what every price includes', 80),
    details: line('what a homeowner’s details are used for', 120),
    confirmed: z.array(z.enum(PROMISE_NAMES)),
  }),
  years: z.object({
    /** Specification §1 and §9. */
    experience: wholeNumber('the years of experience', 1, 200),
    guarantee: wholeNumber('the years of the structural guarantee', 1, 100),
  }),
  coverage: z.object({
    /** The home county is always one of them. */
    counties: z.array(countySchema).check(
      z.minLength(1, 'Choose at least one county'),
      z.refine((names) => new Set(names).size === names.length, 'Name each county once'),
    ),
    /** Districts where the answer differs from what the map says. */
    exceptions: z.array(exceptionSchema).check(z.maxLength(200, 'Give at most 200 districts')),
  }),
  /** In weeks; specification §9. */
  leadTimes: z.object({
    design: weeksSchema('of the design'),
    installation: weeksSchema('of the installation'),
    /** From design approval to the key. */
    project: weeksSchema('of most projects'),
    installationOf: z.object({
      'garden-room': weeksSchema('of installing a garden room'),
      office: weeksSchema('of installing a garden office'),
      extension: weeksSchema('of installing an extension'),
      'dual-purpose': weeksSchema('of installing a dual purpose building'),
    }),
  }),
  /** Absent from facts of builds before this. */
  energy: z.prefault(energyFactsSchema, STARTER_ENERGY),
  /** Absent from facts of builds before this. */
  money: z.prefault(moneyFactsSchema, STARTER_MONEY),
});

type Facts = z.infer<typeof factsSchema>;

/**
 * Everything about the company that a visitor reads as a fact. An empty text or null has not been supplied: pages
 * then say nothing of it, except legal pages, which show a placeholder. Facts of builds before this, which have no
 * `vat`, are read as `vatOf` says (decision 0109); those without `energy` or `money` have that of a new installation.
 */
export const companyFactsSchema = z.pipe(
  z.pipe(z.transform(withVat), factsSchema),
  z.transform((facts): Facts => {
    return { ...facts, legal: { ...facts.legal, vatNumber: vatNumberText(facts.vat) } };
  }),
);

/** What is wrong with facts in any other way is for the schema to say. */
function withVat(facts: unknown): unknown {
  const before = z.safeParse(FACTS_BEFORE, facts);
  return before.success ? { ...before.data, vat: vatOf(before.data) } : facts;
}

/** Facts without the choice. */
const FACTS_BEFORE = z.looseObject({
  vat: z.optional(z.undefined()),
  legal: z.looseObject({ vatNumber: z.optional(z.string()) }),
});

/** The facts as they are stored. */
export type StoredFacts = Facts;
/**
 * What every page has of them: the figures of "Through the year" come to those who open it, and where to pay stands
 * on invoices alone.
 */
export type CompanyFacts = Omit<StoredFacts, 'energy' | 'money'>;
export type PromiseName = (typeof PROMISE_NAMES)[number];
