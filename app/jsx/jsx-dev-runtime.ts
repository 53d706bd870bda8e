import type { ElementType, Key, ReactElement } from 'react';
import { jsxDEV as element, type JSXSource } from 'react/jsx-dev-runtime';
import { withTextAlone, type Props } from './jsx-runtime';

export { Fragment } from 'react/jsx-dev-runtime';
export type { JSX } from './jsx-types';

/** `jsx` and `jsxs` of development, which tell where an element was written. */
export function jsxDEV(
  type: ElementType,
  props: Props,
  key: Key | undefined,
  isStatic: boolean,
  source?: JSXSource,
  self?: unknown,
): ReactElement {
  const apart = withTextAlone(type, props);
  return element(type, apart, key, isStatic && Array.isArray(apart.children), source, self);
}
