import { benefits, benefitsHead } from '#app/content/why-modular/benefits';
import { BenefitList } from '#app/ui/page/benefit-list';
import { PageSection } from '#app/ui/page/page-section';
import { SectionHead } from '#app/ui/page/section-head';
import { BuildTime } from './cost/build-time';

/** How long each kind of build takes, drawn to scale, and the six benefit cards. */
export function Benefits() {
  return (
    <PageSection part="benefits" tone="sunken" data-below-first-screen>
      <SectionHead title={benefitsHead.heading} lead={benefitsHead.lead} />
      <BuildTime />
      <BenefitList items={benefits} />
    </PageSection>
  );
}
