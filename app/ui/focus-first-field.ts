/** Puts the cursor into the first of these fields, in the form's order, once their errors are shown. */
export function focusFirstField(form: HTMLFormElement, names: readonly string[]): void {
  setTimeout(() => {
    const wanted = [...form.elements].find(
      (field) => field instanceof HTMLInputElement && names.includes(field.name),
    );
    if (wanted instanceof HTMLInputElement) wanted.focus();
  });
}
