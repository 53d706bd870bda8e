type Box = HTMLInputElement | HTMLTextAreaElement;

/**
 * Holds what is typed while the app loads. An extension that has put something of its own into the page, as password
 * managers do beside each box, makes React draw the page anew, with empty boxes.
 *
 * @returns puts it into the boxes that were drawn anew, and the focus where it was
 */
export function holdTyped(root: HTMLElement): () => void {
  const boxes = [...root.querySelectorAll<Box>('form[id] :is(input, textarea)')];
  let focused = document.activeElement;
  root.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) focused = target;
  });
  return () => {
    for (const old of boxes) {
      if (old.isConnected) continue;
      const box = root.querySelector<Box>(`#${old.form?.id} [name="${old.name}"]`);
      if (!box) continue;
      if (old.value !== old.defaultValue) {
        box.value = old.value;
        box.dispatchEvent(new Event('input', { bubbles: true }));
      }
      if (old === focused) box.focus({ preventScroll: true });
    }
  };
}
