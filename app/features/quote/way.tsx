import { way } from '#styled/recipes';
import type { Stage } from './way-stages';

/** Saved, sent, received: solid for done, dashed for under way. */
export function Way({ stages }: { stages: readonly Stage[] }) {
  const styles = way();
  return (
    <ol className={styles.root}>
      {stages.map(({ state, name, note }) => (
        <li key={name} className={styles.stage} data-state={state}>
          {name}
          <small className={styles.time}>{note}</small>
        </li>
      ))}
    </ol>
  );
}
