import { Link } from '@tanstack/react-router';
import type { Pricing } from '#app/pwa/pricing/use-pricing';
import { ArrowRightIcon } from '#app/ui/icons/arrows/arrow-right-icon';
import { LinkButton } from '#app/ui/buttons/link-button';
import type { Estimate } from '#domain/design/estimate/estimate';
import { css } from '#styled/css';
import { goLink } from '#styled/recipes';
import { EstimateRange } from './estimate-range';

interface Props {
  /** Null until room type and size are chosen. */
  range: Estimate | null;
  pricing: Pricing['status'];
}

/** The range, always visible: within thumb reach on a phone, beside the choices elsewhere. */
export function EstimateCard({ range, pricing }: Props) {
  return (
    <aside className={side} aria-label="Your estimate">
      <div className={stick}>
        <div className={bar}>
          <output className={figures}>
            <EstimateRange range={range} pricing={pricing} />
          </output>
          <LinkButton to="/builder" className={narrow}>
            Get Detailed Quote
          </LinkButton>
        </div>
        <Link className={goLink()} to="/builder">
          <span>Need more detail? Try the Full Builder</span>
          <ArrowRightIcon />
        </Link>
      </div>
    </aside>
  );
}

const side = css({ lg: { gridColumn: '9 / -1' } });

const stick = css({
  lg: {
    position: 'sticky',
    top: 'calc({sizes.header} + 24px)',
    display: 'grid',
    gap: '2',
    justifyItems: 'start',
    borderTop: '1px solid {colors.text}',
    paddingTop: '4',
  },
});

const bar = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', lg: 'minmax(0, 1fr)' },
  alignItems: 'center',
  justifyItems: 'start',
  columnGap: '3',
  rowGap: '5',
  width: '100%',
  '@media (max-width: 1023px)': {
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: 'bar',
    background: 'raised',
    borderTop: '1px solid {colors.text}',
    padding: '10px 12px calc(10px + env(safe-area-inset-bottom)) 20px',
    _short: { padding: '3px 12px calc(3px + env(safe-area-inset-bottom)) 20px' },
  },
  '@media print': { position: 'static' },
});

const figures = css({
  display: 'grid',
  alignContent: 'start',
  minHeight: { base: '45px', lg: '84px' },
  // The text shown in place of an empty range takes four lines on the narrowest phones.
  '@media (max-width: 359px)': { minHeight: '90px' },
});

// A fixed minimum width, so that the typeface does not move its edge when it loads.
const narrow = css({ '@media (max-width: 1023px)': { paddingInline: '14px', minWidth: '11em' } });
