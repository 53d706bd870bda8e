import { about } from '#app/content/about';
import { BenefitList } from '#app/ui/benefit-list';
import { PageSection } from '#app/ui/page-section';
import { SectionHead } from '#app/ui/section-head';

/** The three values. */
export function Values() {
  return (
    <PageSection>
      <SectionHead title={about.values.heading} />
      <BenefitList items={about.values.items} />
    </PageSection>
  );
}
