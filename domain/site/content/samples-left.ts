import type { Article } from './articles';
import type { DocumentName } from './documents';
import { PROMISE_NAMES, type CompanyFacts } from './facts/company-facts';
import { ENERGY_PART_NAMES, type EnergyPart } from './facts/energy-facts';
import { canBePaid } from './facts/money-facts';
import type { StoredContent } from './site-content';
import { STARTER_FACTS } from './facts/starter-facts';
import { FOUNDERS_TAG, foundersPicture } from '#domain/site/gallery/founders-picture';
import type { GalleryImage } from '#domain/site/gallery/gallery-image';
import { isSamplePicture } from '#domain/site/gallery/sample-picture';

/** Something a visitor reads that is a stand-in, or that the company has yet to supply or confirm. */
export interface SampleLeft {
  document: DocumentName | 'gallery' | 'articles';
  /** The field in it: "company.phone", or the id of an item of a list or of a picture; of several, of the first. */
  field: string;
  /** As a sentence would name it: "the telephone number". */
  what: string;
  why: 'stand-in' | 'missing' | 'unconfirmed' | 'sample';
}

/** Facts that are invented in a new installation: whatever still equals them is a stand-in. */
const STAND_INS = [
  ['company.phone', 'the telephone number'],
  ['company.email', 'the email address'],
  ['company.address', 'the address'],
] as const;

/** What the law asks for, in the order of the form. */
const LEGAL_FIELDS: Readonly<Record<Exclude<keyof CompanyFacts['legal'], 'vatNumber'>, string>> = {
  registeredName: 'the registered company name',
  companyNumber: 'the company number',
  registeredOffice: 'the registered office',
  icoNumber: 'the ICO registration number',
  hostingProvider: 'the hosting provider',
  mailProvider: 'the mail provider',
  requestRetention: 'how long requests are kept',
  projectRetention: 'how long projects are kept',
  mailRetention: 'how long mail is kept',
  backupRetention: 'how long backups are kept',
};

const PROMISES: Readonly<Record<(typeof PROMISE_NAMES)[number], string>> = {
  call: 'how soon you call',
  visit: 'how soon you visit',
  quote: 'how soon the quote comes',
  price: 'what every price includes',
  details: 'what a homeowner’s details are used for',
};

const ENERGY: Readonly<Record<EnergyPart, string>> = {
  fabric: 'how well walls, roof and floor keep a room warm',
  glazing: 'what windows and doors let through',
  heating: 'how much warmth heating gives for its electricity',
  price: 'the price of electricity in what a room costs to run',
};

/** Reserved for examples and drama: nobody is reached there, whatever the rest of the value is. */
const UNREACHABLE = /@example\.(com|org|net)$|^0?1632[ \u00a0]?960/;

/** The six that come with the program are dated 2024 (specification §9), and nobody has checked them since. */
const isOfTheProgram = ({ date, checked }: Article) => date < '2025' && checked === undefined;

/**
 * Everything that stands between this content and a launch, in the order of the desk's forms.
 *
 * @param gallery the pictures that visitors see
 */
export function samplesLeft(
  { facts, testimonials, articles }: StoredContent,
  gallery: readonly GalleryImage[],
): SampleLeft[] {
  const left: SampleLeft[] = [];
  const add = (field: string, what: string, why: SampleLeft['why']) =>
    left.push({ document: 'facts', field, what, why });
  for (const [field, what] of STAND_INS) {
    const key = field.slice('company.'.length) as 'phone' | 'email' | 'address';
    const value = facts.company[key];
    if (value === STARTER_FACTS.company[key] || UNREACHABLE.test(value))
      add(field, what, 'stand-in');
  }
  // With one of them, visitors see no word of the others.
  if (facts.social !== null && Object.values(facts.social).every((address) => address === null))
    add('social.facebook', 'a social profile, or that there is none', 'missing');
  if (facts.vat.registered && facts.vat.number === '')
    add('vat.number', 'the VAT number, or that you are not registered', 'missing');
  for (const [key, what] of Object.entries(LEGAL_FIELDS)) {
    if (facts.legal[key as keyof CompanyFacts['legal']] === '')
      add(`legal.${key}`, what, 'missing');
  }
  if (!canBePaid(facts.money))
    add('money.accountName', 'the bank account that invoices are paid to', 'missing');
  for (const name of PROMISE_NAMES) {
    if (!facts.promises.confirmed.includes(name))
      add('promises.confirmed', PROMISES[name], 'unconfirmed');
  }
  for (const part of ENERGY_PART_NAMES) {
    if (!facts.energy.confirmed.includes(part)) add(`energy.${part}`, ENERGY[part], 'unconfirmed');
  }
  left.push(...samplesOf('testimonials', 'testimonial', testimonials.filter(isSample)));
  if (Object.values(articles).some(isOfTheProgram))
    left.push({
      document: 'articles',
      field: 'checked',
      what: 'whether the articles of 2024 still hold: check each, and give the day',
      why: 'unconfirmed',
    });
  if (foundersPicture(gallery) === undefined)
    left.push({
      document: 'gallery',
      field: FOUNDERS_TAG,
      what: `a photograph of the founders for About: a picture with the tag “${FOUNDERS_TAG}”`,
      why: 'missing',
    });
  return [...left, ...samplesOf('gallery', 'picture', gallery.filter(isSamplePicture))];
}

const isSample = ({ sample }: { sample: boolean }) => sample;

/** All samples of a kind at once: nobody settles a dozen pictures one by one. */
function samplesOf(
  document: SampleLeft['document'],
  name: string,
  samples: readonly { id: string }[],
): SampleLeft[] {
  const [first] = samples;
  if (first === undefined) return [];
  const what = `${samples.length} sample ${name}${samples.length === 1 ? '' : 's'}`;
  return [{ document, field: first.id, what, why: 'sample' }];
}
