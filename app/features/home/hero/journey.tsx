import { useFacts } from '#app/ui/company/use-facts';
import { journey } from '#app/content/page-words/journey';
import { JourneyChain } from '#app/ui/marks/journey-chain';
import { SectionHead } from '#app/ui/page/section-head';
import { css } from '#styled/css';
import { wrap } from '#styled/recipes';

/** The four steps from the first call to handing over the key. */
export function Journey() {
  const { heading, outlook } = journey(useFacts());
  return (
    <section className={css({ py: 'section' })} aria-labelledby="journey-heading">
      <div className={wrap()}>
        <SectionHead id="journey-heading" title={heading} lead={outlook} />
        <JourneyChain />
      </div>
    </section>
  );
}
