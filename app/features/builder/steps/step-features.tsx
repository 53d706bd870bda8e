import { offeredFeatures } from '#domain/design/pricing/feature-price';
import { css } from '#styled/css';
import { ChoiceGroup } from './choice-group';
import { FeatureCard } from './feature-card';
import type { PricedStepProps } from './step-props';

/** Step 4: any of the features in the price list. */
export function StepFeatures({ draft, dispatch, pricing }: PricedStepProps) {
  return (
    <ChoiceGroup legend="Features" className={list}>
      {offeredFeatures(pricing).map(({ id, price }) => (
        <FeatureCard
          key={id}
          id={id}
          price={price}
          checked={draft.features.includes(id)}
          dispatch={dispatch}
        />
      ))}
    </ChoiceGroup>
  );
}

const list = css({ display: 'grid', gap: '10px' });
