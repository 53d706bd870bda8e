import { company } from './company';

/**
 * Values for the {tokens} in legal/*.md. Everything in square brackets is a placeholder: the company must
 * supply the real text before launch, and `npm run preflight` looks for the brackets.
 */
export const legalDetails: Readonly<Record<string, string>> = {
  'company-name': company.name,
  phone: company.phone,
  email: company.email,
  address: company.address,
  'registered-name': '[registered company name]',
  'company-number': '[company number]',
  'registered-office': '[registered office]',
  'vat-number': '[VAT number]',
  'ico-number': '[ICO registration number]',
  'hosting-provider': '[hosting provider and country]',
  'mail-provider': '[mail provider and country]',
  /** How long requests that did not become orders are kept: must match the server's RETENTION_DAYS. */
  'request-retention': '[24 months]',
  'project-retention': '[6 years]',
  'mail-retention': '[24 months]',
  'backup-retention': '[30 days]',
};
