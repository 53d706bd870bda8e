import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { editEntry } from '#app/offline/edit-entry';
import type { UnsentQuote } from '#app/offline/outbox-entry';
import { holdUpdates } from '#app/pwa/update-store';
import { wakeOutbox } from '#app/pwa/wake-outbox';
import { focusFirstField } from '#app/ui/focus-first-field';
import { toast } from '#app/ui/toast';
import { fieldErrors } from '#domain/contracts/field-errors';
import { contactSchema, type Contact } from '#domain/contracts/quote-request';
import { holdCorrection } from './open-corrections';
import { remedyFor } from './problem';

type Errors = Partial<Record<keyof Contact, string>>;

/** A refused request under correction: `onEnd` is called once the corrected one is saved. */
export function useCorrection(item: UnsentQuote, onEnd: () => void) {
  const { id, request, lastProblem } = item;
  const [contact, setContact] = useState<Contact>(() => contactOf(request));
  const [errors, setErrors] = useState<Errors>(() => refusedFields(lastProblem));
  const [busy, setBusy] = useState(false);
  useEffect(holdUpdates, []);
  useEffect(() => holdCorrection(item), [item]);

  function change(field: keyof Contact, value: string) {
    setContact({ ...contact, [field]: value });
    setErrors({ ...errors, [field]: undefined });
  }

  async function send(element: HTMLFormElement) {
    const checked = z.safeParse(contactSchema, contact);
    if (!checked.success) {
      const wrong = fieldErrors(checked.error);
      setErrors(wrong);
      return focusFirstField(element, Object.keys(wrong));
    }
    setBusy(true);
    try {
      await editEntry(id, { ...request, ...checked.data });
      onEnd();
    } catch {
      toast({ title: 'Failed to save configuration. Please try again.', variant: 'destructive' });
      return setBusy(false);
    }
    // It is saved; when it cannot be sent now, the outbox tries again by itself.
    await wakeOutbox().catch(() => undefined);
  }

  return { contact, errors, busy, change, send };
}

function contactOf({ name, email, phone }: Contact): Contact {
  return { name, email, phone };
}

function refusedFields(problem: UnsentQuote['lastProblem']): Errors {
  const remedy = remedyFor(problem ?? {});
  return remedy.kind === 'contact' ? remedy.fields : {};
}
