import { useMemo } from 'react';
import { fromPence, pounds } from '#domain/pricing/money';
import { shellPence } from '#domain/pricing/shell-price';
import { sizeCard } from '#styled/recipes';
import { ChoiceGroup } from './choice-group';
import { FitNote } from './fit-note';
import { SizeCard } from './size-card';
import type { PricedStepProps } from './step-props';

/** Step 2: a shell, all drawn to one scale, with its price for the chosen room type. */
export function StepShellSize({ draft, dispatch, pricing }: PricedStepProps) {
  const { shellSizes } = pricing;
  const mesh = useMemo(
    () => ({
      width: Math.ceil(Math.max(...shellSizes.map(({ width }) => width))),
      depth: Math.ceil(Math.max(...shellSizes.map(({ depth }) => depth))),
    }),
    [shellSizes],
  );
  const { roomType } = draft;
  return (
    <>
      <ChoiceGroup legend="Shell size" className={sizeCard().list}>
        {shellSizes.map((size) => (
          <SizeCard
            key={size.id}
            size={size}
            mesh={mesh}
            price={roomType && pounds(fromPence(shellPence(roomType, size.id, pricing)))}
            checked={draft.shellSizeId === size.id}
            dispatch={dispatch}
          />
        ))}
      </ChoiceGroup>
      <FitNote draft={draft} pricing={pricing} dispatch={dispatch} />
    </>
  );
}
