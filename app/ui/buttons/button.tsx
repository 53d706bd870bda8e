import type { ComponentProps } from 'react';
import { cx } from '#styled/css';
import { button, type ButtonVariantProps } from '#styled/recipes';

type Props = ComponentProps<'button'> & ButtonVariantProps & { busy?: boolean };

/** A button of the look. `busy` shows a ring; the caller changes the words. */
export function Button({ variant, size, busy, className, type = 'button', ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      className={cx(button({ variant, size }), className)}
    />
  );
}
