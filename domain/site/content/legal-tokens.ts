import type { CompanyFacts } from './facts/company-facts';
import { weeksWords } from './facts/fact-words';

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

const TOKEN = /\{([a-z][a-z-]*)\}/g;

/** Puts values in the place of their tokens; a token without a value stays as it was typed. */
export function withTokens(text: string, values: ReadonlyMap<string, string>): string {
  return text.replace(TOKEN, (whole, token: string) => values.get(token) ?? whole);
}

/** The tokens that a text names. */
export function tokensIn(text: string): string[] {
  return [...text.matchAll(TOKEN)].map(([, token = '']) => token);
}
