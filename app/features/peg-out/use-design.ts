import { useHydrated } from '@tanstack/react-router';
import { useDraft } from '#app/pwa/use-draft';
import { usePricing } from '#app/pwa/use-pricing';
import type { Draft } from '#domain/draft/draft';
import type { ShellSize } from '#domain/pricing/configuration';

export interface Design {
  shell: ShellSize;
  draft: Draft;
}

/** The design on this device; null when it has no size, undefined until that is known. */
export function useDesign(): Design | null | undefined {
  const { draft, status } = useDraft();
  const { pricing } = usePricing();
  const hydrated = useHydrated();
  if (!hydrated || status !== 'ready') return undefined;
  if (draft.shellSizeId === null) return null;
  if (!pricing) return undefined;
  const shell = pricing.shellSizes.find(({ id }) => id === draft.shellSizeId);
  return shell ? { shell, draft } : null;
}
