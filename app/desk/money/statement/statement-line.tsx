import { css } from '#styled/css';
import type { BankMatch, OpenInvoice } from '#domain/order/money/match-bank';
import { useNow } from '#app/desk/frame/use-now';
import { dayInWords } from '#domain/order/visits/visit-words';
import { inPence } from '#domain/text/in-pence';
import type { NotingState } from './use-noting';

interface Props {
  match: BankMatch;
  invoices: readonly OpenInvoice[];
  /** The number of the invoice that it is to be noted for; null for none. */
  chosen: number | null;
  state: NotingState | undefined;
  onChoose: (number: number | null) => void;
}

/** A line of the statement and the invoice that it pays. */
export function StatementLine({ match, invoices, chosen, state, onChoose }: Props) {
  const { line, how, invoice } = match;
  const now = useNow();
  const id = `line-${line.line}`;
  const isDone = state?.is === 'noted';
  // What looks like it comes first: nobody goes through hundreds.
  const others = invoices.filter((one) => one !== invoice);
  const options = invoice === null ? others : [invoice, ...others];
  return (
    <li className={item} data-how={how}>
      <span className={said}>
        <span className={muted}>{dayInWords(line.on, now)}</span>
        <b className={money} translate="no">
          {inPence(line.pence)}
        </b>
        <span className={text} translate="no">
          {line.text}
        </span>
      </span>
      <span className={choice}>
        <label htmlFor={id} className={unseen}>
          Line {line.line} pays
        </label>
        <select
          id={id}
          className={select}
          disabled={isDone}
          value={chosen ?? ''}
          onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
        >
          <option value="">
            {how === 'perhaps' ? 'Perhaps one of ours: choose' : 'Nothing of ours'}
          </option>
          {options.map(({ number, label, name, open }) => (
            <option key={number} value={number} translate="no">
              {`${label}, ${name}, ${inPence(open)}`}
            </option>
          ))}
        </select>
        <output className={hint} data-bad={state?.is === 'refused' || undefined}>
          {state?.words ?? (how === 'sure' ? 'Reference and amount agree' : '')}
        </output>
      </span>
    </li>
  );
}

const item = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  columnGap: '5',
  rowGap: '2',
  paddingBlock: '3',
  borderBottom: '1px solid {colors.line}',
});

const said = css({ display: 'flex', flexWrap: 'wrap', columnGap: '3', alignContent: 'start' });

const muted = css({ color: 'textMuted' });

const money = css({ fontVariantNumeric: 'tabular-nums' });

const text = css({ flexBasis: '100%', minWidth: '0', overflowWrap: 'anywhere' });

const choice = css({ display: 'grid', gap: '1', minWidth: '0', alignContent: 'start' });

const select = css({
  width: '100%',
  minWidth: '0',
  minHeight: 'target',
  paddingInline: '3',
  border: '1px solid {colors.lineStrong}',
  borderRadius: '2px',
  background: 'canvas',
  color: 'text',
  textOverflow: 'ellipsis',
});

const unseen = css({ srOnly: true });

const hint = css({
  color: 'textMuted',
  _empty: { display: 'none' },
  '&[data-bad]': { color: 'warning' },
});
