/** Focuses the first of these fields, in form order, once their errors are shown. */
export function focusFirstField(form: HTMLFormElement, names: readonly string[]): void {
  setTimeout(() => {
    const wanted = [...form.elements].find((field) => isField(field) && names.includes(field.name));
    if (wanted instanceof HTMLElement) wanted.focus();
  });
}

function isField(element: Element) {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}
