import { cx } from '#styled/css';
import { icon } from '#styled/recipes';

/** Every icon is decorative: its meaning is in the text beside it or in its button's aria-label. */
export type IconProps = { className?: string };

/** A single path on a 20 px grid. */
export function Icon({ path, className }: IconProps & { path: string }) {
  return (
    <svg className={cx(icon(), className)} viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
