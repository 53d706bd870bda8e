import { useEffect, useRef, useState } from 'react';

const CONTROLS = 'a, button, input, select, textarea, summary, label, [tabindex="0"]';

/** Pixels: a taller one, such as a card or a picture, can be pressed beside what floats over it. */
const TALLEST = 168;

/** Where to look below a floating part, along each side: closer together than the smallest control is wide. */
const LOOKS = [0.07, 0.36, 0.64, 0.93];

/**
 * Whether a part that floats at a fixed place lies over something to press or to type into.
 *
 * @returns what tells it the part, and the answer
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

/** Looks below its whole box, wherever a transition has it just now. */
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
