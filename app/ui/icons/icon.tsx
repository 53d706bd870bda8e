import { cx } from '#styled/css';
import { icon } from '#styled/recipes';

/** Every icon is decoration: the words stand beside it, or on its button's aria-label. */
export type IconProps = { className?: string };

/** One path on the 20 px grid of the look. */
export function Icon({ path, className }: IconProps & { path: string }) {
  return (
    <svg className={cx(icon(), className)} viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
