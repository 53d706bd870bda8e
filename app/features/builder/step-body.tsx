import type { StepNumber } from '#domain/draft/steps';
import { RoomPlan } from './room-plan';
import type { StepView } from './builder-view';
import { StepFeatures } from './step-features';
import { StepFinishes } from './step-finishes';
import { StepOpenings } from './step-openings';
import { StepRoomType } from './step-room-type';
import { StepShellSize } from './step-shell-size';
import { StepSkeleton } from './step-skeleton';
import { StepSummary } from './step-summary';

/** The step itself; all but the first wait for prices. */
export function StepBody({ step, ...view }: StepView & { step: StepNumber }) {
  const { draft, dispatch, pricing } = view;
  const choices = { draft, dispatch };
  if (step === 1) return <StepRoomType {...choices} />;
  if (!pricing.pricing) return <StepSkeleton />;
  const priced = { ...choices, pricing: pricing.pricing };
  switch (step) {
    case 2:
      return <StepShellSize {...priced} />;
    case 3:
      return (
        <>
          <RoomPlan place="inline" draft={draft} pricing={pricing.pricing} />
          <StepOpenings {...priced} room={view.room} />
        </>
      );
    case 4:
      return <StepFeatures {...priced} />;
    case 5:
      return <StepFinishes {...priced} />;
    case 6:
      return <StepSummary {...view} />;
  }
}
