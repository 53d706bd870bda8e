import { useId } from 'react';
import type { PriceEditor } from '#app/desk/prices/price-document';
import { cellError, changedRow, quiet } from '#app/desk/prices/shell/cell-styles';
import { Button } from '#app/ui/buttons/button';
import { css, cx } from '#styled/css';
import { valueAt, withValue } from './document-value';
import { NumberCell, Was } from './number-cell';
import { FIELD_GROUPS, type PriceField, type PriceTab } from './price-fields';

/** The amounts on one tab, in groups. */
export function FieldGroups({ tab, editor }: { tab: PriceTab; editor: PriceEditor }) {
  const { edit, change, errors, forgetError } = editor;
  if (!edit) return null;
  return FIELD_GROUPS.filter((group) => group.tab === tab).map(({ title, note, fields }) => (
    <section key={title} className={section}>
      <h2 className={heading}>{title}</h2>
      <p className={muted}>{note}</p>
      <div className={rows}>
        {fields.map((field) => (
          <FieldRow
            key={field.path}
            field={field}
            before={valueAt(edit.base.value, field.path)}
            value={valueAt(edit.typed, field.path)}
            error={errors[field.path]}
            onEdit={(value) => {
              forgetError(field.path);
              change((pricing) => withValue(pricing, field.path, value));
            }}
          />
        ))}
      </div>
    </section>
  ));
}

interface RowProps {
  field: PriceField;
  before: number | undefined;
  value: number | undefined;
  error: string | undefined;
  onEdit: (value: number | undefined) => void;
}

/** One amount: its name, its input, its previous value, and undo. */
function FieldRow({ field, before, value, error, onEdit }: RowProps) {
  const id = useId();
  const isChanged = before !== value;
  const described = [field.sameAs && `${id}-same`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={cx(row, isChanged && changedRow)}>
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
          isChanged={isChanged}
          isNew={field.optional === true && before === undefined}
          min="0"
          placeholder={value === undefined ? 'Not offered' : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onEdit={(next) => onEdit(field.optional ? next : (next ?? 0))}
        />
        <Was before={before} after={value} />
        {error && (
          <span className={cellError} id={`${id}-error`}>
            {error}
          </span>
        )}
      </div>
      <div className={actions}>
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
        {isChanged && (
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

const section = css({ paddingTop: '6' });

const heading = css({ textStyle: 'label' });

const muted = css({ color: 'textMuted' });

const rows = css({ marginTop: '2', borderTop: '1px solid {colors.lineStrong}' });

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

const actions = css({ display: 'flex', gap: '1' });
