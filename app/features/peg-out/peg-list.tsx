import type { Room } from '#domain/room/geometry/room';
import { pegSheet } from '#styled/recipes';
import { pegMeasures } from './measures';

/** Each length with a box to tick once it has been measured out. */
export function PegList({ room }: { room: Room }) {
  const styles = pegSheet();
  return (
    <ol className={styles.rows}>
      {pegMeasures(room).map(({ from, to, length, hint }) => (
        <li key={from + to}>
          <label className={styles.row}>
            <input type="checkbox" className={styles.box} />
            <span className={styles.ends}>{`${from} to ${to}`}</span>
            <span className={styles.length}>{length}</span>
            <span className={styles.hint}>{hint}</span>
          </label>
        </li>
      ))}
    </ol>
  );
}
