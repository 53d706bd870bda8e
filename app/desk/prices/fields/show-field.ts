/** One second on most screens. */
const PATIENCE_FRAMES = 60;

/** Focuses a field by its key, as soon as its tab is shown and it is enabled again. */
export function showField(key: string, frames = PATIENCE_FRAMES): void {
  requestAnimationFrame(() => {
    const field = document.querySelector(`[data-field="${CSS.escape(key)}"]`);
    const ready =
      field instanceof HTMLElement && field.offsetParent !== null && !field.matches(':disabled');
    if (ready) field.focus();
    else if (frames > 0) showField(key, frames - 1);
  });
}
