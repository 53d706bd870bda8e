import type { ReactNode } from 'react';
import { css } from '#styled/css';
import type { ComparedRow } from './comparison';

type Row = Omit<ComparedRow, 'values'> & { values: readonly [ReactNode, ReactNode] };

/** A term, and below it what each of the two designs has. */
export function ComparedLine({ row, figures = false }: { row: Row; figures?: boolean }) {
  const { term, values, differs } = row;
  return (
    <tbody data-differs={differs || undefined} data-figures={figures || undefined}>
      <tr>
        <th scope="rowgroup" colSpan={2} className={termCell}>
          {term}
        </th>
      </tr>
      <tr>
        <td className={valueCell}>{values[0]}</td>
        <td className={valueCell}>{values[1]}</td>
      </tr>
    </tbody>
  );
}

const termCell = css({
  paddingInline: '0',
  textStyle: 'caption',
  fontWeight: '420',
  color: 'textMuted',
  paddingTop: '10px',
});

const valueCell = css({
  verticalAlign: 'top',
  paddingBottom: '10px',
  overflowWrap: 'anywhere',
});
