import { memo, type Dispatch } from 'react';
import { ChoiceCard, ChoiceMark } from '#app/ui/fields/choice-card';
import type { MiniPlan } from '#app/room/drawing/mini-plan';
import type { DraftAction } from '#domain/design/draft/reducer';
import { ownName } from '#domain/design/draft/size-name';
import { formatFloor, formatMeasures } from '#domain/room/geometry/format-size';
import { insideOf } from '#domain/room/geometry/inside';
import type { ShellSize } from '#domain/room/options/configuration';
import { isPopularSize } from '#domain/design/pricing/sizes/popular';
import type { RoomTypeId } from '#domain/room/options/room-types';
import { sizeCard } from '#styled/recipes';

interface Props {
  size: ShellSize;
  roomType: RoomTypeId | null;
  /** Draws the plan; null until it is here. */
  plan: typeof MiniPlan | null;
  /** The sheet size shared by the plans of a group, in metres. */
  mesh: { width: number; depth: number };
  /** Of the whole room with its doors; null while there is no room type. */
  price: string | null;
  checked: boolean;
  dispatch: Dispatch<DraftAction>;
}

/** One shell: its furnished plan, the floor inside, what it measures outside, and the price of the room. */
export const SizeCard = memo(function SizeCard(props: Props) {
  const { size, roomType, mesh, price, checked, dispatch, plan: Plan } = props;
  const { width, depth } = size;
  const name = ownName(size);
  const styles = sizeCard();
  return (
    <ChoiceCard
      type="radio"
      name="shell-size"
      value={size.id}
      checked={checked}
      onChange={() => dispatch({ type: 'chooseShellSize', shellSizeId: size.id })}
      className={styles.root}
    >
      <span className={styles.plan}>{Plan && <Plan {...{ width, depth, roomType, mesh }} />}</span>
      <ChoiceMark />
      {name && <span className={styles.outside}>{name}</span>}
      <span className={styles.inside}>
        <b>{formatFloor(insideOf(size, roomType))}</b> inside
      </span>
      <span className={styles.outside}>{`${formatMeasures(size)} outside`}</span>
      <span className={styles.foot}>
        <span className={styles.price}>{price}</span>
        {isPopularSize(size.area) && <span className={styles.popular}>Popular</span>}
      </span>
    </ChoiceCard>
  );
});
