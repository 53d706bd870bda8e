import { useId } from 'react';
import { css } from '#styled/css';
import { cellError } from './cell-styles';
import { NumberCell, Was } from '#app/desk/prices/fields/number-cell';

interface Props {
  /** The column's name, for phones. */
  name: string;
  label: string;
  /** The key for its error. */
  field: string;
  value: number;
  before: number | undefined;
  error: string | undefined;
  step?: string;
  /** The value calculated from width and depth. */
  offer?: number;
  onEdit: (value: number) => void;
}

/** A number of a shell size, with its previous value and the value calculated from width and depth. */
export function MeasureCell({
  name,
  label,
  field,
  value,
  before,
  error,
  step,
  offer,
  onEdit,
}: Props) {
  const id = useId();
  return (
    <td data-name={name}>
      <NumberCell
        aria-label={label}
        data-field={field}
        value={value}
        step={step}
        min="0"
        isChanged={before !== undefined && before !== value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && id}
        onEdit={(next = 0) => onEdit(next)}
      />
      {before !== undefined && <Was before={before} after={value} />}
      {offer !== undefined && offer !== value && (
        <button
          type="button"
          className={use}
          onClick={() => onEdit(offer)}
          aria-label={`${label}: use ${offer}`}
        >
          Use {offer}
        </button>
      )}
      {error && (
        <span id={id} className={cellError}>
          {error}
        </span>
      )}
    </td>
  );
}

const use = css({
  display: 'block',
  marginLeft: 'auto',
  minHeight: { base: 'target', md: '28px' },
  fontSize: '0.8125rem',
  fontWeight: '560',
  color: 'accentInk',
  textDecoration: 'underline',
});
