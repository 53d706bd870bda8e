import type { ValueStore } from '#app/pwa/value-store';
import type { Contact } from '#domain/contracts/quote-request';
import { RoomPlan } from './room-plan';
import type { BuilderView } from './builder-view';
import { StepFeatures } from './step-features';
import { StepFinishes } from './step-finishes';
import { StepOpenings } from './step-openings';
import { StepRoomType } from './step-room-type';
import { StepShellSize } from './step-shell-size';
import { StepSkeleton } from './step-skeleton';
import { StepSummary } from './step-summary';

/** The step itself; all but the first wait for prices. */
export function StepBody(view: BuilderView & { contact: ValueStore<Contact> }) {
  const { draft, pricing, step } = view;
  const choices = { draft: draft.draft, dispatch: draft.dispatch };
  if (step === 1) return <StepRoomType {...choices} />;
  if (!pricing.pricing) return <StepSkeleton />;
  const priced = { ...choices, pricing: pricing.pricing };
  switch (step) {
    case 2:
      return <StepShellSize {...priced} />;
    case 3:
      return (
        <>
          <RoomPlan place="inline" draft={draft.draft} pricing={pricing.pricing} />
          <StepOpenings {...priced} />
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
