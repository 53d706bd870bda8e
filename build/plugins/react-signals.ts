import type { Plugin } from 'vite';

const REACT_DOM = /react-dom-client\.production\.js$/;
const SIGNAL = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;
/** React's signals to itself: that a part waits, that hydration starts again. */
const KNOWN = 5;

/**
 * Makes the errors by which React signals to itself without a stack, which nobody reads. They are made
 * while React is evaluated, and wherever somebody watches the page (developer tools, Lighthouse, our
 * bench) the engine reads all of React a second time to say on which lines.
 *
 * @throws Error when React has other signals than the ones looked at here
 */
export function reactSignals(): Plugin {
  return {
    name: 'react-signals',
    apply: 'build',
    transform(code, id) {
      if (!REACT_DOM.test(id)) return null;
      const found = code.match(SIGNAL)?.length ?? 0;
      if (found !== KNOWN) throw new Error(`React has ${found} signals; look at them again`);
      const signal = '$1 = Object.create(Error.prototype, { message: { value: $2 } })';
      return { code: code.replace(SIGNAL, signal), map: null };
    },
  };
}
