import { Link } from '@tanstack/react-router';
import { HeatingLine } from '#app/room/year/heating-line';
import type { Draft } from '#domain/design/draft/draft';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { recap } from '#styled/recipes';
import { recapOf } from '#domain/design/draft/recap';

/** The chosen options, each row with a link back to its step. */
export function Recap({ draft, pricing }: { draft: Draft; pricing: PricingConfiguration }) {
  const styles = recap();
  return (
    <dl className={styles.root}>
      {recapOf(draft, pricing).map(({ term, value, step }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd>
            <Link
              className={styles.change}
              to="/builder"
              search={{ step }}
              resetScroll={false}
              aria-label={`Change ${term.toLowerCase()}`}
            >
              Change
            </Link>
          </dd>
        </div>
      ))}
      <HeatingLine draft={draft} pricing={pricing} own />
    </dl>
  );
}
