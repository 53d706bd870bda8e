/**
 * Remembers what a visitor pressed before the program was there and does it again afterwards.
 * Links, summaries and popover buttons work by themselves and are left alone.
 *
 * @returns `replay`, to be called once the page is interactive
 */
export function keepEarlyInput(page: Document): { replay: () => void } {
  const pressed: HTMLElement[] = [];
  let installOffer: Event | undefined;

  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const input = target?.closest<HTMLInputElement>('input[type=radio], input[type=checkbox]');
    if (input) return void pressed.push(input);
    const button = target?.closest<HTMLButtonElement>('button:not([popovertarget])');
    if (!button) return;
    event.preventDefault();
    pressed.push(button);
  };
  // The browser offers its install dialog once, perhaps before anyone listens.
  const onInstallOffer = (event: Event) => {
    event.preventDefault();
    installOffer = event;
  };

  page.addEventListener('click', onClick, true);
  page.addEventListener('submit', prevent, true);
  addEventListener('beforeinstallprompt', onInstallOffer);

  return {
    replay() {
      page.removeEventListener('click', onClick, true);
      page.removeEventListener('submit', prevent, true);
      removeEventListener('beforeinstallprompt', onInstallOffer);
      if (installOffer) dispatchEvent(installOffer);
      for (const element of pressed) press(element);
    },
  };
}

function prevent(event: Event) {
  event.preventDefault();
}

/** A box that is already ticked raises no event, so its tick is taken back before the press. */
function press(element: HTMLElement) {
  if (!element.isConnected) return;
  if (element instanceof HTMLInputElement) element.checked = !element.checked;
  element.click();
}
