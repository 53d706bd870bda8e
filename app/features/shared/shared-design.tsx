import { Link } from '@tanstack/react-router';
import { sharedPage } from '#app/content/page-words/shared-page';
import type { Pricing } from '#app/pwa/pricing/use-pricing';
import { DesignRecap } from '#app/ui/designs/design-recap';
import { ArrowRightIcon } from '#app/ui/icons/arrows/arrow-right-icon';
import { DesignPicture } from '#app/room/picture/design-picture';
import { HeatingLine } from '#app/room/year/heating-line';
import type { Draft } from '#domain/design/draft/draft';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { shareCode } from '#domain/design/sharing/share-code';
import { css, cx } from '#styled/css';
import { goLink, pageGrid } from '#styled/recipes';
import { SharedActions } from './shared-actions';
import { SharedPrice } from './shared-price';

interface Props {
  draft: Draft;
  pricing: Pricing;
  /** The price list used to draw and name the room: live, or the fallback. */
  knownPricing: PricingConfiguration;
}

/** The design in a link: its drawings, choices, today's price, and actions. */
export function SharedDesign({ draft, pricing, knownPricing }: Props) {
  const hasSize = knownPricing.shellSizes.some(({ id }) => id === draft.shellSizeId);
  return (
    <div className={cx(pageGrid(), grid)}>
      <div className={css({ lg: { gridColumn: '1 / span 7' } })}>
        <DesignPicture draft={draft} sizes={knownPricing} />
        <DesignRecap draft={draft} pricing={knownPricing} className={css({ marginTop: '5' })}>
          <HeatingLine draft={draft} pricing={knownPricing} own={false} />
        </DesignRecap>
        {hasSize && (
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
        <SharedActions draft={draft} pricing={knownPricing} />
      </div>
    </div>
  );
}

const grid = css({ rowGap: '8', paddingBottom: 'section' });
