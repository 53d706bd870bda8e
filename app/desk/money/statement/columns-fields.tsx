import { SelectField } from '#app/ui/fields/select-field';
import { css } from '#styled/css';
import type { StatementColumns } from '#domain/order/money/bank-line';

interface Props {
  rows: readonly (readonly string[])[];
  columns: StatementColumns;
  onChange: (columns: StatementColumns) => void;
}

/** Which columns of the statement are read. */
export function ColumnsFields({ rows, columns, onChange }: Props) {
  const names = columnNames(rows);
  const options = names.map((name, column) => (
    // oxlint-disable-next-line react/no-array-index-key -- a column is its place
    <option key={column} value={column}>
      {name}
    </option>
  ));
  return (
    <details className={fold} open={columns.text.length === 0}>
      <summary className={summary}>Which columns are read</summary>
      <div className={fields}>
        <SelectField
          label="Day"
          value={columns.date}
          onChange={({ target }) => onChange({ ...columns, date: Number(target.value) })}
        >
          {options}
        </SelectField>
        <SelectField
          label="Money in"
          value={columns.amount}
          onChange={({ target }) => onChange({ ...columns, amount: Number(target.value) })}
        >
          {options}
        </SelectField>
        <fieldset className={texts}>
          <legend>Payer and reference</legend>
          {names.map((name, column) => (
            // oxlint-disable-next-line react/no-array-index-key -- a column is its place
            <label key={column} className={box}>
              <input
                type="checkbox"
                checked={columns.text.includes(column)}
                onChange={({ target }) =>
                  onChange({
                    ...columns,
                    text: names.flatMap((_, one) =>
                      (one === column ? target.checked : columns.text.includes(one)) ? [one] : [],
                    ),
                  })
                }
              />
              <span translate="no">{name}</span>
            </label>
          ))}
        </fieldset>
      </div>
    </details>
  );
}

/** The first line's cells, which are most banks' names of the columns. */
function columnNames(rows: readonly (readonly string[])[]): string[] {
  const width = Math.min(30, Math.max(0, ...rows.slice(0, 50).map((row) => row.length)));
  return Array.from({ length: width }, (_, column) => {
    const cell = rows.map((row) => (row[column] ?? '').trim()).find((text) => text !== '');
    return `${column + 1}: ${(cell ?? '').slice(0, 40)}`;
  });
}

const fold = css({ marginBottom: '3' });

const summary = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'target',
  cursor: 'pointer',
  textDecoration: 'underline',
});

const fields = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: '4',
  marginBottom: '5',
});

const texts = css({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '5',
  '& legend': { textStyle: 'label' },
});

const box = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minWidth: '0',
  minHeight: 'target',
  overflowWrap: 'anywhere',
});
