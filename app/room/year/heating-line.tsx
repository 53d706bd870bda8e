import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { lazyPart } from '#app/ui/faults/lazy-part';
import type { Draft } from '#domain/design/draft/draft';
import { roomOf } from '#domain/room/geometry/room-of';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { css } from '#styled/css';
import { recap } from '#styled/recipes';

const HeatingWords = lazyPart(async () => (await import('./heating-words')).HeatingWords);

interface Props {
  draft: Draft;
  pricing: PricingConfiguration;
  /** Whose garden and week it is: this device's, or nobody's in particular. */
  own: boolean;
}

/** The row of a recap that says what the design costs to heat; its calculation is loaded after the page. */
export function HeatingLine({ draft, pricing, own }: Props) {
  const room = roomOf(draft, pricing);
  if (!room) return null;
  const { roomType, features } = draft;
  const styles = recap();
  return (
    <div className={styles.row}>
      <dt className={styles.term}>Heating</dt>
      <dd className={place}>
        <ErrorBoundary part="heating line" of={draft} waiting={null}>
          <HeatingWords design={{ room, roomType, features }} own={own} />
        </ErrorBoundary>
      </dd>
    </div>
  );
}

/** As high as its words: nothing moves when they come. */
const place = css({
  paddingBlock: '6px',
  minHeight: { base: '94px', md: '74px' },
  flex: '1 1 9rem',
});
