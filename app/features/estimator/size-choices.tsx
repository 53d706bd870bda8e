import { Skeleton } from '#app/ui/skeleton';
import type { ShellSize } from '#domain/pricing/configuration';
import { css } from '#styled/css';
import { ChoiceChip } from './choice-chip';
import { ChoiceSection } from './choice-section';

interface Props {
  /** Undefined while the price list is loading. */
  sizes: readonly ShellSize[] | undefined;
  value: string | null;
  onChange: (id: string) => void;
}

/** One of the shells in the price list. */
export function SizeChoices({ sizes, value, onChange }: Props) {
  return (
    <ChoiceSection legend="Size">
      <div className={list} aria-busy={!sizes}>
        {sizes
          ? sizes.map(({ id, label, area }) => (
              <ChoiceChip
                key={id}
                type="radio"
                name="estimate-size"
                value={id}
                checked={value === id}
                onChange={() => onChange(id)}
                title={label}
                note={`${area}\u00a0m²`}
              />
            ))
          : PLACES.map((place) => <Skeleton key={place} shape="block" className={empty} />)}
      </div>
    </ChoiceSection>
  );
}

/** The number of shells in a typical price list, so that nothing moves when it arrives. */
const PLACES = Array.from({ length: 13 }, (_, index) => index);

const list = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '2',
  '@media (min-width: 640px)': { gridTemplateColumns: 'repeat(3, 1fr)', gap: '3' },
});

const empty = css({ height: '64px' });
