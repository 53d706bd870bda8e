import { memo, type Dispatch } from 'react';
import { ChoiceCard, ChoiceMark } from '#app/ui/fields/choice-card';
import type { DraftAction } from '#domain/design/draft/reducer';
import { FEATURES } from '#domain/room/options/features';
import type { FeatureId } from '#domain/room/options/option-ids';
import { isIncluded } from '#domain/design/pricing/feature-price';
import { pounds } from '#domain/text/money';
import { css } from '#styled/css';

interface Props {
  id: FeatureId;
  /** Pounds; 0 means included. */
  price: number;
  checked: boolean;
  dispatch: Dispatch<DraftAction>;
}

/** A feature as one row: its name, its price, its mark. One that every room has is ticked and stays so. */
export const FeatureCard = memo(function FeatureCard({ id, price, checked, dispatch }: Props) {
  const { label, description } = FEATURES[id];
  return (
    <ChoiceCard
      type="checkbox"
      name="features"
      value={id}
      checked={checked || isIncluded(id)}
      disabled={isIncluded(id)}
      onChange={() => dispatch({ type: 'toggleFeature', feature: id })}
      className={card}
    >
      <span className={css({ textStyle: 'subheading' })}>{label}</span>
      <span className={words}>{description}</span>
      <span className={amount} data-included={price === 0 ? '' : undefined}>
        {price === 0 ? 'Included' : `+\u00a0${pounds(price)}`}
      </span>
      <ChoiceMark shape="square" />
    </ChoiceCard>
  );
});

const card = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '4',
  rowGap: '2px',
  alignItems: 'center',
  padding: '14px 16px',
  '& [data-mark]': { gridArea: '1 / 2 / span 3' },
});

const words = css({ textStyle: 'small', color: 'textMuted', gridColumn: '1' });

const amount = css({
  textStyle: 'label',
  color: 'price',
  fontVariantNumeric: 'tabular-nums lining-nums',
  gridColumn: '1',
  '&[data-included]': { color: 'textMuted' },
});
