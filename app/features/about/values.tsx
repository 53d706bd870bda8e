import type { AboutPage } from '#app/content/site-data';
import { BenefitList } from '#app/ui/page/benefit-list';
import { PageSection } from '#app/ui/page/page-section';
import { SectionHead } from '#app/ui/page/section-head';

/** The three values. */
export function Values({ values }: Pick<AboutPage, 'values'>) {
  return (
    <PageSection part="values">
      <SectionHead title={values.heading} />
      <BenefitList items={[values.first, values.second, values.third]} />
    </PageSection>
  );
}
