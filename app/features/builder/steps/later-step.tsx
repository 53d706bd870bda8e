// Whoever needs these steps has begun, and is counted from here on.
import '#app/features/builder/counting/count-steps';
// Shown without a signal, too, should another tab change the design.
import '#app/features/builder/notices/conflict-notice';
import type { StepView } from '#app/features/builder/builder-view';
import { PlanningLine } from '#app/features/builder/planning/planning-line';
import { StepSummary } from '#app/features/builder/summary/step-summary';
import type { StepNumber } from '#domain/design/draft/steps';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { StepFeatures } from './step-features';
import { StepFinishes } from './step-finishes';
import { StepOpenings } from './step-openings';
import { StepShellSize } from './step-shell-size';

interface Props {
  step: Exclude<StepNumber, 1>;
  view: StepView;
  pricing: PricingConfiguration;
}

/** Steps 2 to 6, and below them what the size means for planning permission. */
export function LaterStep({ step, view, pricing }: Props) {
  return (
    <>
      <Choices step={step} view={view} pricing={pricing} />
      {view.room && <PlanningLine room={view.room} />}
    </>
  );
}

function Choices({ step, view, pricing }: Props) {
  const { draft, dispatch, room, openings } = view;
  const priced = { draft, dispatch, pricing };
  switch (step) {
    case 2:
      return <StepShellSize {...priced} />;
    case 3:
      return <StepOpenings {...priced} room={room} openings={openings} />;
    case 4:
      return <StepFeatures {...priced} />;
    case 5:
      return <StepFinishes {...priced} />;
    case 6:
      return <StepSummary {...view} />;
  }
}
