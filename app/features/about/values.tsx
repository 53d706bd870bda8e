import { useFacts } from '#app/ui/company/use-facts';
import { about } from '#app/content/page-words/about';
import { BenefitList } from '#app/ui/page/benefit-list';
import { PageSection } from '#app/ui/page/page-section';
import { SectionHead } from '#app/ui/page/section-head';

/** The three values. */
export function Values() {
  const { values } = about(useFacts());
  return (
    <PageSection>
      <SectionHead title={values.heading} />
      <BenefitList items={values.items} />
    </PageSection>
  );
}
