import { Link } from '@tanstack/react-router';
import { useKeptWords } from '#app/pwa/designs/use-kept-words';
import { ArrowRightIcon } from '#app/ui/icons/arrows/arrow-right-icon';
import { css, cx } from '#styled/css';
import { goLink } from '#styled/recipes';

/** The way back to the room in the builder, whose place app/startup/first-paint.js keeps. */
export function ContinueLink() {
  const words = useKeptWords();
  return (
    <div className={place}>
      {words && (
        <Link to="/builder" className={cx(goLink(), css({ mt: '3' }))}>
          <span>{words}</span>
          <ArrowRightIcon />
        </Link>
      )}
    </div>
  );
}

// Above the canvas left of the notch, as the buttons are (hero.tsx).
const place = css({ position: 'relative', minH: 'var(--kept)' });
