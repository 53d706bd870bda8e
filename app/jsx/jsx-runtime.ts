import type { ElementType, Key, ReactElement, ReactNode } from 'react';
import { Fragment, jsx as elementOfOne, jsxs as elementOfMany } from 'react/jsx-runtime';

export { Fragment };
export type { JSX } from './jsx-types';

/** What JSX hands over: the attributes of an element, and what it holds. */
export interface Props {
  readonly children?: ReactNode;
}

/**
 * What JSX with one child, or none, becomes (`jsxImportSource` in tsconfig): React's own element, in which no text
 * stands beside anything else. A browser's translator puts other nodes in the place of text; React would remove the text
 * that it made, or put something before it. What an element holds alone, it sets anew (decision 0121).
 */
export function jsx(type: ElementType, props: Props, key?: Key): ReactElement {
  return elementOfOne(type, withTextAlone(type, props), key);
}

/** The same with several children. */
export function jsxs(type: ElementType, props: Props, key?: Key): ReactElement {
  const apart = withTextAlone(type, props);
  const element = Array.isArray(apart.children) ? elementOfMany : elementOfOne;
  return element(type, apart, key);
}

/** The attributes of an element whose texts are its only content, or each in an element of its own. */
export function withTextAlone(type: ElementType, props: Props): Props {
  const { children } = props;
  const text = textOf(children);
  if (text === '') return props;
  if (text === null)
    return isList(children) ? { ...props, children: withTextApart(children, type) } : props;
  if (isWithoutElement(type)) return { ...props, children: inElement(text, type) };
  return {
    ...(typeof type === 'string' && isOfNoLanguage(type, text) && { translate: 'no' }),
    ...props,
    // Links and other components of libraries hand it on to their element.
    ...(isTranslated() && { suppressHydrationWarning: true }),
    children: text,
  };
}

/** Each run of text at the place of its first piece, so that what stands behind it keeps its own. */
function withTextApart(
  children: readonly ReactNode[],
  type: ElementType,
  isInner = false,
): ReactNode[] {
  const runs = new Map<number, string>();
  let start = -1;
  const places = children.map((child, index) => {
    const text = textOf(child);
    if (text === null) {
      start = -1;
      return isList(child) ? withTextApart(child, type, true) : child;
    }
    if (text === '') return null;
    if (start < 0) start = index;
    runs.set(start, (runs.get(start) ?? '') + text);
    return null;
  });
  for (const [index, text] of runs)
    places[index] = inElement(text, type, isInner ? `text ${index}` : undefined);
  return places;
}

/** The text of something shown: empty where nothing is, null where there is more than text. */
function textOf(shown: ReactNode): string | null {
  if (shown === null || shown === undefined || typeof shown === 'boolean') return '';
  // A function is none either: what a component calls to draw its content.
  if (!isList(shown))
    return typeof shown === 'object' || typeof shown === 'function' ? null : String(shown);
  let all = '';
  for (const one of shown) {
    const text = textOf(one);
    if (text === null) return null;
    all += text;
  }
  return all;
}

function inElement(text: string, within: ElementType, key?: Key): ReactElement {
  return jsx(isDrawn(within) ? 'tspan' : 'span', { children: text }, key);
}

/** Whether what it holds lands in the element around it: a fragment, a boundary, a context. */
function isWithoutElement(type: ElementType | symbol | { $$typeof?: symbol }): boolean {
  return typeof type === 'symbol' || (typeof type === 'object' && type.$$typeof === REACT_CONTEXT);
}

const REACT_CONTEXT = Symbol.for('react.context');

function isList(shown: ReactNode): shown is ReactNode[] {
  return Array.isArray(shown);
}

const page = typeof document === 'undefined' ? null : document.documentElement;
const fonts = page?.getElementsByTagName('font');
const LANGUAGE = 'en-GB';

/** Whether the page is no longer in the words that we wrote: before hydration React must take it as it is. */
function isTranslated(): boolean {
  return page !== null && (page.lang !== LANGUAGE || fonts?.length !== 0);
}

/** Figures, and the words of a drawing, where browsers show none of what a translator puts there. */
function isOfNoLanguage(type: string, text: string): boolean {
  return isDrawn(type) || FIGURE.test(text);
}

function isDrawn(type: unknown): boolean {
  return type === 'text' || type === 'tspan';
}

/** A price, a measure, a reference, a postcode or an email address, alone. */
const FIGURE = /^(?=.*\d|MGR-)(?:[^\p{L}]|\p{Lu}|\b(?:m|mm|cm|kW|kWh)\b)+$|^[^\s@]+@[^\s@]+$/u;
