import type { Root } from 'postcss';

const POINTER_STATE = /:hover|:active|\[data-hover\]|\[data-active\]/;
/** Panda writes each state twice: the browser's own, and the attribute on Ark's components. */
const STATE_TWICE = /:is\((:[\w-]+|\[aria-[\w-]+\]),\s*\[data-[\w-]+\]\)/g;
const DISABLED_STATE = /:disabled|\[aria-disabled/;
const POINTER_MANNER = /^(transition|cursor$|touch-action$)/;

/**
 * Removes rules a page's first paint cannot need from its inlined ones: hover styles, print rules, rules
 * for disabled controls where there are none, and custom properties that no remaining rule reads. The
 * full stylesheet brings them after `load`.
 *
 * @param hasDisabled whether the part of the page the rules are for has a disabled control
 */
export function pruneStyles(root: Root, hasDisabled: boolean): void {
  root.walkAtRules('media', (media) => {
    if (media.params === 'print') media.remove();
  });
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter(
      (selector) =>
        !POINTER_STATE.test(selector) && (hasDisabled || !DISABLED_STATE.test(selector)),
    );
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors.map((selector) => selector.replace(STATE_TWICE, '$1'));
  });
  root.walkDecls(POINTER_MANNER, (declaration) => void declaration.remove());
  while (dropUnreadProperties(root));
  while (dropEmpty(root));
}

/** One round: a property read only by another dropped one is found in the next. */
function dropUnreadProperties(root: Root): boolean {
  const text = root.toString();
  const read = new Set([...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  let dropped = false;
  root.walkDecls(/^--/, (declaration) => {
    if (read.has(declaration.prop)) return;
    declaration.remove();
    dropped = true;
  });
  return dropped;
}

function dropEmpty(root: Root): boolean {
  let dropped = false;
  root.walk((node) => {
    if (!('nodes' in node) || node.nodes?.length !== 0) return;
    node.remove();
    dropped = true;
  });
  return dropped;
}
