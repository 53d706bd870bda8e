import { useFacts } from '#app/ui/company/use-facts';
import { journey } from '#app/content/page-words/journey';
import { processBenefits, processPage } from '#app/content/page-words/process';
import { BenefitList } from '#app/ui/page/benefit-list';
import { ClosingBand } from '#app/room/closing-band';
import { JourneyChain } from '#app/ui/marks/journey-chain';
import { PageHead } from '#app/ui/page/page-head';
import { PageSection } from '#app/ui/page/page-section';
import { SectionHead } from '#app/ui/page/section-head';
import { css } from '#styled/css';
import { wrap } from '#styled/recipes';
import { SameGarden } from './same-garden';

/** /process (specification §2): intro, the four steps, and six commitments to the customer. */
export function Process() {
  const facts = useFacts();
  return (
    <>
      <div className={wrap()}>
        <PageHead title={processPage.title}>
          <p>{processPage.lead}</p>
        </PageHead>
        <SectionHead title={processPage.journeyHeading} lead={journey(facts).outlook} />
        <div className={css({ paddingBottom: 'section' })}>
          <JourneyChain />
        </div>
      </div>
      <SameGarden />
      <PageSection part="benefits" tone="sunken" data-below-first-screen>
        <SectionHead title={processPage.benefitsHeading} />
        <BenefitList items={processBenefits(facts)} />
      </PageSection>
      <ClosingBand />
    </>
  );
}
