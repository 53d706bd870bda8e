import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import type { UnsentEnquiry } from '#app/offline/outbox/outbox-entry';
import { holdUpdates } from '#app/pwa/update/update-store';
import { focusFirstField } from '#app/ui/fields/focus-first-field';
import type { EnquiryBody } from '#domain/order/contracts/requests/enquiry';
import { fieldErrors } from '#domain/order/contracts/answers';
import { requests } from '#domain/order/contracts/requests/request-kinds';
import { sendEnquiry, type SentEnquiry } from './send-enquiry';

export type EnquiryErrors = Partial<Record<keyof EnquiryBody, string>>;

/** The form's state: idle, busy, or the result of the last enquiry. */
export type EnquiryPhase =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | Exclude<SentEnquiry, { kind: 'failed' }>;

/**
 * The contact form: the errors in its fields and the state of its enquiry. The fields are uncontrolled,
 * so that anything typed before the app has loaded is not lost.
 *
 * @param refusedEnquiry an enquiry our server did not accept, being corrected
 */
export function useEnquiryForm(refusedEnquiry: UnsentEnquiry | null, onSafe: () => void) {
  const [phase, setPhase] = useState<EnquiryPhase>({ kind: 'idle' });
  const [errors, setErrors] = useState<EnquiryErrors>(refusedEnquiry?.lastProblem?.fields ?? {});
  const [failure, setFailure] = useState(refusedEnquiry?.lastProblem?.message);
  const [dirty, setDirty] = useState(refusedEnquiry !== null);
  const [corrects, setCorrects] = useState(refusedEnquiry?.id);
  useEffect(() => (dirty ? holdUpdates() : undefined), [dirty]);

  /** Something was typed into `name`. */
  function change(name: string) {
    setDirty(true);
    setErrors((present) => ({ ...present, [name]: undefined }));
    setPhase((present) => (present.kind === 'sending' ? present : { kind: 'idle' }));
  }

  async function send(form: HTMLFormElement) {
    setFailure(undefined);
    const checked = z.safeParse(requests.enquiry.schema, bodyOf(form));
    const wrong = checked.success ? {} : fieldErrors(checked.error);
    setErrors(wrong);
    if (!checked.success) return focusFirstField(form, Object.keys(wrong));
    setPhase({ kind: 'sending' });
    const end = await sendEnquiry(checked.data, corrects);
    if (end.kind === 'failed') {
      setErrors(end.fields);
      if (end.refusedId !== undefined) setCorrects(end.refusedId);
      setFailure(end.message);
      setPhase({ kind: 'idle' });
      return focusFirstField(form, Object.keys(end.fields));
    }
    form.reset();
    setDirty(false);
    setCorrects(undefined);
    setPhase(end);
    onSafe();
  }

  return { phase, errors, failure, change, send };
}

/** The values of the fields, without empty optional ones. */
function bodyOf(form: HTMLFormElement): Record<string, FormDataEntryValue> {
  const optional = new Set(['projectType', 'message', 'website']);
  const fields = [...new FormData(form)];
  return Object.fromEntries(fields.filter(([name, value]) => value !== '' || !optional.has(name)));
}
