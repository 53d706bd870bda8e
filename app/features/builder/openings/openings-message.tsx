import { openingName, WALL_NAMES } from './opening-words';
import type { Moving } from './use-moving';
import { css } from '#styled/css';
import { stage } from '#styled/recipes';

interface Props {
  moving: Moving;
  /** Whether no door or window is on the walls that are seen. */
  isBare: boolean;
}

/**
 * What was just moved, why it did not move, or how to move one; the list of openings announces it. One line
 * on a phone, so that no roof is behind it; how far from the corners is beside the opening.
 */
export function OpeningsMessage({ moving: { announcement, selected }, isBare }: Props) {
  return (
    <div className={stage().message}>
      {announcement && <p>{announcement}</p>}
      {!announcement && selected && (
        <p className={hint}>
          <b>{openingName(selected)}</b>
          {`, ${WALL_NAMES[selected.wall].toLowerCase()}. `}
          Drag it along the lit stretch.
        </p>
      )}
      {!announcement && !selected && (
        <p className={hint}>
          {isBare
            ? 'Nothing to move on this side: turn the room.'
            : 'Drag a door or window along its wall.'}
        </p>
      )}
      <p className={keys}>Arrow keys: 10&nbsp;cm. F, R, B, L: another wall.</p>
    </div>
  );
}

// Three lines of the largest letters would hide the room.
const hint = css({ '@container (max-width: 11em)': { display: 'none' } });

/** Only for somebody who uses keys: while a handle has the focus ring. */
const keys = css({
  display: 'none',
  textStyle: 'caption',
  color: 'textMuted',
  '@container (min-width: 19em)': {
    'section[aria-label]:has([data-selected]:focus-visible) &': { display: 'block' },
  },
});
