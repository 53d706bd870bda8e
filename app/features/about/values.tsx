import { about } from '#app/content/page-words/about';
import { BenefitList } from '#app/ui/page/benefit-list';
import { PageSection } from '#app/ui/page/page-section';
import { SectionHead } from '#app/ui/page/section-head';

/** The three values. */
export function Values() {
  return (
    <PageSection>
      <SectionHead title={about.values.heading} />
      <BenefitList items={about.values.items} />
    </PageSection>
  );
}
