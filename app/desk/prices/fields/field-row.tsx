import { useId } from 'react';
import { Button } from '#app/ui/buttons/button';
import { css, cx } from '#styled/css';
import { cellError, changedRow, quiet } from '#app/desk/prices/shell/cell-styles';
import { NumberCell } from './number-cell';
import type { PriceField } from './price-fields';
import { Was } from '#app/desk/prices/saving/was';

interface Props {
  field: PriceField;
  before: number | undefined;
  value: number | undefined;
  error: string | undefined;
  onEdit: (value: number | undefined) => void;
}

/** One amount: its name, its input, its previous value, and undo. */
export function FieldRow({ field, before, value, error, onEdit }: Props) {
  const id = useId();
  const changed = before !== value;
  const described = [field.sameAs && `${id}-same`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={cx(row, changed && changedRow)}>
      <div>
        <label htmlFor={id}>
          {field.label}
          <span className={unit}> {field.unit}</span>
        </label>
        {field.sameAs && (
          <p className={same} id={`${id}-same`}>{`Same price as ${field.sameAs}`}</p>
        )}
      </div>
      <div>
        <NumberCell
          id={id}
          data-field={field.path}
          value={value}
          changed={changed}
          min="0"
          placeholder={value === undefined ? 'Not offered' : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onEdit={onEdit}
        />
        <Was before={before} after={value} />
        {error && (
          <span className={cellError} id={`${id}-error`}>
            {error}
          </span>
        )}
      </div>
      <div className={acts}>
        {field.optional && value !== undefined && (
          <Button
            variant="line"
            size="dense"
            className={quiet}
            onClick={() => onEdit(undefined)}
            aria-label={`Stop offering ${field.label}`}
          >
            Stop offering
          </Button>
        )}
        {changed && (
          <Button
            variant="line"
            size="dense"
            className={quiet}
            onClick={() => onEdit(before)}
            aria-label={`Undo ${field.label}`}
          >
            Undo
          </Button>
        )}
      </div>
    </div>
  );
}

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: 'minmax(0, 1fr) 220px minmax(200px, 1fr)' },
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  minHeight: '52px',
  paddingBlock: { base: '3', md: '5px' },
  borderBottom: '1px solid {colors.line}',
  fontSize: '0.9375rem',
});

const unit = css({ color: 'textMuted' });

const same = css({ textStyle: 'caption', color: 'textMuted' });

const acts = css({ display: 'flex', gap: '1' });
