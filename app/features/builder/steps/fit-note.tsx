import { useDeferredValue, useMemo } from 'react';
import { Button } from '#app/ui/buttons/button';
import type { Draft } from '#domain/design/draft/draft';
import { formatOpenings } from '#domain/design/draft/format-openings';
import { fittingShell } from '#domain/room/geometry/openings/fitting-shell';
import { roomOf } from '#domain/room/geometry/room-of';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { COUNT_IDS, type CountId, type SomeCounts } from '#domain/room/options/counts';
import { css } from '#styled/css';
import type { PricedStepProps } from './step-props';

/** Says when the walls cannot hold the chosen openings, how many they can, and where all of them fit. */
export function FitNote({ draft: chosen, pricing, dispatch }: PricedStepProps) {
  const draft = useDeferredValue(chosen);
  const { nearest, larger } = useMemo(() => fitOf(draft, pricing), [draft, pricing]);
  return (
    <div aria-live="polite">
      {nearest && (
        <div className={note}>
          <p className={title}>These walls hold {formatOpenings(nearest)}</p>
          <p className={text}>
            You have chosen {formatOpenings(draft)}. The drawing shows what fits
            {larger ? `; all of it fits from ${larger}` : ''}. You may leave it as it is: the price
            counts all you have chosen, and we settle the rest at the survey.
          </p>
          {nearest.doors > 0 && (
            <Button
              variant="line"
              size="compact"
              className={button}
              onClick={() => {
                for (const [id, count] of standing(nearest)) {
                  dispatch({ type: 'setCount', id, count });
                }
              }}
            >
              Take {formatOpenings(nearest)}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** What stands in walls. */
function standing(nearest: SomeCounts): [CountId, number][] {
  return COUNT_IDS.flatMap((id) => {
    const count = nearest[id];
    return count === undefined ? [] : [[id, Number(count)]];
  });
}

function fitOf(draft: Draft, pricing: PricingConfiguration) {
  const nearest = roomOf(draft, pricing)?.nearest ?? null;
  return { nearest, larger: nearest && fittingShell(draft, pricing.shellSizes)?.label };
}

const note = css({
  marginBlock: '5',
  padding: '4',
  background: 'sunken',
  borderLeft: '2px solid {colors.lineStrong}',
  maxWidth: '62ch',
});
const title = css({ fontWeight: '560' });
const text = css({ textStyle: 'small', color: 'textMuted', marginTop: '1' });
const button = css({ marginTop: '3', minHeight: 'target' });
