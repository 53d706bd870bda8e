import type { Draft } from '#domain/design/draft/draft';
import type { picture } from '#styled/recipes';

/** The pictures of a room, in the order they are offered. */
const PICTURE_VIEWS = ['outside', 'plan', 'front', 'right', 'back', 'left'] as const;

/** The class names for the parts of a drawing. */
export type PictureStyles = ReturnType<typeof picture>;

export type PictureView = (typeof PICTURE_VIEWS)[number];

/** Those drawn to measure. */
export type DrawnView = Exclude<PictureView, 'outside'>;

/** The name of each; the four sides are elevations. */
export const VIEW_NAMES: Record<PictureView, string> = {
  outside: 'Outside',
  plan: 'Plan',
  front: 'Front',
  right: 'Right',
  back: 'Back',
  left: 'Left',
};

/** The pictures all of these rooms have: an extension has no back view, because the house is there. */
export function viewsOf(rooms: readonly Pick<Draft, 'roomType'>[]): readonly PictureView[] {
  const hasBack = rooms.every(({ roomType }) => roomType !== 'extension');
  return PICTURE_VIEWS.filter((view) => hasBack || view !== 'back');
}
