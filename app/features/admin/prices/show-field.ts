/** Puts the cursor into a field by its key, once its tab is shown. */
export function showField(key: string): void {
  setTimeout(() => {
    const field = document.querySelector(`[data-field="${CSS.escape(key)}"]`);
    if (field instanceof HTMLElement) field.focus();
  });
}
