import type { BuilderPlace } from '#app/pwa/designs/use-builder-place';
import { LinkButton } from '#app/ui/buttons/link-button';
import { emptyDraft } from '#domain/draft/draft';
import { sameDesign } from '#domain/draft/same-design';
import type { PricingConfiguration } from '#domain/pricing/configuration';
import { DesignCard } from './design-card';

interface Props {
  place: BuilderPlace;
  pricing: PricingConfiguration;
}

/** The room in the builder, before the named ones; nothing while the builder is empty. */
export function CurrentDesign({ place: { ready, own, step }, pricing }: Props) {
  if (!ready || sameDesign(own, emptyDraft)) return null;
  return (
    <DesignCard
      first
      name="The room you are building"
      state={`Step ${step} of 6`}
      draft={own}
      pricing={pricing}
      actions={<LinkButton to="/builder">Continue</LinkButton>}
    />
  );
}
