import { Link } from '@tanstack/react-router';
import { css } from '#styled/css';
import type { DeskOrder } from '#domain/order/contracts/admin/order';
import { quoteTotals } from '#domain/order/quote/quote-totals';
import { formatMoment } from '#app/desk/frame/requests/words';
import { sentWords } from '#app/desk/frame/order/event-words';
import { inPence } from '#domain/text/in-pence';

interface Props {
  id: string;
  order: DeskOrder;
  open: 'draft' | number;
}

const STATES = {
  open: 'open',
  replaced: 'replaced by a newer one',
  accepted: 'accepted',
  declined: 'declined',
} as const;

/** The draft and every version that was sent, newest first. */
export function VersionList({ id, order: { follow, draft, events }, open }: Props) {
  const { quotes } = follow;
  if (quotes.length === 0) return null;
  const howSent = (version: number): string => {
    const event = events.find(({ what }) => what.kind === 'quote-sent' && what.version === version);
    return sentWords({ mails: event?.mails ?? [] });
  };
  return (
    <nav aria-label="Versions" className={list}>
      <Link
        to="/admin/quotes"
        search={{ request: id, quote: 'draft' }}
        className={item}
        aria-current={open === 'draft' ? 'page' : 'false'}
      >
        <b>{draft ? 'Draft' : 'Next version'}</b>
        <span>Not sent</span>
      </Link>
      {quotes.toReversed().map(({ version, state, sentAt, content }) => (
        <Link
          key={version}
          to="/admin/quotes"
          search={{ request: id, quote: version }}
          className={item}
          aria-current={open === version ? 'page' : 'false'}
        >
          <b>
            Version {version}: <span>{inPence(quoteTotals(content).total)}</span>
          </b>
          <span>
            {STATES[state]}, {howSent(version)} {formatMoment(sentAt)}
          </span>
        </Link>
      ))}
    </nav>
  );
}

const list = css({ display: 'grid', marginBottom: '5', borderTop: '1px solid {colors.text}' });

const item = css({
  display: 'grid',
  minHeight: 'target',
  alignContent: 'center',
  paddingInline: '3',
  paddingBlock: '2',
  borderBottom: '1px solid {colors.line}',
  borderLeft: '3px solid {colors.canvas}',
  '& > b': { fontWeight: '560' },
  '& > span': { color: 'textMuted' },
  _hover: { background: 'surface' },
  '&[aria-current=page]': { background: 'accentSoft', borderLeftColor: 'accent' },
});
