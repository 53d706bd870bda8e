import { pegSheet } from '#styled/recipes';

/** What the permission check and the site visit ask for. */
const ASKED = [
  'To the nearest boundary',
  'To the house',
  'To the nearest tree',
  'Fall of the ground, from side to side',
];

/** Print only: blank lines for measurements of the garden. */
export function PrintedBlanks() {
  const styles = pegSheet();
  return (
    <div className={styles.found}>
      <h2 className={styles.heading}>Measured in your garden</h2>
      <ul className={styles.blanks}>
        {ASKED.map((what) => (
          <li key={what} className={styles.blank}>
            <span>{what}</span>
            <span>m</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
