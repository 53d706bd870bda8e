import type { Component, ExoticComponent, JSX as OfReact, ReactElement } from 'react';

type Shown = ReactElement | readonly Shown[] | false | null | undefined;

/** A component whose kind is not known where it is used, as of one that is loaded later. */
export type ComponentOf<P> = ((props: P) => Shown) | ExoticComponent<P>;

/** What React asks of an error boundary alone, and so the only class there is: it hands on what it was given. */
type Boundary<P> = new (props: P) => Component<P> & { render(): Shown };

/**
 * React's types, except that our components show elements and never text alone, which would stand bare wherever they
 * are used. What libraries make of theirs has a kind of its own.
 */
// oxlint-disable-next-line typescript/no-namespace -- the compiler looks for a namespace of this name
export declare namespace JSX {
  // oxlint-disable-next-line typescript/no-explicit-any -- what it is given is checked against its own props
  type ElementType = string | ComponentOf<any> | Boundary<any>;
  type Element = OfReact.Element;
  type ElementClass = OfReact.ElementClass;
  type ElementAttributesProperty = OfReact.ElementAttributesProperty;
  type ElementChildrenAttribute = OfReact.ElementChildrenAttribute;
  type LibraryManagedAttributes<C, P> = OfReact.LibraryManagedAttributes<C, P>;
  type IntrinsicAttributes = OfReact.IntrinsicAttributes;
  type IntrinsicClassAttributes<T> = OfReact.IntrinsicClassAttributes<T>;
  type IntrinsicElements = OfReact.IntrinsicElements;
}
