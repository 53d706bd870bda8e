import type { MailRecipient } from '#domain/order/requests/mail-states';
import type { Happening } from './events';

/** Who gets a mail about what happened: at most one each. */
const TELLS: Record<Happening['kind'], readonly MailRecipient[]> = {
  'time-chosen': ['homeowner', 'company'],
  'time-wished': ['company'],
  'visit-called-off': ['homeowner', 'company'],
  asked: ['company'],
  'place-given': [],
  accepted: ['homeowner', 'company'],
  declined: ['company'],
  'renewal-asked': ['company'],
  withdrawn: ['homeowner', 'company'],
  'times-offered': ['homeowner'],
  'visit-booked': ['homeowner'],
  'visit-cancelled': ['homeowner'],
  'visit-held': [],
  noted: [],
  'quote-sent': ['homeowner'],
  answered: ['homeowner'],
  planned: ['homeowner'],
  'moved-on': ['homeowner'],
  // Set by hand for the company's own list.
  'state-set': [],
  'link-renewed': ['homeowner'],
};

export function toldOf({ kind }: Pick<Happening, 'kind'>): readonly MailRecipient[] {
  return TELLS[kind];
}
