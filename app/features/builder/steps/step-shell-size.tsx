import { useMemo } from 'react';
import { wholeRoom } from '#domain/design/estimate/whole-room';
import type { ShellSize } from '#domain/room/options/configuration';
import { pounds } from '#domain/text/money';
import { sizeGroups } from '#domain/design/pricing/sizes/size-groups';
import { sizeCard } from '#styled/recipes';
import { FitNote } from './fit-note';
import { SizeCard } from './size-card';
import type { PricedStepProps } from './step-props';
import { useMiniPlan } from './use-mini-plan';

/**
 * Step 2: a shell, with the price of the whole room as the total will hold it: the shell for the chosen
 * room type, its doors and the standard finishes.
 */
export function StepShellSize({ draft, dispatch, pricing }: PricedStepProps) {
  const { roomType, doors } = draft;
  const { shellSizes } = pricing;
  const groups = useMemo(() => groupsOf(shellSizes), [shellSizes]);
  const plan = useMiniPlan();
  const styles = sizeCard();
  return (
    <>
      {groups.map(({ name, use, sizes, mesh }) => (
        <fieldset key={name} className={styles.group}>
          <legend className={styles.legend}>
            <span className={styles.name}>{name}</span> <span className={styles.use}>{use}</span>
          </legend>
          <div className={styles.list}>
            {sizes.map((size) => (
              <SizeCard
                key={size.id}
                size={size}
                roomType={roomType}
                mesh={mesh}
                plan={plan}
                price={roomType && pounds(wholeRoom(pricing, roomType, size, doors).total)}
                checked={draft.shellSizeId === size.id}
                dispatch={dispatch}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <FitNote draft={draft} pricing={pricing} dispatch={dispatch} />
    </>
  );
}

/** The groups, the plans of each to one scale. */
function groupsOf(shellSizes: readonly ShellSize[]) {
  return sizeGroups(shellSizes).map((group) => ({
    ...group,
    mesh: {
      width: Math.ceil(Math.max(...group.sizes.map(({ width }) => width))),
      depth: Math.ceil(Math.max(...group.sizes.map(({ depth }) => depth))),
    },
  }));
}
