import { useHydrated } from '@tanstack/react-router';
import { useDraft } from '#app/pwa/draft/use-draft';
import { useFragment } from '#app/pwa/designs/use-fragment';
import { usePricing } from '#app/pwa/pricing/use-pricing';
import type { Draft } from '#domain/design/draft/draft';
import type { ShellSize } from '#domain/room/options/configuration';
import { readShareCode } from '#domain/design/sharing/read-share-code';

export interface Design {
  shell: ShellSize;
  draft: Draft;
}

/**
 * The design in the address (as in a share link), otherwise the builder's; null when it has no size or
 * the link is incomplete, undefined until known.
 */
export function useDesign(): Design | null | undefined {
  const { draft: own, status } = useDraft();
  const { pricing } = usePricing();
  const code = useFragment();
  const isHydrated = useHydrated();
  if (!isHydrated) return undefined;
  const linkedDesign = code === '' ? null : readShareCode(code);
  if (linkedDesign?.ok === false) return null;
  if (!linkedDesign && status !== 'ready') return undefined;
  const draft = linkedDesign?.draft ?? own;
  if (draft.shellSizeId === null) return null;
  if (!pricing) return undefined;
  const shell = pricing.shellSizes.find(({ id }) => id === draft.shellSizeId);
  return shell ? { shell, draft } : null;
}
