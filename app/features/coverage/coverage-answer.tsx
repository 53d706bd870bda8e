import { useFacts } from '#app/ui/company/use-facts';
import { Link } from '@tanstack/react-router';
import { coverageAnswers, type CoverageResult } from '#app/content/company/coverage-answers';
import { AttentionIcon } from '#app/ui/icons/states/attention-icon';
import { ArrowRightIcon } from '#app/ui/icons/arrows/arrow-right-icon';
import { ReceivedIcon } from '#app/ui/icons/states/received-icon';
import { answer, goLink } from '#styled/recipes';
import type { Finding } from '#app/ui/coverage/check-coverage';
import { formatAnswer } from '#app/ui/coverage/format-answer';

const TONES = {
  covered: 'positive',
  partly: 'warning',
  outside: 'neutral',
  unknown: 'danger',
  'not-a-postcode': 'danger',
} as const satisfies Record<CoverageResult, string>;

/** The result, beside the box; it stays until the visitor leaves the page. */
export function CoverageAnswer({ finding }: { finding: Finding }) {
  const { heading, detail, beyond, link } = coverageAnswers(useFacts())[finding.result];
  const words = (finding.counties.length === 0 && beyond) || detail;
  const styles = answer({ tone: TONES[finding.result] });
  return (
    <div className={styles.root}>
      {finding.result === 'covered' ? <ReceivedIcon /> : <AttentionIcon />}
      <div>
        <p className={styles.title}>{heading}</p>
        <p className={styles.text}>{formatAnswer(words, finding)}</p>
        {link && (
          <Link to="/contact" className={goLink()}>
            <span>{link}</span>
            <ArrowRightIcon />
          </Link>
        )}
      </div>
    </div>
  );
}
