import { costComparison } from '#app/content/why-modular/cost-comparison';
import { PageSection } from '#app/ui/page/page-section';
import { SectionHead } from '#app/ui/page/section-head';
import { css } from '#styled/css';
import { CostLegend } from './cost-legend';
import { CostTable } from './cost-table';

/** "Real Cost Comparison": a table that is its own chart. */
export function CostSection() {
  return (
    <PageSection part="cost">
      <SectionHead title={costComparison.heading} lead={costComparison.lead} />
      <CostLegend />
      <CostTable />
      <p className={note}>{costComparison.note}</p>
    </PageSection>
  );
}

const note = css({ textStyle: 'small', color: 'textMuted', maxWidth: '62ch', marginTop: '6' });
