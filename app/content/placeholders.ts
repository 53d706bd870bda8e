import { companyFacts } from '#domain/company';
import { company, socialNetworks } from './company';
import { legalDetails } from './legal-details';
import { testimonials } from './testimonials';

/** Something that must be replaced before the site is shown to customers. */
export interface Placeholder {
  /** The file to edit. */
  file: string;
  what: string;
}

/** Ofcom's numbers for drama, addresses that belong to nobody, and words that say "example". */
const STAND_IN = /01632|441632|example/i;

/** Every placeholder that is still there. */
export function findPlaceholders(): Placeholder[] {
  return [...inCompany(), ...inLegalDetails(), ...inTestimonials(), ...inSocialNetworks()];
}

function inCompany(): Placeholder[] {
  return Object.entries(company)
    .filter(([, value]) => STAND_IN.test(String(value)))
    .map(([name, value]) => ({
      file: name in companyFacts ? 'domain/company.ts' : 'app/content/company.ts',
      what: `${name}: ${String(value)}`,
    }));
}

function inLegalDetails(): Placeholder[] {
  return Object.entries(legalDetails)
    .filter(([, value]) => /^\[.*\]$/.test(value))
    .map(([name, value]) => ({ file: 'app/content/legal-details.ts', what: `${name}: ${value}` }));
}

function inTestimonials(): Placeholder[] {
  return testimonials
    .filter(({ placeholder }) => placeholder)
    .map(({ quote }) => ({ file: 'app/content/testimonials.ts', what: `"${quote}"` }));
}

function inSocialNetworks(): Placeholder[] {
  return socialNetworks.map((name) => ({
    file: 'app/content/company.ts',
    what: `${name} has no address yet`,
  }));
}
