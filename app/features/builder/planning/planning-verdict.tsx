import { verdictWords } from '#app/content/page-words/permission-page';
import { shortCheck } from '#app/content/page-words/short-check';
import { AttentionIcon } from '#app/ui/icons/states/attention-icon';
import { TickIcon } from '#app/ui/icons/states/tick-icon';
import type { Section } from '#domain/place/permission/check-permission';
import type { Verdict } from '#domain/place/permission/rule';
import { css, cx } from '#styled/css';
import { answer } from '#styled/recipes';

/** The verdict, the rules that speak against or leave it open, and where they are published. */
export function PlanningVerdict({ section: { verdict, findings } }: { section: Section }) {
  const against = findings.filter((finding) => finding.verdict !== 'fine');
  const sources = [...new Set(against.map(({ source }) => source))];
  const styles = toneOf(verdict);
  return (
    <div className={cx(styles.root, wide)}>
      {verdict === 'fine' ? <TickIcon /> : <AttentionIcon />}
      <div>
        <p className={styles.title}>{verdictWords.planning[verdict]}</p>
        {against.map(({ id, reason }) => (
          <p key={id} className={said}>
            {reason}
          </p>
        ))}
        <p className={styles.text}>{shortCheck.granted}</p>
        {sources.map(({ title, url }) => (
          <p key={url}>
            <a className={link} href={url} rel="noreferrer">
              {title}
            </a>
          </p>
        ))}
      </div>
    </div>
  );
}

/** Written out, so that the styles of all three are generated. */
function toneOf(verdict: Verdict) {
  if (verdict === 'fine') return answer({ tone: 'positive' });
  return verdict === 'ask' ? answer({ tone: 'warning' }) : answer({ tone: 'danger' });
}

const wide = css({ maxWidth: 'none', marginTop: '2' });

const said = css({ textStyle: 'small', marginTop: '1' });

const link = css({
  display: 'inline-block',
  paddingBlock: '1',
  textStyle: 'caption',
  color: 'accentInk',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
