import { pricingPage } from '#app/content/page-words/pricing-page';
import type { PricingState } from '#app/pwa/pricing/use-pricing';
import { PageSection } from '#app/ui/page/page-section';
import { SectionHead } from '#app/ui/page/section-head';
import { css, cx } from '#styled/css';
import { pageGrid } from '#styled/recipes';
import { ExtrasAside } from './extras-aside';
import { extraRows } from './extra-rows';
import { ExtrasSkeleton } from './extras-skeleton';
import { ExtrasTable } from './extras-table';

const words = pricingPage.extras;

/** "Popular Extras & Upgrades": empty until the live price list has loaded, then its features. */
export function Extras({ state }: { state: PricingState }) {
  const rows = state.pricing && extraRows(state.pricing.features);
  return (
    <PageSection part="extras" tone="sunken">
      <SectionHead title={words.heading} lead={words.lead} />
      <div className={cx(pageGrid(), css({ rowGap: '6', alignItems: 'start' }))}>
        <div className={css({ lg: { gridColumn: '1 / span 7' } })}>
          {!rows && !state.hasFailed && <ExtrasSkeleton />}
          {rows && rows.length > 0 && <ExtrasTable rows={rows} />}
          {rows?.length === 0 && <p className={css({ textStyle: 'subheading' })}>{words.empty}</p>}
        </div>
        <ExtrasAside state={state} />
      </div>
    </PageSection>
  );
}
