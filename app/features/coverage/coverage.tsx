import { useFacts } from '#app/ui/company/use-facts';
import { coverageForm, coverageLead } from '#app/content/company/coverage';
import { css, cx } from '#styled/css';
import { answer as answerRecipe, button, field, pageGrid, wrap } from '#styled/recipes';
import { CountyList } from './county-list';
import { prepareCheck, useCoverageCheck } from './use-coverage-check';

/** "Do we build near you?": looks up a postcode on the device, and lists the counties we serve. */
export function Coverage() {
  const facts = useFacts();
  const { answer, onSubmit } = useCoverageCheck(facts);
  const isAnswered = answer !== null && answer !== 'failed';
  const finding = isAnswered ? answer.finding : null;
  const isRefused = finding?.result === 'not-a-postcode' || finding?.result === 'unknown';
  const styles = field();
  return (
    <section id="coverage" className={ground} aria-labelledby="coverage-heading">
      <div className={cx(wrap(), pageGrid(), grid)}>
        <div className={asking}>
          <h2 id="coverage-heading" className={css({ textStyle: 'heading' })}>
            {coverageForm.heading}
          </h2>
          <p className={lead}>{coverageLead(facts)}</p>
          <form className={form} onSubmit={onSubmit}>
            <label className={styles.label} htmlFor="postcode">
              {coverageForm.label}
            </label>
            <p className={styles.hint} id="postcode-hint">
              {coverageForm.hint}
            </p>
            <div className={row}>
              <input
                id="postcode"
                name="postcode"
                className={cx(styles.input, box)}
                autoComplete="postal-code"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={16}
                onFocus={prepareCheck}
                aria-invalid={isRefused || undefined}
                aria-describedby={isRefused ? 'postcode-hint postcode-answer' : 'postcode-hint'}
              />
              <button type="submit" className={button({ variant: 'solid' })}>
                {coverageForm.button}
              </button>
            </div>
          </form>
          <div aria-live="polite" id="postcode-answer">
            {isAnswered && answer.content}
            {answer === 'failed' && (
              <p className={answerRecipe({ tone: 'warning' }).root}>{coverageForm.failed}</p>
            )}
          </div>
        </div>
        <CountyList className={list} finding={finding} />
      </div>
    </section>
  );
}

const ground = css({ bg: 'sunken', py: 'section' });

const grid = css({ rowGap: '10' });

const asking = css({ lg: { gridColumn: '1 / span 6' } });

const list = css({ lg: { gridColumn: '8 / -1' } });

const lead = css({ textStyle: 'lead', color: 'textMuted', maxW: '42ch', mt: '4' });

const form = css({ display: 'grid', gap: '6px', maxW: 'form', mt: '28px' });

const row = css({
  display: 'grid',
  gap: '3',
  mt: '1',
  '@media (min-width: 640px)': { gridTemplateColumns: '1fr auto' },
});

const box = css({ textTransform: 'uppercase' });
