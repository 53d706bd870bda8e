import { dimension } from '#styled/recipes';

type Props = {
  /** The true measure of whatever is above it: "5.6 m". */
  label: string;
  /** Draw the line in ink, under a picture. */
  strong?: boolean;
};

/** A measured line with an oblique tick at each end. */
export function DimensionLine({ label, strong }: Props) {
  const styles = dimension({ strong });
  return (
    <p className={styles.root}>
      <i className={styles.tick} />
      <span className={styles.measure}>{label}</span>
      <i className={styles.tick} />
    </p>
  );
}
