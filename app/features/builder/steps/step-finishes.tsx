import { finishCategoryLabel, finishLabel } from '#domain/room/options/finishes';
import { FINISH_CATEGORIES } from '#domain/room/options/option-ids';
import { offeredFinishes } from '#domain/design/pricing/finish-price';
import { swatch } from '#styled/recipes';
import { FinishCard } from './finish-card';
import type { PricedStepProps } from './step-props';

/** Step 5: one finish in each of four categories, from those in the price list. */
export function StepFinishes({ draft, dispatch, pricing }: PricedStepProps) {
  const styles = swatch();
  return (
    <div>
      {FINISH_CATEGORIES.map((category) => (
        <fieldset key={category} className={styles.group}>
          <legend className={styles.legend}>
            <span className={styles.title}>{finishCategoryLabel(category)}</span>{' '}
            <span className={styles.chosen}>{finishLabel(category, draft.finishes[category])}</span>
          </legend>
          <div className={styles.list}>
            {offeredFinishes(category, pricing).map(({ id, price }) => (
              <FinishCard
                key={id}
                category={category}
                id={id}
                price={price}
                checked={draft.finishes[category] === id}
                dispatch={dispatch}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
