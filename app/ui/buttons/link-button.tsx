import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { cx } from '#styled/css';
import { button, type ButtonVariantProps } from '#styled/recipes';

type Props = ComponentProps<'a'> & ButtonVariantProps;

/** A router link styled as a button: takes the router's `to` and `search`. */
export const LinkButton = createLink(DressedAnchor);

function DressedAnchor({ variant, size, className, children, ...rest }: Props) {
  return (
    <a {...rest} className={cx(button({ variant, size }), className)}>
      {children}
    </a>
  );
}
