import type { ComponentProps } from 'react';
import { cx } from '#styled/css';
import { iconButton, type IconButtonVariantProps } from '#styled/recipes';

type Props = ComponentProps<'button'> & IconButtonVariantProps & { label: string };

/** A square button with one icon; `label` is its accessible name. */
export function IconButton({ label, lined, size, className, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={cx(iconButton({ lined, size }), className)}
    />
  );
}
