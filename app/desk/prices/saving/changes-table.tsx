import { css } from '#styled/css';
import type { PricingChange } from './pricing-changes';

/** The differences, old beside new. */
export function ChangesTable({
  changes,
  caption,
}: {
  changes: readonly PricingChange[];
  caption: string;
}) {
  if (changes.length === 0) return <p className={empty}>No differences.</p>;
  return (
    <table className={comparison} aria-label={caption}>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ key, label, before, after }) => (
          <tr key={key}>
            <td>{label}</td>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const empty = css({ color: 'textMuted', paddingBlock: '3' });

/** Names on the left, two columns of figures on the right. */
export const comparison = css({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    paddingBlock: '2',
    paddingLeft: '3',
    borderBottom: '1px solid {colors.line}',
    textAlign: 'right',
    whiteSpace: 'nowrap',
    verticalAlign: 'top',
  },
  '& th': {
    fontSize: '0.8125rem',
    fontWeight: '500',
    color: 'textMuted',
    borderBottomColor: 'lineStrong',
  },
  '& :is(th, td):first-child': {
    paddingLeft: '0',
    textAlign: 'left',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  '& td:last-child': { fontWeight: '560' },
});
