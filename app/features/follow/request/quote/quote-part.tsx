import { WithFigures } from '#app/ui/prices/with-figures';
import { fetchQuotePdf } from '#app/api/follow';
import type { FollowProps } from '#app/features/follow/request/follow-props';
import { offers } from '#app/features/follow/request/offers';
import { Part } from '#app/features/follow/request/part';
import { isOnItsWay, ofKinds } from '#app/features/follow/request/tried/tried';
import { TriedList } from '#app/features/follow/request/tried/tried-list';
import { Button } from '#app/ui/buttons/button';
import { useSave } from '#app/ui/download/use-save';
import type { FollowedQuote } from '#domain/order/contracts/follow';
import { hasRunOut } from '#domain/order/quote/quote-version';
import { formatDay } from '#domain/text/dates';
import { css } from '#styled/css';
import type { Answering } from './answer-quote';
import { QuoteBody } from './quote-body';
import { quoteChanges } from './quote-changes';

interface Props extends FollowProps {
  onAnswer: (answering: Answering) => void;
}

/** The newest version in full, what it changes, and the answer to it; older versions folded. */
export function QuotePart(props: Props) {
  const { token, view, tried, now } = props;
  const newest = view.quotes.at(-1);
  if (!newest) return null;
  const before = view.quotes.at(-2);
  const answers = ofKinds(tried, ['accepted', 'declined']);
  const older = view.quotes.slice(0, -1).toReversed();
  return (
    <Part name="quote" title="Your written quote">
      <p className={css({ color: 'textMuted', marginTop: '2' })}>{factsOf(newest, now)}</p>
      {before && <Changes before={before} quote={newest} />}
      <QuoteBody quote={newest} />
      {newest.state === 'accepted' && (
        <figure className={signed}>
          <figcaption>You have accepted it in these words:</figcaption>
          <blockquote>
            <WithFigures text={newest.agreement} />
          </blockquote>
        </figure>
      )}
      <TriedList tried={answers} now={now} />
      <div className={actions}>
        {!answers.some(isOnItsWay) && <Answers {...props} />}
        <PdfButton token={token} quote={newest} />
      </div>
      {older.map((quote) => (
        <details key={quote.version} className={folded}>
          <summary>{`Version ${quote.version}, sent on ${formatDay(new Date(quote.sentAt))}: ${STATES[quote.state]}`}</summary>
          <QuoteBody quote={quote} />
          <div className={actions}>
            <PdfButton token={token} quote={quote} />
          </div>
        </details>
      ))}
    </Part>
  );
}

const STATES = {
  open: 'open',
  replaced: 'replaced by a newer one',
  accepted: 'accepted',
  declined: 'declined',
} as const satisfies Record<FollowedQuote['state'], string>;

function factsOf({ version, sentAt, validUntil, state }: FollowedQuote, now: Date): string {
  const sent = `Version ${version}, sent on ${formatDay(new Date(sentAt))}`;
  const last = formatDay(new Date(`${validUntil}T12:00:00Z`));
  // The newest has none after it: the request was withdrawn.
  if (state === 'replaced') return `${sent}, no longer open.`;
  if (state !== 'open') return `${sent}, ${STATES[state]}.`;
  return hasRunOut(validUntil, now)
    ? `${sent}. It ran out on ${last}.`
    : `${sent}, valid until ${last}.`;
}

function Changes({ before, quote }: { before: FollowedQuote; quote: FollowedQuote }) {
  const changes = quoteChanges(before.content, quote.content);
  return (
    <div className={changed}>
      <h3
        className={css({ textStyle: 'label' })}
      >{`What differs from version ${before.version}`}</h3>
      {changes.length === 0 && <p>Nothing but its dates.</p>}
      <ul>
        {changes.map(({ what, detail }) => (
          <li key={what + detail}>
            {what}
            <small>
              <WithFigures text={detail} />
            </small>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Accept or decline, for the version that can be answered. */
function Answers({ view, now, onAnswer }: Props) {
  const { quote, isQuoteValid } = offers(view, now);
  if (!quote) return null;
  return (
    <>
      {isQuoteValid && (
        <Button onClick={() => onAnswer({ answer: 'accept', quote })}>Accept this quote…</Button>
      )}
      <Button variant="line" onClick={() => onAnswer({ answer: 'decline', quote })}>
        Decline it…
      </Button>
    </>
  );
}

function PdfButton({ token, quote: { version } }: { token: string; quote: FollowedQuote }) {
  const { busy, save } = useSave(
    () => fetchQuotePdf(token, version),
    'The PDF could not be loaded: it needs a signal',
  );
  return (
    <Button variant="line" busy={busy} onClick={save} aria-label={`Open version ${version} as PDF`}>
      Open as PDF
    </Button>
  );
}

const signed = css({
  marginTop: '6',
  borderLeft: '2px solid {colors.accent}',
  paddingLeft: '4',
  overflowWrap: 'anywhere',
  '& > figcaption': { textStyle: 'caption', color: 'textMuted' },
});

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '6' });

const changed = css({
  background: 'cedarSoft',
  padding: '16px 18px',
  marginTop: '5',
  overflowWrap: 'anywhere',
  '& li': { marginTop: '2', textStyle: 'small' },
  '& small': { display: 'block', textStyle: 'caption', color: 'textMuted' },
});

const folded = css({
  marginTop: '5',
  borderTop: '1px solid {colors.line}',
  '& > summary': {
    minHeight: 'target',
    paddingBlock: '3',
    cursor: 'pointer',
    textStyle: 'small',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
});
