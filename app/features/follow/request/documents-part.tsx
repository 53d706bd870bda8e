import { fetchEstimatePdf, fetchQuotePdf } from '#app/api/follow';
import { useSave } from '#app/ui/download/use-save';
import type { FollowView } from '#domain/order/contracts/follow';
import { formatDay } from '#domain/text/dates';
import { css } from '#styled/css';
import { Part } from './part';

interface Props {
  token: string;
  view: FollowView;
}

/** What was sent on paper, to be opened again: the estimate, and each version of the written quote, newest first. */
export function DocumentsPart({ token, view: { design, receivedAt, quotes } }: Props) {
  // Without its design, a choice in the estimate is no longer known, and so it cannot be drawn.
  const hasEstimate = design !== undefined;
  if (!hasEstimate && quotes.length === 0) return null;
  return (
    <Part name="documents" title="Documents">
      <ul className={css({ marginTop: '3' })}>
        {quotes.toReversed().map(({ version, sentAt }) => (
          <Document
            key={version}
            title={`Written quote, version ${version}`}
            sentAt={sentAt}
            load={() => fetchQuotePdf(token, version)}
          />
        ))}
        {hasEstimate && (
          <Document
            title="Your estimate"
            sentAt={receivedAt}
            load={() => fetchEstimatePdf(token)}
          />
        )}
      </ul>
    </Part>
  );
}

interface DocumentProps {
  title: string;
  sentAt: string;
  load: () => Promise<File>;
}

function Document({ title, sentAt, load }: DocumentProps) {
  const { busy, save } = useSave(load, 'The PDF could not be loaded: it needs a signal');
  return (
    <li className={css({ borderBottom: '1px solid {colors.line}' })}>
      <button type="button" className={row} aria-busy={busy || undefined} onClick={save}>
        <span className={css({ textDecoration: 'underline', textUnderlineOffset: '3px' })}>
          {title}
        </span>
        <small className={css({ textStyle: 'caption', color: 'textMuted' })}>
          {`PDF, ${formatDay(new Date(sentAt))}`}
        </small>
      </button>
    </li>
  );
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '4',
  width: '100%',
  minHeight: 'target',
  paddingBlock: '3',
  textAlign: 'left',
  textStyle: 'small',
  cursor: 'pointer',
});
