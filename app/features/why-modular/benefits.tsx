import { benefits, benefitsHead } from '#app/content/why-modular/benefits';
import { BenefitList } from '#app/ui/benefit-list';
import { PageSection } from '#app/ui/page-section';
import { SectionHead } from '#app/ui/section-head';
import { BuildTime } from './build-time';

/** How long both ways take, drawn to scale, and the six benefit cards. */
export function Benefits() {
  return (
    <PageSection tone="sunken" data-below-first-screen>
      <SectionHead title={benefitsHead.heading} lead={benefitsHead.lead} />
      <BuildTime />
      <BenefitList items={benefits} />
    </PageSection>
  );
}
