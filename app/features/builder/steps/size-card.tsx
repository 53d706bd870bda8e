import { memo, type Dispatch } from 'react';
import { ChoiceCard, ChoiceMark } from '#app/ui/fields/choice-card';
import { PlanDrawing } from '#app/ui/drawing/plan-drawing';
import type { DraftAction } from '#domain/draft/reducer';
import type { ShellSize } from '#domain/pricing/configuration';
import { isPopularSize } from '#domain/pricing/popular';
import { sizeCard } from '#styled/recipes';

interface Props {
  size: ShellSize;
  /** The sheet size shared by all plans, in metres. */
  mesh: { width: number; depth: number };
  /** For the chosen room type; null while there is none. */
  price: string | null;
  checked: boolean;
  dispatch: Dispatch<DraftAction>;
}

/** One shell: its plan with a door, its measures and its price. */
export const SizeCard = memo(function SizeCard({ size, mesh, price, checked, dispatch }: Props) {
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
      <span className={styles.plan}>
        <PlanDrawing
          width={size.width}
          depth={size.depth}
          windows={0}
          doors={1}
          patioGlass={false}
          mesh={mesh}
          decorative
        />
      </span>
      <span className={styles.caption}>
        <span className={styles.name}>{size.label}</span>
        <ChoiceMark />
        <span className={styles.area}>{`${size.area}\u00a0m²`}</span>
        <span className={styles.price}>{price}</span>
        {isPopularSize(size.area) && <span className={styles.popular}>Popular</span>}
      </span>
    </ChoiceCard>
  );
});
