import { FEATURE_IDS } from '#domain/options';
import { featurePrice } from '#domain/pricing/feature-price';
import { css } from '#styled/css';
import { ChoiceGroup } from './choice-group';
import { FeatureCard } from './feature-card';
import type { PricedStepProps } from './step-props';

/** Step 4: any of the features. */
export function StepFeatures({ draft, dispatch, pricing }: PricedStepProps) {
  return (
    <ChoiceGroup legend="Features" className={list}>
      {FEATURE_IDS.map((id) => (
        <FeatureCard
          key={id}
          id={id}
          price={featurePrice(id, pricing)}
          checked={draft.features.includes(id)}
          dispatch={dispatch}
        />
      ))}
    </ChoiceGroup>
  );
}

const list = css({ display: 'grid', gap: { base: '2', md: '3' } });
