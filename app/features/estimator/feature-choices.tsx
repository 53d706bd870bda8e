import {
  ESTIMATOR_FEATURE_IDS,
  estimatorFeaturePrice,
  type EstimatorFeatureId,
} from '#domain/design/estimate/estimate';
import { featureLabel } from '#domain/room/options/features';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { pounds } from '#domain/text/money';
import { css } from '#styled/css';
import { ChoiceChip } from './choice-chip';
import { ChoiceSection } from './choice-section';

interface Props {
  pricing: PricingConfiguration | null;
  value: readonly EstimatorFeatureId[];
  onChange: (id: EstimatorFeatureId, chosen: boolean) => void;
}

/** Any of three features, with live prices once loaded. */
export function FeatureChoices({ pricing, value, onChange }: Props) {
  return (
    <ChoiceSection legend="Features" hint="optional">
      <div className={list}>
        {ESTIMATOR_FEATURE_IDS.map((id) => (
          <ChoiceChip
            key={id}
            type="checkbox"
            name="estimate-features"
            value={id}
            checked={value.includes(id)}
            onChange={(chosen) => onChange(id, chosen)}
            title={featureLabel(id)}
            note={`+\u00a0${pounds(estimatorFeaturePrice(id, pricing))}`}
          />
        ))}
      </div>
    </ChoiceSection>
  );
}

const list = css({
  display: 'grid',
  gap: '2',
  '@media (min-width: 640px)': { gridTemplateColumns: 'repeat(3, 1fr)', gap: '3' },
});
