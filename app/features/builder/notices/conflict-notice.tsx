import { useEffect, useRef } from 'react';
import type { DraftConflict } from '#app/pwa/draft/use-draft';
import { Button } from '#app/ui/buttons/button';
import type { Draft } from '#domain/design/draft/draft';
import { pounds } from '#domain/text/money';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { priceDraft } from '#domain/design/pricing/price';
import { css } from '#styled/css';
import { Notice } from './notice';
import { differingRows } from '#domain/design/draft/recap';

interface Props {
  conflict: DraftConflict;
  pricing: PricingConfiguration | null;
}

interface SideProps extends Pick<Props, 'pricing'> {
  name: string;
  draft: Draft;
  other: Draft;
}

/**
 * Two tabs have changed the design: shows both and overwrites nothing until one is chosen. Scrolls into
 * view on its own, because nothing is saved until then.
 */
export function ConflictNotice({ conflict, pricing }: Props) {
  const { mine, theirs, keepMine, takeTheirs } = conflict;
  const place = useRef<HTMLDivElement>(null);
  // Newer browsers return a promise, which is not a clean-up function.
  useEffect(() => void place.current?.scrollIntoView({ block: 'center' }), []);
  return (
    <div ref={place}>
      <Notice title="This design was changed in another tab">
        <p className={text}>Nothing is lost yet. Choose the one to go on with.</p>
        <dl className={sides}>
          <Side name="In this tab" draft={mine} other={theirs} pricing={pricing} />
          <Side name="In the other tab" draft={theirs} other={mine} pricing={pricing} />
        </dl>
        <div className={actions}>
          <Button variant="line" size="compact" onClick={keepMine}>
            Keep this one
          </Button>
          <Button variant="line" size="compact" onClick={takeTheirs}>
            Take the other
          </Button>
        </div>
      </Notice>
    </div>
  );
}

function Side({ name, draft, other, pricing }: SideProps) {
  const price = pricing && priceDraft(draft, pricing);
  const rows = pricing ? differingRows(draft, other, pricing) : [];
  return (
    <div>
      <dt className={css({ fontWeight: '560' })}>{name}</dt>
      {rows.map(({ term, value }) => (
        <dd key={term}>{`${term}: ${value}`}</dd>
      ))}
      {price && (
        <dd>
          Estimated price: <span>{pounds(price.total)}</span>
        </dd>
      )}
    </div>
  );
}

const text = css({ textStyle: 'small', marginTop: '1' });

const sides = css({
  display: 'grid',
  gap: '4',
  marginTop: '3',
  textStyle: 'small',
  '@media (min-width: 640px)': { gridTemplateColumns: '1fr 1fr' },
});

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '4' });
