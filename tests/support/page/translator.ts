import { expect, type Locator } from 'playwright/test';

/** Stands before each text that has been translated. Playwright reads past it, so that words are still found, but not by a pattern with `^`. */
const MARK = '\u200b';

/**
 * Has a browser's pages translated as Chrome does it, from when their HTML is there: each text that is to be
 * translated gives its place to `font` elements with another text, also what comes or changes later.
 *
 * @param words `kept` for tests that read them by patterns: the elements alone are replaced
 */
export async function translate(
  browser: {
    addInitScript(script: (mark: string) => void, mark: string): Promise<unknown>;
  },
  words: 'changed' | 'kept' = 'changed',
): Promise<void> {
  await browser.addInitScript(
    (mark) => {
      const leftAlone =
        'script, style, textarea, noscript, [translate=no], .notranslate, [contenteditable=true]';
      const replace = (text: Text) => {
        const { parentElement } = text;
        if (!parentElement || text.data.trim() === '' || parentElement.closest(leftAlone)) return;
        if (parentElement.localName === 'font') return;
        // Text nodes beside each other are one sentence.
        let words = text.data;
        while (text.nextSibling instanceof Text) {
          words += text.nextSibling.data;
          text.nextSibling.remove();
        }
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        outer.dir = 'auto';
        inner.dir = 'auto';
        inner.textContent = mark + words;
        outer.append(inner);
        text.replaceWith(outer);
      };
      const replaceIn = (root: Node) => {
        if (root instanceof Text) return replace(root);
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const found: Text[] = [];
        while (walker.nextNode()) found.push(walker.currentNode as Text);
        return found.forEach(replace);
      };
      addEventListener('DOMContentLoaded', () => {
        const { documentElement: page, body } = document;
        page.lang = 'cy';
        page.classList.add('translated-ltr');
        const observer = new MutationObserver((changes) => {
          for (const { target, addedNodes, type } of changes) {
            const nodes = type === 'characterData' ? [target] : addedNodes;
            for (const node of nodes) if (node.isConnected) replaceIn(node);
          }
          observer.takeRecords();
        });
        replaceIn(body);
        observer.observe(body, { childList: true, characterData: true, subtree: true });
      });
    },
    words === 'changed' ? MARK : '',
  );
}

/** Resolves once what an element shows begins with words that have been translated. */
export async function expectTranslated(element: Locator): Promise<void> {
  await expect.poll(() => beginsTranslated(element)).toBe(true);
}

/** Resolves when what an element shows is as we wrote it. */
export async function expectAsItIs(element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  expect(await beginsTranslated(element)).toBe(false);
}

const beginsTranslated = (element: Locator) =>
  element.evaluate((shown, mark) => shown.textContent.startsWith(mark), MARK);
