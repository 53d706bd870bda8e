import { useNavigate } from '@tanstack/react-router';
import { addDesign } from '#app/offline/designs/design-store';
import { IN_BUILDER } from '#app/offline/garden-photos/garden-photo-record';
import { bringPhoto, sharePhoto } from '#app/pwa/garden-photos/keep-photo';
import { emptyDraft, type Draft } from '#domain/design/draft/draft';
import { roomTitle } from '#domain/design/draft/format-room';
import type { StepNumber } from '#domain/design/draft/steps';
import { sameDesign } from '#domain/design/draft/same-design';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import type { NamedDesign } from '#domain/design/sharing/named-design';
import { useDraft } from '#app/pwa/draft/use-draft';

/** The builder's single design slot, for screens that want to load another design into it. */
export interface BuilderPlace {
  /** False until the stored draft has been read. */
  ready: boolean;
  /** The builder's current design. */
  own: Draft;
  /** The step it has reached. */
  step: StepNumber;
  /** Whether opening this design would lose the builder's current one. */
  wouldLoseOwn: (draft: Draft) => boolean;
  /** Saves the builder's current design as a named design. */
  keepOwn: (pricing: PricingConfiguration) => Promise<unknown>;
  /** Loads a design into the builder and goes to its summary; a named one, by its id, brings its photo of the garden. */
  open: (draft: Draft, id?: string) => void;
}

/** @param designs this device's named designs, which may already include the builder's current one */
export function useBuilderPlace(designs: readonly NamedDesign[]): BuilderPlace {
  const { status, draft: own, step, dispatch, setStep } = useDraft();
  const navigate = useNavigate();
  const isKept = sameDesign(own, emptyDraft) || designs.some(({ draft }) => sameDesign(draft, own));
  return {
    ready: status === 'ready',
    own,
    step,
    wouldLoseOwn: (draft) => !isKept && !sameDesign(own, draft),
    async keepOwn(pricing) {
      const { id } = await addDesign(roomTitle(own, pricing), own, Date.now());
      await sharePhoto(IN_BUILDER, id);
    },
    open(draft, id) {
      if (id !== undefined) void bringPhoto(id, own);
      dispatch({ type: 'replace', draft });
      setStep(6);
      void navigate({ to: '/builder', search: { step: 6 } });
    },
  };
}
