import type { BuilderPlace } from '#app/pwa/designs/use-builder-place';
import { useSentAlready } from '#app/pwa/outbox/sent-already';
import { MoreMenu } from '#app/ui/buttons/more-menu';
import { LinkButton } from '#app/ui/buttons/link-button';
import { ShareActions } from '#app/ui/share/share-actions';
import { emptyDraft } from '#domain/design/draft/draft';
import { sameDesign } from '#domain/design/draft/same-design';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { IN_BUILDER } from '#app/offline/garden-photos/garden-photo-record';
import { DesignCard } from './design-card';
import { DesignPhoto, type CardPhoto } from './photo/design-photo';
import { PdfButton } from './pdf-button';

interface Props {
  place: BuilderPlace;
  pricing: PricingConfiguration;
  /** Version of the price list; undefined when the fallback is used. */
  version: number | undefined;
  photoState: CardPhoto;
}

/** The room in the builder, before the named ones; nothing while the builder is empty. */
export function CurrentDesign({ place, pricing, version, photoState }: Props) {
  const { own, step } = place;
  const sentEntry = useSentAlready(own, pricing);
  if (sameDesign(own, emptyDraft)) return null;
  const name = sentEntry ? 'The room you submitted' : 'The room you are building';
  const photo = { of: IN_BUILDER, name, draft: own, pricing };
  return (
    <DesignCard
      first
      name={name}
      state={sentEntry ? 'Submitted' : `Step ${step} of 6`}
      draft={own}
      pricing={pricing}
      photo={<DesignPhoto {...photo} onCard={photoState} />}
      actions={
        <>
          <LinkButton size="compact" to="/builder">
            {sentEntry ? 'Open' : 'Continue'}
          </LinkButton>
          <MoreMenu name={name}>
            <ShareActions name={name} draft={own} pricing={pricing} />
            <DesignPhoto {...photo} />
            <PdfButton design={{ name, draft: own }} pricing={pricing} version={version} />
          </MoreMenu>
        </>
      }
    />
  );
}
