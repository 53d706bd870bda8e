import { timeline } from '#styled/recipes';
import type { Stage } from './timeline-stages';

/** Saved, sent, received: solid when done, dashed while in progress. */
export function Timeline({ stages }: { stages: readonly Stage[] }) {
  const styles = timeline();
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
