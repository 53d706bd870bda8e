import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PricingSnapshot } from '#domain/order/contracts/pricing-snapshot';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { withOnePrice } from '#domain/design/pricing/one-price';
import { toast } from '#app/ui/toasts/toast';
import { livePricing, pricingVersions } from './price-queries';
import { type PricingChange, pricingChanges } from './saving/pricing-changes';

/** An unsaved edit of the prices. */
interface Edit {
  /** The version it is based on. */
  base: PricingSnapshot;
  pricing: PricingConfiguration;
  note: string;
}

export interface PriceEditor {
  /** Null until the prices have loaded. */
  live: PricingSnapshot | null;
  edit: Edit | null;
  changes: readonly PricingChange[];
  failed: boolean;
  loading: boolean;
  change: (how: (pricing: PricingConfiguration) => PricingConfiguration) => void;
  setNote: (note: string) => void;
  /** Adopts a whole document based on the version that is now live. */
  take: (base: PricingSnapshot, pricing: PricingConfiguration, note: string) => void;
  /** Ends the edit, updating the live prices if given. */
  finish: (live?: PricingSnapshot) => void;
  reload: () => Promise<void>;
}

/** The prices and the administrator's edit of them. */
export function usePriceEditor(): PriceEditor {
  const queryClient = useQueryClient();
  const { data, isError, isFetching, errorUpdateCount, refetch } = useQuery(livePricing);
  const [edit, setEdit] = useState<Edit | null>(null);
  useEffect(() => {
    if (errorUpdateCount > 0)
      toast({ title: 'Failed to load pricing data', variant: 'destructive' });
  }, [errorUpdateCount]);
  const live = data ?? null;
  const current: Edit | null = edit ?? (live && { base: live, pricing: live.pricing, note: '' });
  return {
    live: edit?.base ?? live,
    edit: current,
    changes: current ? pricingChanges(current.base.pricing, current.pricing) : [],
    failed: isError,
    loading: isFetching,
    change: (how) =>
      setEdit((before) => {
        const from = before ?? current;
        return from && { ...from, pricing: withOnePrice(how(from.pricing), from.pricing) };
      }),
    setNote: (note) =>
      setEdit((before) => {
        const from = before ?? current;
        return from && { ...from, note };
      }),
    take: (base, pricing, note) =>
      setEdit({ base, pricing: withOnePrice(pricing, base.pricing), note }),
    finish: (saved) => {
      if (saved) queryClient.setQueryData(livePricing.queryKey, saved);
      setEdit(null);
      void queryClient.invalidateQueries({ queryKey: pricingVersions.queryKey, exact: true });
    },
    reload: async () => {
      setEdit(null);
      await Promise.all([
        refetch(),
        queryClient.invalidateQueries({ queryKey: pricingVersions.queryKey, exact: true }),
      ]);
    },
  };
}
