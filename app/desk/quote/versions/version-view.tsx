import { css } from '#styled/css';
import type { FollowedQuote } from '#domain/order/contracts/follow';
import { inPence, lineAmount } from '#domain/text/in-pence';
import { Comparison } from '#app/desk/quote/comparison';
import { estimateIn } from '#app/desk/quote/quote-edit';
import { TotalsBoard } from '#app/desk/quote/totals-board';
import { ExportButton } from '#app/desk/frame/requests/export-button';

interface Props {
  id: string;
  quote: FollowedQuote;
  /** The version before. */
  before: FollowedQuote | undefined;
}

/** A version as it was sent: to be read, never changed. */
export function VersionView({ id, quote: { version, content, heating = [] }, before }: Props) {
  const { lines, terms } = content;
  return (
    <div className={whole}>
      <ul className={list}>
        {lines.map(({ id: line, words, pence, removed, reason }) => (
          <li key={line} className={row}>
            <span className={said}>
              {removed ? <s>{words}</s> : words}
              {reason && <small className={muted}>{reason}</small>}
            </span>
            <span>{removed ? <s>{inPence(pence)}</s> : lineAmount(pence)}</span>
          </li>
        ))}
      </ul>
      <TotalsBoard content={content} />
      <Comparison title="Beside the estimate" from={estimateIn(content)} to={content} />
      {before && (
        <Comparison title={`Beside version ${before.version}`} from={before.content} to={content} />
      )}
      <Words title="Heating" words={heating} />
      <Words title="Not included" words={terms.notIncluded} />
      <Words title="Conditions" words={terms.conditions} />
      <ExportButton
        path={`/api/room-configurations/${id}/order/quote/${version}.pdf`}
        failure="The document could not be made"
      >
        {`Version ${version} (PDF)`}
      </ExportButton>
    </div>
  );
}

function Words({ title, words }: { title: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <section className={part}>
      <h3 className={heading}>{title}</h3>
      <ul className={bullets}>
        {words.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </section>
  );
}

const whole = css({ maxWidth: '800px' });

const list = css({ borderTop: '1px solid {colors.text}' });

const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4',
  paddingBlock: '9px',
  borderBottom: '1px solid {colors.line}',
  '& > :last-child': { whiteSpace: 'nowrap' },
});

const said = css({ minWidth: '0', overflowWrap: 'anywhere' });

const muted = css({ display: 'block', color: 'textMuted', fontSize: '0.8125rem' });

const part = css({ marginBlock: '5' });

const heading = css({ textStyle: 'label' });

const bullets = css({ listStyle: 'disc', paddingLeft: '5', '& > li': { paddingBlock: '2px' } });
