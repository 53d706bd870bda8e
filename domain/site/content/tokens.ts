import * as z from 'zod/mini';
import type { CompanyFacts } from './facts/company-facts';
import { weeksWords } from './facts/fact-words';
import { weeksInWords } from './facts/sentence-words';

/** What stands in square brackets until the company has supplied it. */
type LegalField = Exclude<keyof CompanyFacts['legal'], 'vatNumber'>;

const PLACEHOLDERS: Readonly<Record<LegalField, string>> = {
  registeredName: '[registered company name]',
  companyNumber: '[company number]',
  registeredOffice: '[registered office]',
  icoNumber: '[ICO registration number]',
  hostingProvider: '[hosting provider and country]',
  mailProvider: '[mail provider and country]',
  requestRetention: '[24 months]',
  projectRetention: '[6 years]',
  mailRetention: '[24 months]',
  backupRetention: '[30 days]',
};

/** The values of the `{tokens}` in legal pages. */
export function legalTokens({
  company,
  leadTimes,
  legal,
  vat,
  years,
}: Pick<CompanyFacts, 'company' | 'leadTimes' | 'legal' | 'vat' | 'years'>) {
  const of = (key: LegalField) => legal[key] || PLACEHOLDERS[key];
  const vatNumber = vat.registered ? vat.number || '[VAT number]' : '';
  return {
    'company-name': company.name,
    phone: company.phone,
    email: company.email,
    address: company.address,
    'guarantee-years': String(years.guarantee),
    'project-weeks': weeksWords(leadTimes.project),
    'registered-name': of('registeredName'),
    'company-number': of('companyNumber'),
    'registered-office': of('registeredOffice'),
    /** In pages of before there was a choice, behind "VAT number". */
    'vat-number': vatNumber || 'none, as we are not registered',
    'vat-registration': vatNumber ? `VAT number ${vatNumber}` : 'not VAT registered',
    'with-vat': vatNumber ? 'and include VAT' : 'without VAT, as we are not VAT registered',
    'ico-number': of('icoNumber'),
    'hosting-provider': of('hostingProvider'),
    'mail-provider': of('mailProvider'),
    /** How long requests that did not become orders are kept: must match the server's RETENTION_DAYS. */
    'request-retention': of('requestRetention'),
    'project-retention': of('projectRetention'),
    'mail-retention': of('mailRetention'),
    'backup-retention': of('backupRetention'),
  };
}

/** The values of the `{tokens}` in the words of pages, as they stand in a sentence. */
export function pageTokens({
  company,
  leadTimes,
  years,
}: Pick<CompanyFacts, 'company' | 'leadTimes' | 'years'>) {
  return {
    'company-name': company.name,
    'experience-years': String(years.experience),
    'guarantee-years': String(years.guarantee),
    'installation-weeks': weeksInWords(leadTimes.installation),
  };
}

const TOKEN = /\{([a-z][a-z-]*)\}/g;

/** Puts values in the place of their tokens; a token without a value stays as it was typed. */
export function withTokens(text: string, values: ReadonlyMap<string, string>): string {
  return text.replace(TOKEN, (whole, token: string) => values.get(token) ?? whole);
}

/** Refuses a text with a token that nothing is filled in for. */
export function knownTokens(names: readonly string[]) {
  const unknown = (text: string) => tokensIn(text).find((token) => !names.includes(token));
  return z.refine<string>((text) => unknown(text) === undefined, {
    error: ({ input }) => `There is no {${unknown(String(input))}} to fill in`,
  });
}

/** The tokens that a text names. */
export function tokensIn(text: string): string[] {
  return [...text.matchAll(TOKEN)].map(([, token = '']) => token);
}
