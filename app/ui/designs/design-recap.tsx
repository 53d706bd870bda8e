import type { ReactNode } from 'react';
import type { Draft } from '#domain/design/draft/draft';
import { recapOf } from '#domain/design/draft/recap';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { cx } from '#styled/css';
import { recap } from '#styled/recipes';

interface Props {
  draft: Draft;
  pricing: PricingConfiguration;
  className?: string;
  /** Further rows. */
  children?: ReactNode;
}

/** The chosen options, row by row, read-only. */
export function DesignRecap({ draft, pricing, className, children }: Props) {
  const styles = recap();
  return (
    <dl className={cx(styles.root, className)}>
      {recapOf(draft, pricing).map(({ term, value }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
      {children}
    </dl>
  );
}
