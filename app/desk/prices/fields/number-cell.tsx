import { type ComponentProps, useState } from 'react';
import { formatDifference, typedAmount } from '#app/desk/prices/format-amount';
import { cell, underCell } from '#app/desk/prices/shell/cell-styles';
import { css, cx } from '#styled/css';

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  /** Undefined shows an empty input. */
  value: number | undefined;
  onEdit: (value: number | undefined) => void;
  isChanged?: boolean;
  /** An option that the live prices do not offer. */
  isNew?: boolean;
};

/** A number input, read by `typedAmount`. */
export function NumberCell({
  value,
  onEdit,
  isChanged,
  isNew = false,
  className,
  ...input
}: Props) {
  // Unfinished input, such as "12." or nothing, is kept as typed until the input loses focus.
  const [typed, setTyped] = useState<{ text: string; from: number | undefined } | null>(null);
  return (
    <input
      step="any"
      {...input}
      type="number"
      inputMode="decimal"
      value={typed?.text ?? value ?? ''}
      onChange={({ target }) => {
        const from = typed ? typed.from : value;
        setTyped({ text: target.value, from });
        onEdit(typedAmount(target.value, !isNew && from !== undefined));
      }}
      onBlur={() => setTyped(null)}
      className={cx(cell, right, isChanged && altered, className)}
    />
  );
}

/** The old amount, struck through, and the difference; nothing when unchanged. */
export function Was({ before, after }: { before: number | undefined; after: number | undefined }) {
  if (before === after) return null;
  if (before === undefined) return <span className={underCell}>was not offered</span>;
  return (
    <span className={underCell}>
      <s>{before.toLocaleString('en-GB')}</s>{' '}
      {after !== undefined && <b>{formatDifference(before, after)}</b>}
    </span>
  );
}

const right = css({
  textAlign: 'right',
  appearance: 'textfield',
  '&::-webkit-inner-spin-button': { display: 'none' },
});

const altered = css({ borderColor: 'mark', background: 'cedarSoft' });
