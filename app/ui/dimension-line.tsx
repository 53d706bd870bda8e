import { dimension } from '#styled/recipes';

/** A measured line; `measure` must be true of what stands above it. */
export function DimensionLine({ measure }: { measure: string }) {
  const styles = dimension();
  return (
    <p className={styles.root}>
      <i className={styles.tick} />
      <span className={styles.measure}>{measure}</span>
      <i className={styles.tick} />
    </p>
  );
}
