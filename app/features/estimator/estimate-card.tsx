import { Link } from '@tanstack/react-router';
import type { Pricing } from '#app/pwa/use-pricing';
import { ArrowRightIcon } from '#app/ui/icons/arrow-right-icon';
import { LinkButton } from '#app/ui/link-button';
import type { Estimate } from '#domain/pricing/estimate';
import { css } from '#styled/css';
import { goLink } from '#styled/recipes';
import { EstimateRange } from './estimate-range';

interface Props {
  /** Null until room type and size are chosen. */
  range: Estimate | null;
  pricing: Pricing['status'];
}

/** The range, always in sight: beside the choices on a wide screen, at the foot of a phone's. */
export function EstimateCard({ range, pricing }: Props) {
  return (
    <aside className={place} aria-label="Your estimate">
      <div className={card}>
        <output className={figures}>
          <EstimateRange range={range} pricing={pricing} />
        </output>
        <div className={acts}>
          <LinkButton to="/builder">Get Detailed Quote</LinkButton>
          <Link className={goLink()} to="/builder">
            <span>Need more detail? Try the Full Builder</span>
            <ArrowRightIcon />
          </Link>
        </div>
      </div>
    </aside>
  );
}

const place = css({
  position: 'sticky',
  bottom: '0',
  zIndex: 'sticky',
  marginInline: 'calc(-1 * {spacing.margin})',
  lg: { position: 'static', marginInline: '0', gridColumn: '9 / -1' },
});

const card = css({
  background: 'raised',
  borderTop: '1px solid {colors.text}',
  padding: '12px {spacing.margin} calc(12px + env(safe-area-inset-bottom))',
  display: 'grid',
  gap: '2',
  lg: {
    position: 'sticky',
    top: 'calc({sizes.header} + 24px)',
    background: 'transparent',
    padding: '16px 0 0',
    gap: '4',
  },
});

const figures = css({
  display: 'grid',
  alignContent: 'start',
  minHeight: { base: '56px', lg: '96px' },
});

const acts = css({ display: 'grid', gap: '1', '& > a': { justifySelf: { lg: 'start' } } });
