import { sharedPage } from '#app/content/page-words/shared-page';
import { saveDesign } from '#app/offline/designs/design-store';
import { useBuilderPlace } from '#app/pwa/designs/use-builder-place';
import { useDesigns } from '#app/pwa/designs/use-designs';
import { Actions } from '#app/ui/buttons/actions';
import { OpenInBuilder } from '#app/ui/designs/open-in-builder';
import { SaveDesign } from '#app/ui/designs/save-design';
import { ShareActions } from '#app/ui/share/share-actions';
import type { Draft } from '#domain/design/draft/draft';
import { roomTitle } from '#domain/design/draft/format-room';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { css } from '#styled/css';

interface Props {
  draft: Draft;
  pricing: PricingConfiguration;
}

/** Opens the design in the builder, saves it to the reader's own designs, or shares it on. */
export function SharedActions({ draft, pricing }: Props) {
  const { designs } = useDesigns();
  const place = useBuilderPlace(designs);
  return (
    <Actions className={css({ marginTop: '6' })}>
      <OpenInBuilder
        disabled={!place.ready}
        asks={place.wouldLoseOwn(draft)}
        onKeepOwn={() => place.keepOwn(pricing)}
        onOpen={() => place.open(draft)}
      >
        {sharedPage.use}
      </OpenInBuilder>
      <SaveDesign
        draft={draft}
        suggestion={roomTitle(draft, pricing)}
        designs={designs}
        onSave={(name, replaced) => saveDesign(name, draft, replaced)}
      />
      <ShareActions draft={draft} pricing={pricing} />
    </Actions>
  );
}
