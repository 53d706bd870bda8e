import type { CompanyFacts } from './company-facts';
import type { Vat } from './vat';

/**
 * What the law asks of a company's website and letters, as far as it has been supplied: "Garden Rooms Ltd, registered
 * in England and Wales, company number 01234567. Registered office: 1 High Street. VAT number GB 123." Empty without any.
 */
export function registrationWords({
  legal: { registeredName, companyNumber, registeredOffice },
  vat,
}: Pick<CompanyFacts, 'legal' | 'vat'>): string {
  const number =
    companyNumber && `registered in ${registryOf(companyNumber)}, company number ${companyNumber}`;
  const company = [registeredName, number].filter((part) => part !== '').join(', ');
  return [
    company && `${company.charAt(0).toUpperCase()}${company.slice(1)}.`,
    registeredOffice && `Registered office: ${registeredOffice}.`,
    vatNumberIn(vat) && `VAT number ${vatNumberIn(vat)}.`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function vatNumberIn(vat: Vat): string {
  return vat.registered ? vat.number : '';
}

/** Companies House puts the country in front of the number, but not that of England and Wales. */
export function registryOf(companyNumber: string): string {
  if (/^S/i.test(companyNumber)) return 'Scotland';
  return /^N/i.test(companyNumber) ? 'Northern Ireland' : 'England and Wales';
}
