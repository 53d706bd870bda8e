import type { CompanyFacts } from './company-facts';

/**
 * What the law asks of a company's website and letters, as far as it has been supplied: "Garden Rooms Ltd, registered
 * in England and Wales, company number 01234567. Registered office: 1 High Street. VAT number GB 123." Empty without any.
 */
export function registrationWords({
  registeredName,
  companyNumber,
  registeredOffice,
  vatNumber,
}: Pick<
  CompanyFacts['legal'],
  'registeredName' | 'companyNumber' | 'registeredOffice' | 'vatNumber'
>): string {
  const number =
    companyNumber && `registered in ${registryOf(companyNumber)}, company number ${companyNumber}`;
  const company = [registeredName, number].filter((part) => part !== '').join(', ');
  return [
    company && `${company.charAt(0).toUpperCase()}${company.slice(1)}.`,
    registeredOffice && `Registered office: ${registeredOffice}.`,
    vatNumber && `VAT number ${vatNumber}.`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Companies House puts the country in front of the number, but not that of England and Wales. */
function registryOf(companyNumber: string): string {
  if (/^S/i.test(companyNumber)) return 'Scotland';
  return /^N/i.test(companyNumber) ? 'Northern Ireland' : 'England and Wales';
}
