import { Link } from '@tanstack/react-router';
import { pricingPage } from '#app/content/page-words/pricing-page';
import type { ShownQuestion } from '#app/content/site-data';
import { ArrowRightIcon } from '#app/ui/icons/arrows/arrow-right-icon';
import { PageSection } from '#app/ui/page/page-section';
import { SectionHead } from '#app/ui/page/section-head';
import { css, cx } from '#styled/css';
import { goLink, pageGrid } from '#styled/recipes';

/** Questions on the left, answers on the right, all of them open. */
export function Questions({ questions }: { questions: readonly ShownQuestion[] }) {
  return (
    <PageSection part="questions" tone="sunken">
      <SectionHead title={pricingPage.questionsHeading} />
      <div>
        {questions.map(({ id, question, answer, more }) => (
          <div key={id} className={cx(pageGrid(), row)}>
            <h3 className={css({ textStyle: 'subheading', lg: { gridColumn: '1 / span 6' } })}>
              {question}
            </h3>
            <div className={css({ maxWidth: '62ch', lg: { gridColumn: '7 / -1' } })}>
              <p>{answer}</p>
              {more && (
                <Link className={goLink()} to={more.to}>
                  <span>{more.words}</span>
                  <ArrowRightIcon />
                </Link>
              )}
            </div>
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
