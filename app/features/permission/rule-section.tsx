import { AttentionIcon } from '#app/ui/icons/states/attention-icon';
import { TickIcon } from '#app/ui/icons/states/tick-icon';
import { sourceLink, verdictStyles } from '#app/ui/marks/verdict-styles';
import type { Finding, Section } from '#domain/site/permission/check-permission';
import type { Verdict } from '#domain/site/permission/rule';
import { css, cx } from '#styled/css';

interface Props {
  title: string;
  words: Record<Verdict, string>;
  section: Section;
}

/** One set of rules: the verdict, each rule that is not met, and those that are. */
export function RuleSection({ title, words, section }: Props) {
  const { verdict, findings } = section;
  const styles = verdictStyles(verdict);
  const open = findings.filter((finding) => finding.verdict !== 'fine');
  const met = findings.filter((finding) => finding.verdict === 'fine');
  return (
    <div>
      <div className={cx(styles.root, wide)}>
        {verdict === 'fine' ? <TickIcon /> : <AttentionIcon />}
        <div>
          <h3 className={styles.title}>{title}</h3>
          <p>{words[verdict]}</p>
        </div>
      </div>
      {open.length > 0 && <Findings findings={open} />}
      {met.length > 0 && (
        <details open={open.length === 0} className={css({ marginTop: '2' })}>
          <summary className={summary}>{`Rules that are met: ${met.length}`}</summary>
          <Findings findings={met} />
        </details>
      )}
    </div>
  );
}

function Findings({ findings }: { findings: readonly Finding[] }) {
  return (
    <dl>
      {findings.map(({ id, title, reason, source }) => (
        <div key={id} className={row}>
          <dt className={css({ fontWeight: '560' })}>{title}</dt>
          <dd>{reason}</dd>
          <dd>
            <a className={sourceLink} href={source.url} rel="noreferrer">
              {source.title}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const wide = css({ maxWidth: 'none', marginTop: '0' });

const summary = css({
  minHeight: 'target',
  paddingBlock: '3',
  textStyle: 'small',
  color: 'accentInk',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
});

const row = css({
  paddingBlock: '3',
  borderBottom: '1px solid {colors.line}',
  textStyle: 'small',
  textWrap: 'pretty',
});
