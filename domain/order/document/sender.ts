import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import { registrationWords } from '#domain/site/content/facts/registration-words';
import { onPaper } from './on-paper';

/** Who a document is from. */
export interface Sender {
  name: string;
  /** Address, telephone and mail, in one line. */
  contact: string;
  /** As the law asks for; empty where nothing has been supplied. */
  registration: string;
}

export function senderOf(facts: Pick<CompanyFacts, 'company' | 'legal' | 'vat'>): Sender {
  const { name, address, phone, email } = facts.company;
  return {
    name: onPaper(name),
    contact: [address, phone, email].map(onPaper).join('   '),
    registration: onPaper(registrationWords(facts)),
  };
}
