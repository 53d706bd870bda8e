import { useEffect, useState } from 'react';
import { enqueue } from '#app/offline/outbox/enqueue';
import { newLink } from '#app/offline/outbox/new-link';
import type { UnsentQuote } from '#app/offline/outbox/outbox-entry';
import { checkQuote, type ContactErrors } from '#app/pwa/draft/check-quote';
import { holdUpdates } from '#app/pwa/update/update-store';
import { wakeOutbox } from '#app/pwa/outbox/wake-outbox';
import { focusFirstField } from '#app/ui/fields/focus-first-field';
import { toast } from '#app/ui/toasts/toast';
import { quoteFields, textsOf } from '#domain/order/contracts/requests/form-fields';
import type { Contact } from '#domain/order/contracts/requests/quote-request';
import type { CheckedRequest } from '#domain/order/contracts/requests/request-kinds';
import { holdCorrection } from './corrections';
import { remedyFor } from './problem';

/** Corrects a refused request: `onEnd` is called once the corrected one is saved. */
export function useCorrection(item: UnsentQuote, onEnd: () => void) {
  const { request, lastProblem } = item;
  const [contact, setContact] = useState<Contact>(() => textsOf(quoteFields, request));
  const [errors, setErrors] = useState<ContactErrors>(() => refusedFields(lastProblem));
  const [busy, setBusy] = useState(false);
  useEffect(holdUpdates, []);
  useEffect(() => holdCorrection(item), [item]);

  function change(field: keyof Contact, value: string) {
    setContact((present) => ({ ...present, [field]: value }));
    setErrors((present) => ({ ...present, [field]: undefined }));
  }

  async function send(element: HTMLFormElement) {
    const { request: corrected, errors: wrong } = checkQuote({ ...request, ...contact });
    if (Object.keys(wrong).length > 0) {
      setErrors(wrong);
      return focusFirstField(element, Object.keys(wrong));
    }
    setBusy(true);
    const saved = corrected && (await replace(item, corrected).catch(() => null));
    if (!saved) {
      toast({ title: 'Failed to save configuration. Please try again.', variant: 'destructive' });
      return setBusy(false);
    }
    onEnd();
    // It is saved; if it cannot be sent now, the outbox tries again later.
    await wakeOutbox().catch(() => undefined);
  }

  return { contact, errors, busy, change, send };
}

/** Puts the corrected request in the place of the refused one, with its link: what is done behind that goes with it. */
async function replace(
  { id, followToken }: Pick<UnsentQuote, 'id' | 'followToken'>,
  corrected: CheckedRequest<'quote'>,
) {
  if (followToken !== undefined) return enqueue('quote', corrected, { corrects: id, followToken });
  const link = await newLink().catch(() => undefined);
  const request = link ? { ...corrected, followHash: link.hash } : corrected;
  return enqueue('quote', request, { corrects: id, followToken: link?.token });
}

function refusedFields(problem: UnsentQuote['lastProblem']): ContactErrors {
  const remedy = remedyFor(problem ?? {});
  return remedy.kind === 'contact' ? remedy.fields : {};
}
