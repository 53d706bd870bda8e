import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { IconButton } from '#app/ui/buttons/icon-button';
import { BinIcon } from '#app/ui/icons/bin-icon';
import { TurnIcon } from '#app/ui/icons/arrows/turn-icon';
import { css } from '#styled/css';
import { inPence } from '#domain/text/in-pence';
import { isAsEstimated, lineKey, type EditLine } from '#app/desk/quote/quote-edit';
import { penceInField } from '#app/desk/frame/typed-amounts';
import { LineInput } from '#app/desk/frame/line-input';

interface Props {
  line: EditLine;
  /** Counts from 1. */
  place: number;
  /** What it comes to, in pence. */
  pence: number;
  errors: ReadonlyMap<string, string>;
  /** Shows what is missing in fields that were not touched yet, too. */
  showAll: boolean;
  onChange: (line: EditLine) => void;
  onRemove: () => void;
  onEnter: () => void;
}

/** One line of the quote: words and amount, and why it differs from the estimate. */
export function LineRow({ line, place, pence, errors, showAll, onChange, ...on }: Props) {
  const [touched, touch] = useState<ReadonlySet<string>>(new Set());
  const { id, origin, removed, estimatePence, estimateWords } = line;
  const asEstimated = isAsEstimated(line);
  const isShare = line.percent !== undefined;
  const tieOf = (field: string) => ({
    onBlur: () => touch(new Set([...touched, field])),
    error: showAll || touched.has(field) ? errors.get(lineKey(id, field)) : undefined,
  });
  const enter = (event: KeyboardEvent) => {
    // While an input method composes, Enter takes the word.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    on.onEnter();
  };
  const backToEstimate = () => {
    if (estimatePence === null || estimateWords === null) return;
    const amount = penceInField(estimatePence);
    onChange({ ...line, words: estimateWords, amount, removed: false, reason: '' });
  };
  return (
    // The keys of the fields inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter in a field begins the next line
    <li className={row} data-changed={!asEstimated || undefined} onKeyDown={enter}>
      <div className={cells}>
        <LineInput
          id={`line-${id}`}
          label={`Line ${place}: what it is`}
          placeholder={origin === 'discount' ? 'What the discount is for' : 'What it is'}
          value={line.words}
          disabled={removed}
          struck={removed}
          maxLength={200}
          onText={(words) => onChange({ ...line, words })}
          {...tieOf('words')}
        />
        <div className={sum}>
          <LineInput
            label={amountLabel(place, origin, isShare)}
            placeholder={isShare ? '2.5' : '0.00'}
            value={line.percent ?? line.amount}
            disabled={removed}
            struck={removed}
            right
            inputMode="decimal"
            onText={(text) =>
              onChange(isShare ? { ...line, percent: text } : { ...line, amount: text })
            }
            {...tieOf('amount')}
          />
          {origin === 'discount' && (
            <select
              aria-label={`Line ${place}: taken off in`}
              className={unit}
              value={isShare ? '%' : '£'}
              onChange={({ target }) => {
                const { percent: _none, ...plain } = line;
                const now = penceInField(0 - pence);
                onChange(
                  target.value === '%' ? { ...plain, percent: '' } : { ...plain, amount: now },
                );
              }}
            >
              <option>£</option>
              <option>%</option>
            </select>
          )}
        </div>
        <IconButton
          label={`${removed ? 'Bring back' : 'Remove'} line ${place}`}
          className={action}
          onClick={() => (removed ? onChange({ ...line, removed: false }) : on.onRemove())}
        >
          {removed ? <TurnIcon /> : <BinIcon />}
        </IconButton>
      </div>
      {(!asEstimated || line.reason !== '') && (
        <div className={why}>
          <LineInput
            label={`Line ${place}: reason`}
            placeholder="Reason, for the homeowner"
            value={line.reason}
            maxLength={500}
            onText={(reason) => onChange({ ...line, reason })}
            {...tieOf('reason')}
          />
          <p className={was}>
            <span>{ORIGIN_WORDS[removed ? 'removed' : origin]}</span>
            {estimatePence !== null && (
              <>
                <s>{inPence(estimatePence)}</s>
                {!removed && pence !== estimatePence && <b>{withSign(pence - estimatePence)}</b>}
                <button type="button" className={undo} onClick={backToEstimate}>
                  Back to the estimate
                </button>
              </>
            )}
            {isShare && <b>{inPence(pence)}</b>}
          </p>
        </div>
      )}
    </li>
  );
}

function amountLabel(place: number, origin: EditLine['origin'], isShare: boolean): string {
  if (origin !== 'discount') return `Line ${place}: amount in pounds`;
  return isShare ? `Line ${place}: per cent off` : `Line ${place}: pounds off`;
}

function withSign(pence: number): string {
  return `${pence > 0 ? '+' : ''}${inPence(pence)}`;
}

const ORIGIN_WORDS = {
  estimate: 'Changed',
  added: 'Added',
  discount: 'Discount',
  removed: 'Removed',
} as const;

const row = css({
  paddingBlock: '2',
  paddingLeft: '3',
  borderBottom: '1px solid {colors.line}',
  borderLeft: '2px solid {colors.canvas}',
  '&[data-changed]': { borderLeftColor: 'mark' },
});

const cells = css({
  display: 'grid',
  alignItems: 'start',
  columnGap: '2',
  rowGap: '1',
  gridTemplateColumns: { base: 'minmax(0, 1fr) 48px', md: 'minmax(0, 1fr) 196px 40px' },
  '& > :first-child': { gridColumn: { base: '1 / -1', md: 'auto' } },
});

const sum = css({
  display: 'grid',
  gap: '1',
  gridAutoFlow: 'column',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoColumns: '52px',
});

const unit = css({
  minHeight: { base: 'target', md: 'dense' },
  border: '1px solid {colors.lineStrong}',
  borderRadius: 'control',
  background: 'surface',
  color: 'text',
  paddingInline: '1',
});

const action = css({
  width: { base: 'target', md: 'dense' },
  height: { base: 'target', md: 'dense' },
});

const why = css({
  display: 'grid',
  gap: '1',
  columnGap: '2',
  marginTop: '1',
  gridTemplateColumns: { base: '1fr', md: 'minmax(0, 1fr) 244px' },
});

const was = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '2',
  color: 'textMuted',
  fontSize: '0.8125rem',
  '& b': { color: 'price' },
});

const undo = css({
  minHeight: { base: 'target', md: '28px' },
  color: 'accentInk',
  fontWeight: '560',
  textDecoration: 'underline',
  cursor: 'pointer',
});
