import { useEffect, useRef, useState } from 'react';

const CONTROLS = 'a, button, input, select, textarea, summary, label, [tabindex="0"]';

/**
 * In pixels: anything taller, such as a card or a picture, can be pressed beside the floating element.
 */
const TALLEST = 168;

/**
 * Where to probe beneath a floating element, along each side: spaced closer than the narrowest control.
 */
const LOOKS = [0.07, 0.36, 0.64, 0.93];

/**
 * Whether a fixed, floating element covers something to press or type into.
 *
 * @returns a ref for the element, and the answer
 */
export function useOverControl<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  const [over, setOver] = useState(false);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      if (part.current) setOver(liesOverControl(part.current));
    };
    const follow = () => {
      frame ||= requestAnimationFrame(look);
    };
    addEventListener('scroll', follow, { passive: true });
    const size = new ResizeObserver(follow);
    size.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', follow);
      size.disconnect();
    };
  }, []);
  return [part, over] as const;
}

/** Probes beneath its whole layout box, ignoring any transition in progress. */
function liesOverControl(part: HTMLElement): boolean {
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = part;
  for (const x of LOOKS)
    for (const y of LOOKS)
      for (const below of document.elementsFromPoint(
        offsetLeft + x * offsetWidth,
        offsetTop + y * offsetHeight,
      )) {
        const control = !part.contains(below) && below.closest(CONTROLS);
        if (control && control.getBoundingClientRect().height <= TALLEST) return true;
      }
  return false;
}
