import { useState } from 'react';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { usePricing } from '#app/pwa/pricing/use-pricing';
import { PageHead } from '#app/ui/page/page-head';
import { hiddenWithoutScript, WithoutScript } from '#app/ui/prices/without-script';
import {
  estimate,
  ESTIMATOR_FEATURE_IDS,
  type EstimatorFeatureId,
} from '#domain/design/estimate/estimate';
import type { RoomTypeId } from '#domain/room/options/room-types';
import { css, cx } from '#styled/css';
import { pageGrid, wrap } from '#styled/recipes';
import { EstimateCard } from './estimate-card';
import { FeatureChoices } from './feature-choices';
import { RoomTypeChoices } from './room-type-choices';
import { SizeChoices } from './size-choices';

/** The quick price estimator: a range from a room type, a size and three features (specification §2). */
export function Estimator() {
  const { status, pricing } = usePricing();
  const [roomType, setRoomType] = useState<RoomTypeId | null>(null);
  const [shellSizeId, setShellSizeId] = useState<string | null>(null);
  const [features, setFeatures] = useState<readonly EstimatorFeatureId[]>([]);
  const choose = (id: EstimatorFeatureId, chosen: boolean) =>
    setFeatures((present) =>
      ESTIMATOR_FEATURE_IDS.filter((each) => (each === id ? chosen : present.includes(each))),
    );
  const size = pricing?.shellSizes.find(({ id }) => id === shellSizeId);
  const range =
    pricing && size && roomType
      ? estimate({ roomType, shellSizeId: size.id, features }, pricing)
      : null;
  return (
    <div className={wrap()}>
      <PageHead title="Quick Price Estimator">
        <p>Two choices give you a price range. Nothing is saved and nothing is sent.</p>
      </PageHead>
      <WithoutScript page="estimator" />
      <div className={cx(pageGrid(), grid, hiddenWithoutScript)}>
        <div className={choices}>
          <ErrorBoundary part="room types">
            <RoomTypeChoices value={roomType} onChange={setRoomType} />
          </ErrorBoundary>
          <ErrorBoundary part="sizes" of={roomType}>
            <SizeChoices
              sizes={pricing?.shellSizes}
              roomType={roomType}
              value={shellSizeId}
              onChange={setShellSizeId}
            />
          </ErrorBoundary>
          <ErrorBoundary part="features">
            <FeatureChoices pricing={pricing} value={features} onChange={choose} />
          </ErrorBoundary>
        </div>
        <ErrorBoundary part="estimate" of={range}>
          <EstimateCard range={range} pricing={status} />
        </ErrorBoundary>
      </div>
    </div>
  );
}

const grid = css({ rowGap: '8', paddingBottom: 'section' });

const choices = css({
  display: 'grid',
  gap: '10',
  alignContent: 'start',
  lg: { gridColumn: '1 / span 7' },
});
