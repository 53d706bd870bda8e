import { memo } from 'react';
import { PlanDrawing } from '#app/ui/plan-drawing';
import type { Draft } from '#domain/draft/draft';
import type { PricingConfiguration } from '#domain/pricing/configuration';
import { css, cx } from '#styled/css';
import { board } from '#styled/recipes';

interface Props {
  draft: Draft;
  pricing: PricingConfiguration | null;
  /** Beside the steps on a wide screen, or in the step itself on a phone. */
  place: 'side' | 'inline';
}

/** The room as chosen so far, drawn; an empty sheet while it has no size. */
export const RoomPlan = memo(function RoomPlan({ draft, pricing, place }: Props) {
  const { shellSizeId, roomType, windows, doors, patioGlass, placement } = draft;
  const size = pricing?.shellSizes.find(({ id }) => id === shellSizeId);
  if (!size) return <EmptySheet place={place} />;
  return (
    <div className={boardAt(place)}>
      <PlanDrawing
        width={size.width}
        depth={size.depth}
        windows={windows}
        doors={doors}
        patioGlass={patioGlass}
        roomType={roomType}
        placement={placement}
        fit={place}
      />
    </div>
  );
});

function EmptySheet({ place }: Pick<Props, 'place'>) {
  return (
    <div className={cx(boardAt(place), sheet)}>
      <p className={note}>Your plan is drawn here once you have chosen a size.</p>
    </div>
  );
}

/** Written out, so that the styles of both places are made. */
function boardAt(place: Props['place']): string {
  return place === 'side' ? board({ place: 'side' }) : cx(board({ place: 'inline' }), spaced);
}

const spaced = css({ marginBottom: '5' });

const sheet = css({
  display: 'grid',
  alignItems: 'end',
  minHeight: '240px',
  backgroundImage:
    'linear-gradient({colors.line} 1px, transparent 1px), linear-gradient(90deg, {colors.line} 1px, transparent 1px)',
  backgroundSize: '32px 32px',
  backgroundPosition: '-1px -1px',
});

const note = css({
  textStyle: 'caption',
  color: 'textMuted',
  background: 'sunken',
  justifySelf: 'start',
  padding: '4px 8px',
});
