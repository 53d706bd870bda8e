import { callOf } from './in-page';

/** The expression for the first visible element an XPath finds; null when there is none. */
export function visibleElement(xpath: string): string {
  return callOf(findVisible, xpath);
}

/** The same, scrolled to the middle of the screen, where nothing fixed to an edge covers it. */
export function reachableElement(xpath: string): string {
  return `(${String(moveToMiddle)})(${visibleElement(xpath)})`;
}

// Both run in the page, so each must be self-contained.

function findVisible(xpath: string): Element | null {
  const found = document.evaluate(xpath, document, null, XPathResult.ORDERED_NODE_ITERATOR_TYPE);
  for (let node = found.iterateNext(); node; node = found.iterateNext()) {
    if (node instanceof Element && node.checkVisibility({ visibilityProperty: true })) return node;
  }
  return null;
}

function moveToMiddle(element: Element | null): Element | null {
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return element;
}
