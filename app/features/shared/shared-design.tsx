import { Link } from '@tanstack/react-router';
import { sharedPage } from '#app/content/shared-page';
import { usePricing } from '#app/pwa/use-pricing';
import { DesignRecap } from '#app/ui/designs/design-recap';
import { ArrowRightIcon } from '#app/ui/icons/arrow-right-icon';
import { PageHead } from '#app/ui/page-head';
import { DesignPicture } from '#app/ui/room-picture/design-picture';
import type { Draft } from '#domain/draft/draft';
import { roomTitle } from '#domain/draft/room-in-words';
import { fallbackPricing } from '#domain/pricing/fallback';
import { shareCode } from '#domain/sharing/share-code';
import { css, cx } from '#styled/css';
import { goLink, pageGrid } from '#styled/recipes';
import { SharedActions } from './shared-actions';
import { SharedPrice } from './shared-price';

/** The design of a link: its drawings, its choices, what it costs today, and what can be done with it. */
export function SharedDesign({ draft }: { draft: Draft }) {
  const pricing = usePricing();
  // The sizes of the first price list draw the room until the live ones are here.
  const known = pricing.pricing ?? fallbackPricing;
  return (
    <>
      <PageHead title={roomTitle(draft, known)}>
        <p>{sharedPage.intro}</p>
      </PageHead>
      <div className={cx(pageGrid(), grid)}>
        <div className={css({ lg: { gridColumn: '1 / span 7' } })}>
          <DesignPicture draft={draft} sizes={known} />
          <DesignRecap draft={draft} pricing={known} className={css({ marginTop: '5' })} />
          {draft.shellSizeId !== null && (
            <Link
              className={cx(goLink(), css({ marginTop: '4' }))}
              to="/peg-out"
              hash={shareCode(draft)}
            >
              <span>{sharedPage.pegOut}</span>
              <ArrowRightIcon />
            </Link>
          )}
        </div>
        <div className={css({ lg: { gridColumn: '9 / -1' } })}>
          <SharedPrice draft={draft} pricing={pricing} />
          <SharedActions draft={draft} pricing={known} />
        </div>
      </div>
    </>
  );
}

const grid = css({ rowGap: '8', paddingBottom: 'section' });
