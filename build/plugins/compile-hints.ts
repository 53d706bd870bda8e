import type { Plugin } from 'vite';

/** Of these files most functions are called while a page comes alive. */
const CALLED_AT_ONCE = /^(react|router|program|parts|live|outbox|requests|entry-client|builder)$/;

const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Asks Chromium to compile such a file whole, away from the main thread, while it arrives: else each
 * function is compiled there when it is first called. Everywhere else it is a comment.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && CALLED_AT_ONCE.test(chunk.name))
            chunk.code = HINT + chunk.code;
        }
      },
    },
  };
}
