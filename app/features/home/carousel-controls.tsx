import { ArrowLeftIcon } from '#app/ui/icons/arrows/arrow-left-icon';
import { ArrowRightIcon } from '#app/ui/icons/arrows/arrow-right-icon';
import { Icon } from '#app/ui/icons/icon';
import { css } from '#styled/css';
import { iconButton } from '#styled/recipes';
import type { Rotation } from './use-rotation';

const PAUSE = 'M7 4v12M13 4v12';
const PLAY = 'M6 3.5l10 6.5-10 6.5z';

/** Pause first, so that screen readers reach it first; then previous, one dot per slide, and next. */
export function CarouselControls({
  count,
  index,
  isPlaying,
  show,
  toggle,
}: Rotation & { count: number }) {
  return (
    <div className={row}>
      <button
        type="button"
        className={iconButton()}
        aria-label={isPlaying ? 'Pause the testimonials' : 'Play the testimonials'}
        data-toggle
        onClick={toggle}
      >
        <Icon path={isPlaying ? PAUSE : PLAY} />
      </button>
      <button
        type="button"
        className={iconButton({ lined: true })}
        aria-label="Previous testimonial"
        onClick={() => show(index - 1)}
      >
        <ArrowLeftIcon />
      </button>
      {Array.from({ length: count }, (_, at) => (
        <button
          key={at}
          type="button"
          className={dot}
          aria-label={`Testimonial ${at + 1}`}
          aria-current={at === index || undefined}
          onClick={() => show(at)}
        />
      ))}
      <button
        type="button"
        className={iconButton({ lined: true })}
        aria-label="Next testimonial"
        onClick={() => show(index + 1)}
      >
        <ArrowRightIcon />
      </button>
    </div>
  );
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: { base: '0', sm: '2' },
  mt: '5',
  ml: '-14px',
});

const dot = css({
  flex: { base: '0 1 48px', sm: 'none' },
  w: 'target',
  h: 'target',
  display: 'grid',
  placeItems: 'center',
  _before: { content: '""', w: '32px', maxW: '70%', h: '2px', bg: 'lineStrong' },
  '&[aria-current]::before': { h: '4px', bg: 'text' },
});
