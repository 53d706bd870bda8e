import { pricingPage } from '#app/content/pricing-page';
import { pricingQuestions } from '#app/content/pricing-questions';
import { PageSection } from '#app/ui/page-section';
import { SectionHead } from '#app/ui/section-head';
import { css, cx } from '#styled/css';
import { pageGrid } from '#styled/recipes';

/** Questions on the left, answers on the right, all of them open. */
export function Questions() {
  return (
    <PageSection tone="sunken">
      <SectionHead title={pricingPage.questionsHeading} />
      <div>
        {pricingQuestions.map(({ question, answer }) => (
          <div key={question} className={cx(pageGrid(), row)}>
            <h3 className={css({ textStyle: 'subheading', lg: { gridColumn: '1 / span 6' } })}>
              {question}
            </h3>
            <p className={css({ maxWidth: '62ch', lg: { gridColumn: '7 / -1' } })}>{answer}</p>
          </div>
        ))}
      </div>
    </PageSection>
  );
}

const row = css({
  rowGap: '3',
  paddingBlock: '6',
  borderTop: '1px solid {colors.line}',
  _first: { borderTop: '0', paddingTop: '0' },
});
