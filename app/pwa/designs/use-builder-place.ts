import { useNavigate } from '@tanstack/react-router';
import { addDesign } from '#app/offline/designs/design-store';
import { emptyDraft, type Draft } from '#domain/draft/draft';
import { roomTitle } from '#domain/draft/format-room';
import { sameDesign } from '#domain/draft/same-design';
import type { PricingConfiguration } from '#domain/pricing/configuration';
import type { NamedDesign } from '#domain/sharing/named-design';
import { useDraft } from '#app/pwa/draft/use-draft';

/** The one place in the builder, for a screen that wants to put another design there. */
export interface BuilderPlace {
  /** False until the device was asked what the builder holds. */
  ready: boolean;
  /** The builder's own design. */
  own: Draft;
  /** Whether opening this design would lose the builder's own. */
  wouldLoseOwn: (draft: Draft) => boolean;
  /** Keeps the builder's own among the named designs. */
  keepOwn: (pricing: PricingConfiguration) => Promise<unknown>;
  /** Puts a design into the builder and goes to its summary. */
  open: (draft: Draft) => void;
}

/** @param designs the named designs of this device, where the builder's own may be kept already */
export function useBuilderPlace(designs: readonly NamedDesign[]): BuilderPlace {
  const { status, draft: own, dispatch, setStep } = useDraft();
  const navigate = useNavigate();
  const isKept = sameDesign(own, emptyDraft) || designs.some(({ draft }) => sameDesign(draft, own));
  return {
    ready: status === 'ready',
    own,
    wouldLoseOwn: (draft) => !isKept && !sameDesign(own, draft),
    keepOwn: (pricing) => addDesign(roomTitle(own, pricing), own, Date.now()),
    open(draft) {
      dispatch({ type: 'replace', draft });
      setStep(6);
      void navigate({ to: '/builder', search: { step: 6 } });
    },
  };
}
