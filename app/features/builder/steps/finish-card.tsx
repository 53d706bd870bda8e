import { memo, type Dispatch } from 'react';
import { ChoiceCard, ChoiceMark } from '#app/ui/fields/choice-card';
import type { DraftAction } from '#domain/design/draft/reducer';
import { finishOf } from '#domain/room/options/finishes';
import type { FinishCategory, FinishId } from '#domain/room/options/option-ids';
import { pounds } from '#domain/text/money';
import { swatch } from '#styled/recipes';
import { CardPicture } from './card-picture';
import { SWATCH_PICTURES } from './swatch-pictures';

interface Props {
  category: FinishCategory;
  id: FinishId;
  /** Pounds; 0 costs nothing. */
  price: number;
  checked: boolean;
  dispatch: Dispatch<DraftAction>;
}

/** A finish under its swatch. */
export const FinishCard = memo(function FinishCard(props: Props) {
  const { category, id, price, checked, dispatch } = props;
  const { label, note } = finishOf(category, id);
  const picture = SWATCH_PICTURES[id];
  const styles = swatch();
  return (
    <ChoiceCard
      type="radio"
      name={category}
      value={id}
      checked={checked}
      onChange={() => dispatch({ type: 'chooseFinish', category, id })}
      className={styles.root}
    >
      {picture ? (
        <CardPicture
          picture={picture}
          sizes="(min-width: 1024px) 152px, 33vw"
          className={styles.picture}
        />
      ) : (
        <span className={styles.void} data-void="" />
      )}
      <span className={styles.caption}>
        <span className={styles.name}>{label}</span>
        <span className={styles.price} data-included={price === 0 ? '' : undefined}>
          {price > 0 ? `+\u00a0${pounds(price)}` : (note ?? 'Included')}
        </span>
      </span>
      <ChoiceMark />
    </ChoiceCard>
  );
});
