import { useState, useSyncExternalStore, useEffect } from 'react';
import { keepPostcode } from '#app/offline/storage/kept-postcode';
import { noteArrival } from '#app/pwa/outbox/arrival-note';
import { useVisualisation } from '#app/pwa/garden-photos/visualisation';
import { checkQuote, type ContactErrors } from '#app/pwa/draft/check-quote';
import { focusFirstField } from '#app/ui/fields/focus-first-field';
import { toast } from '#app/ui/toasts/toast';
import { isFilledIn, quoteFields } from '#domain/order/contracts/requests/form-fields';
import type { Contact } from '#domain/order/contracts/requests/quote-request';
import { countRequest } from '#app/features/builder/counting/count-steps';
import type { StepView } from '#app/features/builder/builder-view';
import { quoteBodyOf } from './quote-body';
import { submit, submitToast } from './submit';
import { EMPTY_CONTACT } from './use-contact';
import { useRouter } from '@tanstack/react-router';

export type QuoteForm = ReturnType<typeof useQuoteForm>;

/** The quote form: its fields, their errors, and the state of its request. */
export function useQuoteForm({ draft, room, price, pricing, contact: store }: StepView) {
  const contact = useSyncExternalStore(store.subscribe, store.get, () => EMPTY_CONTACT);
  const [phase, setPhase] = useState<'idle' | 'submitting' | 'done'>('idle');
  const [errors, setErrors] = useState<ContactErrors>({});
  const [failure, setFailure] = useState<string>();
  const { visualisation } = useVisualisation(draft);
  useHomeAfter(phase === 'done');

  function change(field: keyof Contact, value: string) {
    store.set({ ...store.get(), [field]: value });
    setErrors((present) => ({ ...present, [field]: undefined }));
  }

  async function send(element: HTMLFormElement) {
    setFailure(undefined);
    const pricingVersion = pricing.version;
    const body = quoteBodyOf({ draft, room, contact, price, pricingVersion });
    if (!body) return toast(submitToast({ kind: 'incomplete' }));
    const fields = new FormData(element);
    const website = fields.get('website');
    const { request, errors: wrong } = checkQuote(website ? { ...body, website } : body);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return focusFirstField(element, Object.keys(wrong));
    setPhase('submitting');
    const end = await submit(request, fields.has('visualisation') ? visualisation : null);
    toast(submitToast(end));
    if (end.kind === 'failed') {
      const { fields = {}, message } = end.problem;
      setErrors(fields);
      setFailure(message);
      setPhase('idle');
      return focusFirstField(element, Object.keys(fields));
    }
    const postcode = String(fields.get('postcode') ?? '');
    // Without storage it is asked again, and nothing else is lost.
    if (postcode.trim() !== '') await keepPostcode(postcode).catch(() => undefined);
    noteArrival();
    countRequest();
    store.set(EMPTY_CONTACT);
    setPhase('done');
  }

  const incomplete = !isFilledIn(quoteFields, contact);
  return { contact, errors, failure, phase, incomplete, visualisation, change, send };
}

/** How long the thank-you message stays before going home, in milliseconds (specification §2). */
const HOME_AFTER_MS = 2000;

/** Goes home two seconds after `done`, unless the visitor has left by then, or is leaving. */
function useHomeAfter(done: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (!done) return;
    const { pathname } = router.history.location;
    const goHome = () => {
      // The address changes before the next page has loaded.
      if (router.history.location.pathname === pathname) void router.navigate({ to: '/' });
    };
    const timer = setTimeout(goHome, HOME_AFTER_MS);
    return () => clearTimeout(timer);
  }, [done, router]);
}
