import type { BuilderPlace } from '#app/pwa/designs/use-builder-place';
import { MoreMenu } from '#app/ui/buttons/more-menu';
import { LinkButton } from '#app/ui/buttons/link-button';
import { ShareActions } from '#app/ui/share/share-actions';
import { emptyDraft } from '#domain/draft/draft';
import { sameDesign } from '#domain/draft/same-design';
import type { PricingConfiguration } from '#domain/pricing/configuration';
import { DesignCard } from './design-card';
import { PdfButton } from './pdf-button';

interface Props {
  place: BuilderPlace;
  pricing: PricingConfiguration;
  /** Version of the price list; undefined when the fallback is used. */
  version: number | undefined;
}

const NAME = 'The room you are building';

/** The room in the builder, before the named ones; nothing while the builder is empty. */
export function CurrentDesign({ place: { ready, own, step }, pricing, version }: Props) {
  if (!ready || sameDesign(own, emptyDraft)) return null;
  return (
    <DesignCard
      first
      name={NAME}
      state={`Step ${step} of 6`}
      draft={own}
      pricing={pricing}
      actions={
        <>
          <LinkButton size="compact" to="/builder">
            Continue
          </LinkButton>
          <MoreMenu name={NAME}>
            <ShareActions name={NAME} draft={own} pricing={pricing} />
            <PdfButton design={{ name: NAME, draft: own }} pricing={pricing} version={version} />
          </MoreMenu>
        </>
      }
    />
  );
}
