import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { WithFigures } from '#app/ui/prices/with-figures';
import { useNow } from '#app/desk/frame/use-now';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#app/ui/buttons/button';
import { css } from '#styled/css';
import { isUnanswered } from '#domain/order/history/events';
import type { DeskOrder } from '#domain/order/contracts/admin/order';
import type { FollowedQuote } from '#domain/order/contracts/follow';
import { hasRunOut } from '#domain/order/quote/quote-version';
import { dayInWords, daysInWords, visitInWords } from '#domain/order/visits/visit-words';
import { inPence } from '#domain/text/in-pence';
import { quoteTotals } from '#domain/order/quote/quote-totals';
import { ActionForm } from './actions/action-form';
import { RefusalNote } from '#app/desk/frame/order/refusal-note';
import {
  ACTION_WORDS,
  actionWords,
  nextStep,
  otherActions,
  type DeskAction,
} from '#app/desk/frame/order/next-step';
import { MoneyPanel } from './money/money-panel';
import { Stages } from './stages';
import { STAGE_WORDS } from '#domain/order/history/stages';
import { isLongWait, sinceWords, turnWords } from '#app/desk/frame/order/stage-words';
import { useOrderActions } from '#app/desk/frame/order/use-order-actions';

interface Props {
  id: string;
  order: DeskOrder;
  anonymous: boolean;
  /** Opens the form of the next step. */
  begins: boolean;
}

/** Where an order stands, whose turn it is, and what the company can do about it. */
export function OrderPanel({ id, order, anonymous, begins }: Props) {
  const { follow } = order;
  const now = useNow();
  const [open, setOpen] = useState<DeskAction | undefined>(() =>
    begins ? nextForm(follow, now) : undefined,
  );
  const actions = useOrderActions(id, order);
  const navigate = useNavigate();
  const next = anonymous ? undefined : nextStep(follow, now);
  const others = anonymous ? [] : otherActions(follow, now);
  const choose = (action: DeskAction) => {
    actions.forget();
    if (action !== 'quote') return setOpen(open === action ? undefined : action);
    void navigate({
      to: '/admin/quotes',
      search: (before: object) => ({ ...before, request: id, quote: 'draft' }),
    });
  };
  return (
    <section aria-label="Order" className={section}>
      <ErrorBoundary part="stages" of={follow}>
        <Stages steps={follow.steps} hasEnded={follow.ended !== null} />
      </ErrorBoundary>
      <p className={turn}>
        <b>{follow.ended === null ? STAGE_WORDS[follow.stage] : 'Ended'}</b>
        <span data-long={isLongWait(follow, now) || undefined}>
          {turnWords(follow)}, {sinceWords(follow.since, now)}
        </span>
      </p>
      <ErrorBoundary part="order facts" of={order}>
        <Facts order={order} now={now} />
      </ErrorBoundary>
      {!anonymous && (
        <div className={buttons}>
          {next && (
            <Button size="dense" aria-expanded={expanded(next, open)} onClick={() => choose(next)}>
              {actionWords(next, follow, now)}
            </Button>
          )}
          {others.map((action) => (
            <button
              key={action}
              type="button"
              className={quiet}
              aria-expanded={expanded(action, open)}
              onClick={() => choose(action)}
            >
              {actionWords(action, follow, now)}
            </button>
          ))}
        </div>
      )}
      {open !== undefined && (
        <section className={form} aria-label={ACTION_WORDS[open]}>
          <ErrorBoundary part="action" key={open} of={order} asked>
            <ActionForm
              action={open}
              id={id}
              order={order}
              actions={actions}
              onDone={() => setOpen((now) => (now === open ? undefined : now))}
            />
          </ErrorBoundary>
          <ErrorBoundary part="refusal" of={actions.refusal}>
            <RefusalNote refusal={actions.refusal} events={order.events} />
          </ErrorBoundary>
        </section>
      )}
      {follow.money && (
        <ErrorBoundary part="money" of={order}>
          <MoneyPanel id={id} order={order} money={follow.money} anonymous={anonymous} />
        </ErrorBoundary>
      )}
    </section>
  );
}

/** The next step, unless it is a screen of its own. */
function nextForm(follow: DeskOrder['follow'], now: Date): DeskAction | undefined {
  const next = nextStep(follow, now);
  return next === 'quote' ? undefined : next;
}

/** A screen of its own expands nothing here. */
function expanded(action: DeskAction, open: DeskAction | undefined): boolean | undefined {
  return action === 'quote' ? undefined : action === open;
}

function Facts({ order: { follow, draft, hasLinks }, now }: { order: DeskOrder; now: Date }) {
  const { visit, offered, wish, place, quotes, questions, renewalAsked, plan } = follow;
  const newest = quotes.at(-1);
  const asked = questions.filter(isUnanswered);
  const rows: (readonly [string, string | undefined])[] = [
    ['Asks', asked.map(({ text }) => text).join('\n')],
    ['Visit', visit ? `${visitInWords(visit, now)}${VISIT_STATE[visit.state]}` : undefined],
    ['Offered', offered.map((time) => visitInWords(time, now)).join('\n')],
    ['Wish', wish],
    ['Garden', place ? [place.address, place.postcode].filter(Boolean).join(', ') : undefined],
    [
      'Quote',
      newest &&
        `Version ${newest.version}, ${inPence(quoteTotals(newest.content).total)}: ${quoteState(newest, now)}${renewalAsked === null ? '' : '; a renewal is asked for'}`,
    ],
    ['Build', follow.build ? daysInWords(follow.build, now) : undefined],
    ['Dates', plan],
    ['Draft', draft ? `Of ${inPence(quoteTotals(draft.content).total)}, not sent` : undefined],
    ['Page', hasLinks ? undefined : 'Nobody has a link to the homeowner’s page'],
  ];
  const known = rows.filter((row): row is readonly [string, string] => Boolean(row[1]));
  if (known.length === 0) return null;
  return (
    <dl className={facts}>
      {known.map(([term, words]) => (
        <div key={term} className={fact}>
          <dt className={muted}>{term}</dt>
          <dd className={said}>
            <WithFigures text={words} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const VISIT_STATE = { booked: '', cancelled: ' (cancelled)', held: ' (took place)' } as const;

function quoteState({ state, validUntil }: FollowedQuote, now: Date): string {
  if (state !== 'open') return state;
  const day = dayInWords(validUntil, now);
  return hasRunOut(validUntil, now) ? `ran out on ${day}` : `open until ${day}`;
}

const section = css({ marginBlock: '4' });

const turn = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  marginTop: '3',
  fontSize: '1rem',
  '& > b': { fontWeight: '600' },
  '& > span': { color: 'textMuted' },
  '& > [data-long]': { color: 'warning', fontWeight: '560' },
});

const facts = css({ marginTop: '2' });

const fact = css({
  display: 'grid',
  gridTemplateColumns: '92px minmax(0, 1fr)',
  gap: '3',
  paddingBlock: '1',
});

const muted = css({ color: 'textMuted' });

const said = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1',
  marginTop: '3',
});

const quiet = css({
  minHeight: 'dense',
  '@media (pointer: coarse), (max-width: 767px)': { minHeight: 'target' },
  fontWeight: '520',
  textDecoration: 'underline',
  textDecorationColor: 'lineStrong',
  textUnderlineOffset: '4px',
  cursor: 'pointer',
  _hover: { textDecorationColor: 'text' },
  '&[aria-expanded=true]': { textDecorationColor: 'mark', textDecorationThickness: '2px' },
});

const form = css({
  marginTop: '3',
  padding: '4',
  background: 'surface',
  border: '1px solid {colors.line}',
  borderRadius: 'control',
});
