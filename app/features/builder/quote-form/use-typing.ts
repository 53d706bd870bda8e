import { useMemo, useState, type FocusEvent } from 'react';

/**
 * Whether a field of the quote form has the focus: a phone's keyboard then takes the room that the picture had.
 * Followed by events: with `:has()` the browser would style the whole builder anew at every press (10 to 40 ms
 * on a phone).
 *
 * @returns `watch`: handlers for an element around the form
 */
export function useTyping() {
  const [isTyping, setIsTyping] = useState(false);
  const watch = useMemo(
    () => ({
      onFocus: ({ target }: FocusEvent) =>
        setIsTyping(target.matches('[data-typing] :focus-visible')),
      // What gets the focus around the form tells by itself.
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setIsTyping(false);
      },
    }),
    [],
  );
  return { isTyping, watch };
}
