import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError } from '#app/api/http';
import { fetchPricing } from '#app/api/pricing';
import { savePricing } from '#app/api/desk/save-pricing';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';
import { toast } from '#app/ui/toasts/toast';
import type { PricingSnapshot } from '#domain/order/contracts/pricing-snapshot';
import { fieldKeys } from '#app/desk/prices/fields/field-keys';
import type { PriceEditor } from '#app/desk/prices/use-price-editor';

/** Saving: its busy state, what the server refused, and conflicts with somebody else's save. */
export interface PriceSaving {
  save: () => void;
  saving: boolean;
  /** The server's messages by field; see `fieldKeys`. */
  errors: Readonly<Record<string, string>>;
  forgetError: (key: string) => void;
  conflict: PricingSnapshot | null;
  endConflict: () => void;
}

const NO_ERRORS = {};

/** @param onRefused receives the invalid fields, so that the screen can show the first one */
export function useSavePrices(
  { edit, finish }: PriceEditor,
  onRefused: (keys: string[]) => void,
): PriceSaving {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>(NO_ERRORS);
  const [conflict, setConflict] = useState<PricingSnapshot | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (!edit) return;
      const { base, pricing, note } = edit;
      const saved = await asAdmin(() => savePricing({ pricing, note, over: base.version }));
      finish({ version: saved.version, pricing });
    },
    onMutate: () => setErrors(NO_ERRORS),
    onSuccess: () => {
      setConflict(null);
      toast({ title: 'Pricing updated successfully! Changes are live immediately.' });
    },
    onError: async (error) => {
      const refusal = error instanceof HttpError ? error.apiError : null;
      toast({ title: refusal?.error ?? 'Failed to save pricing data', variant: 'destructive' });
      if (refusal?.code === 'pricing_conflict') setConflict(await fetchPricing());
      if (!refusal?.fields || !edit) return;
      const found = fieldKeys(refusal.fields, edit.pricing);
      setErrors(found);
      onRefused(Object.keys(found));
    },
  });
  return {
    save: () => mutate(),
    saving: isPending,
    errors,
    forgetError: (key) =>
      setErrors(({ [key]: gone, ...others }) => (gone === undefined ? errors : others)),
    conflict,
    endConflict: () => setConflict(null),
  };
}
