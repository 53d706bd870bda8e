import { useEffect, useState, useSyncExternalStore } from 'react';
import { holdUpdates } from '#app/pwa/update/update-store';
import { createValueStore, type ValueStore } from '#app/pwa/value-store';
import { emptyTexts, quoteFields } from '#domain/order/contracts/requests/form-fields';
import type { Contact } from '#domain/order/contracts/requests/quote-request';

export const EMPTY_CONTACT: Contact = emptyTexts(quoteFields);

/**
 * The contents of the quote form. They outlive the step but are never stored on this device before
 * submission; while there are any, an app update must not reload the page.
 */
export function useContact(): ValueStore<Contact> {
  const [contact] = useState(() => createValueStore(EMPTY_CONTACT));
  const dirty = useSyncExternalStore(
    contact.subscribe,
    () => Object.values(contact.get()).some((value) => value !== ''),
    () => false,
  );
  useEffect(() => (dirty ? holdUpdates() : undefined), [dirty]);
  return contact;
}
