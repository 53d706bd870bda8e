import { useMemo, type Dispatch } from 'react';
import { useFacts } from '#app/ui/company/use-facts';
import { Skeleton } from '#app/ui/loading/skeleton';
import { vatWords } from '#domain/design/estimate/vat-words';
import { finishedRooms } from '#domain/design/estimate/finished-rooms';
import type { Draft } from '#domain/design/draft/draft';
import type { DraftAction } from '#domain/design/draft/reducer';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { css } from '#styled/css';
import { roomCard } from '#styled/recipes';
import { StartCard } from './start-card';

interface Props {
  draft: Draft;
  dispatch: Dispatch<DraftAction>;
  pricing: PricingConfiguration | null;
}

/**
 * Three rooms with every choice made, beside starting empty. Only while no size is chosen, or one of the three stands
 * unchanged: they take the place of every choice, and the visitor's own must not be lost by a press.
 */
export function FinishedRooms({ draft, dispatch, pricing }: Props) {
  const { short } = vatWords(useFacts());
  const rooms = useMemo(() => pricing && finishedRooms(pricing), [pricing]);
  const chosenRoom = rooms?.find((room) => isSame(room.draft, draft));
  if (draft.shellSizeId !== null && !chosenRoom) return null;
  const styles = roomCard();
  return (
    <fieldset className={place}>
      <legend className={heading}>Or begin with a finished room</legend>
      <div className={styles.list}>
        {rooms?.map(({ id, name, words, draft: finished, total }) => (
          <StartCard
            key={id}
            group="finished-room"
            value={id}
            service={finished.roomType}
            name={name}
            price={total}
            text={`${words}.`}
            checked={id === chosenRoom?.id}
            onChoose={() => dispatch({ type: 'replace', draft: finished })}
          />
        )) ?? PLACES.map((at) => <Skeleton key={at} shape="block" className={unpriced} />)}
      </div>
      <p className={styles.note}>{`Everything in it can be changed. Today’s prices, ${short}.`}</p>
    </fieldset>
  );
}

const PLACES = [1, 2, 3];

/** Whether every choice is the same, with all openings where the rule places them. */
function isSame(one: Draft, other: Draft): boolean {
  const keys = Object.keys(one) as (keyof Draft)[];
  return (
    other.placement === undefined &&
    keys.every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]))
  );
}

const place = css({ marginTop: '8' });

const heading = css({ textStyle: 'subheading', marginBottom: '3' });

/** Of the height of a card with two lines of words, so that nothing moves when they come. */
const unpriced = css({ height: '84px' });
