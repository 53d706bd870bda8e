import { memo, type Dispatch } from 'react';
import { ChoiceCard, ChoiceMark } from '#app/ui/choice-card';
import type { DraftAction } from '#domain/draft/reducer';
import { finishLabel, type FinishCategory, type FinishId } from '#domain/options';
import { pounds } from '#domain/pricing/money';
import { css, cx } from '#styled/css';
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
      {id === 'no-foundation' ? (
        <span className={cx(styles.void, block)} data-void="" />
      ) : (
        <CardPicture
          picture={SWATCH_PICTURES[id]}
          sizes="(min-width: 640px) 240px, 124px"
          className={cx(styles.picture, block)}
        />
      )}
      <span className={styles.caption}>
        <span className={styles.name}>{finishLabel(category, id)}</span>
        <ChoiceMark />
        <span className={styles.price} data-included={price === 0 ? '' : undefined}>
          {costInWords(id, price)}
        </span>
      </span>
    </ChoiceCard>
  );
});

const block = css({ display: 'block' });

function costInWords(id: FinishId, price: number): string {
  if (price > 0) return `+\u00a0${pounds(price)}`;
  return id === 'no-foundation' ? 'You provide it' : 'Included';
}
