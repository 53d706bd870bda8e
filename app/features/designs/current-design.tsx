import type { BuilderPlace } from '#app/pwa/designs/use-builder-place';
import { useSentAlready } from '#app/pwa/outbox/sent-already';
import { MoreMenu } from '#app/ui/buttons/more-menu';
import { LinkButton } from '#app/ui/buttons/link-button';
import { ShareActions } from '#app/ui/share/share-actions';
import { emptyDraft } from '#domain/design/draft/draft';
import { sameDesign } from '#domain/design/draft/same-design';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { DesignCard } from './design-card';
import { PdfButton } from './pdf-button';

interface Props {
  place: BuilderPlace;
  pricing: PricingConfiguration;
  /** Version of the price list; undefined when the fallback is used. */
  version: number | undefined;
}

/** The room in the builder, before the named ones; nothing while the builder is empty. */
export function CurrentDesign({ place: { ready, own, step }, pricing, version }: Props) {
  const sentEntry = useSentAlready(own, pricing);
  if (!ready || sameDesign(own, emptyDraft)) return null;
  const name = sentEntry ? 'The room you submitted' : 'The room you are building';
  return (
    <DesignCard
      first
      name={name}
      state={sentEntry ? 'Submitted' : `Step ${step} of 6`}
      draft={own}
      pricing={pricing}
      actions={
        <>
          <LinkButton size="compact" to="/builder">
            {sentEntry ? 'Open' : 'Continue'}
          </LinkButton>
          <MoreMenu name={name}>
            <ShareActions name={name} draft={own} pricing={pricing} />
            <PdfButton design={{ name, draft: own }} pricing={pricing} version={version} />
          </MoreMenu>
        </>
      }
    />
  );
}
