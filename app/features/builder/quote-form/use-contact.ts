import { useEffect, useState, useSyncExternalStore } from 'react';
import { holdUpdates } from '#app/pwa/update/update-store';
import { createValueStore, type ValueStore } from '#app/pwa/value-store';
import type { Contact } from '#domain/contracts/quote-request';

export const EMPTY_CONTACT: Contact = { name: '', email: '', phone: '' };

/**
 * What is typed into the quote form. It outlives the step, but is never written to this device
 * before it is submitted; while it holds anything, no update of the program may reload the page.
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
