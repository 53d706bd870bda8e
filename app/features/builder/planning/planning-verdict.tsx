import { verdictWords } from '#app/content/page-words/permission-page';
import { shortCheck } from '#app/content/page-words/short-check';
import { AttentionIcon } from '#app/ui/icons/states/attention-icon';
import { TickIcon } from '#app/ui/icons/states/tick-icon';
import { sourceLink, verdictStyles } from '#app/ui/marks/verdict-styles';
import type { Section } from '#domain/site/permission/check-permission';
import { css, cx } from '#styled/css';

/** The verdict, the rules that speak against or leave it open, and where they are published. */
export function PlanningVerdict({ section: { verdict, findings } }: { section: Section }) {
  const against = findings.filter((finding) => finding.verdict !== 'fine');
  const sources = [...new Set(against.map(({ source }) => source))];
  const styles = verdictStyles(verdict);
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
            <a className={sourceLink} href={url} rel="noreferrer">
              {title}
            </a>
          </p>
        ))}
      </div>
    </div>
  );
}

const wide = css({ maxWidth: 'none', marginTop: '2' });

const said = css({ textStyle: 'small', marginTop: '1' });
