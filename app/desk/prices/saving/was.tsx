import { formatDifference } from '#app/desk/prices/format-amount';
import { underCell } from '#app/desk/prices/shell/cell-styles';

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
