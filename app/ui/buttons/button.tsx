import type { ComponentProps } from 'react';
import { cx } from '#styled/css';
import { button, type ButtonVariantProps } from '#styled/recipes';

type Props = ComponentProps<'button'> & ButtonVariantProps & { busy?: boolean };

/** A styled button. `busy` shows a spinner; the caller changes the label. */
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
