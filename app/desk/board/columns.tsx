import { Link } from '@tanstack/react-router';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { ChevronDownIcon } from '#app/ui/icons/arrows/chevron-down-icon';
import { css } from '#styled/css';
import type { Board, BoardPlace } from '#domain/order/contracts/admin/order';
import { useNow } from '#app/desk/frame/use-now';
import { PLACE_WORDS } from '#app/desk/frame/order/stage-words';
import { cardAfterKey, inTurn, isOurs } from './board-order';
import { Card } from './card';
import { StepDialog, useNextStep } from './step-dialog';

/** What is no longer under way, folded below the columns. */
const OVER: ReadonlySet<BoardPlace> = new Set(['handed-over', 'ended']);

/** The columns beside each other; on a phone, the one whose tab is chosen. Keys move among the cards. */
export function Columns({ board, place }: { board: Board; place: BoardPlace }) {
  const now = useNow();
  const root = useRef<HTMLElement>(null);
  const { begin, step, end } = useNextStep();
  const columns = board.columns.map((column) => ({ ...column, cards: inTurn(column.cards) }));
  useEffect(() => {
    // The keys work at once where they are shown, unless somebody is at something else already.
    const hasKeys = matchMedia('(min-width: 900px)').matches;
    if (!hasKeys || document.activeElement !== document.body) return;
    shownCards(root.current).at(0)?.focus({ preventScroll: true });
  }, []);
  const press = (event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, target } = event;
    if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return;
    const id = target.dataset['card'];
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (id === undefined) return;
    if (key === 'n') {
      event.preventDefault();
      void begin(id);
      return;
    }
    const shown = shownCards(root.current);
    const ids = new Set(shown.map((card) => card.dataset['card']));
    const here = columns.map(({ cards }) =>
      cards.map(({ requestId }) => requestId).filter((one) => ids.has(one)),
    );
    const next = cardAfterKey(here, id, key);
    if (next === undefined) return;
    event.preventDefault();
    shown.find((card) => card.dataset['card'] === next)?.focus();
  };
  return (
    <>
      <nav aria-label="Stage" className={tabs}>
        {columns.map((column) => (
          <Link
            key={column.place}
            to="/admin/board"
            search={{ place: column.place }}
            className={tab}
            aria-current={column.place === place ? 'page' : 'false'}
            replace
          >
            {PLACE_WORDS[column.place]} {column.count}
            {column.cards.some(isOurs) && <OursMark />}
          </Link>
        ))}
      </nav>
      <p className={hint}>
        <kbd>J</kbd> <kbd>K</kbd> or arrows: to another card. <kbd>Enter</kbd>: open it.{' '}
        <kbd>N</kbd>: its next step.
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the cards inside */}
      <section ref={root} aria-label="Orders by stage" className={row} onKeyDown={press}>
        {columns.map((column) => {
          const list = (
            <ul className={cards}>
              {column.cards.map((card) => (
                <Card
                  key={card.requestId}
                  card={card}
                  place={column.place}
                  now={now}
                  onNext={() => void begin(card.requestId)}
                />
              ))}
              {column.cards.length === 0 && <li className={muted}>None</li>}
              {column.count > column.cards.length && (
                <li className={muted}>{column.count - column.cards.length} more in the inbox</li>
              )}
            </ul>
          );
          const isChosen = column.place === place || undefined;
          return OVER.has(column.place) ? (
            <details key={column.place} className={over} data-chosen={isChosen} open={isChosen}>
              <summary className={heading}>
                {PLACE_WORDS[column.place]} <span className={muted}>{column.count}</span>
                {column.cards.some(isOurs) && <OursMark />}
                <ChevronDownIcon className={arrow} />
              </summary>
              {list}
            </details>
          ) : (
            <div key={column.place} className={one} data-chosen={isChosen}>
              <h2 className={heading}>
                {PLACE_WORDS[column.place]} <span className={muted}>{column.count}</span>
              </h2>
              {list}
            </div>
          );
        })}
      </section>
      {step && <StepDialog id={step.id} which={step.which} onClose={end} />}
    </>
  );
}

function OursMark() {
  return (
    <span className={ours}>
      <span className={css({ srOnly: true })}>, some wait for us</span>
    </span>
  );
}

function shownCards(root: HTMLElement | null): HTMLElement[] {
  const all = root?.querySelectorAll<HTMLElement>('[data-card]') ?? [];
  return [...all].filter((card) => card.checkVisibility());
}

const tabs = css({
  display: 'flex',
  gap: '5',
  overflowX: 'auto',
  borderBottom: '1px solid {colors.line}',
  '@media (min-width: 900px)': { display: 'none' },
});

const tab = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'target',
  whiteSpace: 'nowrap',
  fontSize: '0.9375rem',
  fontWeight: '500',
  color: 'textMuted',
  borderBottom: '2px solid {colors.canvas}',
  _focusVisible: { outlineOffset: '-3px' },
  '&[aria-current=page]': { color: 'text', borderBottomColor: 'mark' },
});

/** As in the list of requests: something is to be done. */
const ours = css({
  // Holds its unseen words, which otherwise widen the page beyond the row that scrolls.
  position: 'relative',
  display: 'inline-block',
  width: '7px',
  height: '7px',
  marginLeft: '6px',
  borderRadius: '50%',
  background: 'mark',
});

const hint = css({
  color: 'textMuted',
  marginBottom: '3',
  '@media (max-width: 899px), (pointer: coarse)': { display: 'none' },
  '& kbd': {
    fontFamily: 'text',
    fontWeight: '600',
    color: 'text',
    paddingInline: '5px',
    border: '1px solid {colors.line}',
    borderRadius: 'control',
  },
});

const row = css({
  '@media (min-width: 900px)': {
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(156px, 1fr))',
    columnGap: '3',
    rowGap: '6',
    alignItems: 'start',
    overflowX: 'auto',
    paddingBottom: '3',
  },
});

const one = css({
  minWidth: '0',
  '@media (max-width: 899px)': { '&:not([data-chosen])': { display: 'none' } },
});

const over = css({
  gridColumn: '1 / -1',
  '@media (max-width: 899px)': { '&:not([data-chosen])': { display: 'none' } },
});

const heading = css({
  display: 'list-item',
  listStylePosition: 'inside',
  'h2&': { listStyle: 'none' },
  textStyle: 'label',
  paddingBlock: '2',
  borderBottom: '1px solid {colors.text}',
});

const arrow = css({
  display: 'inline-block',
  verticalAlign: 'middle',
  marginLeft: '2',
  'details[open] &': { rotate: '180deg' },
});

const cards = css({ display: 'grid' });

const muted = css({ color: 'textMuted', fontWeight: '420', paddingBlock: '2' });
