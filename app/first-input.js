// Remembers what a visitor pressed before the program was there and does it again when the page says
// that it is interactive. Links, summaries and popover buttons work by themselves and are left alone,
// but for a popover that has not arrived yet: it opens when the whole page has.
// Inlined behind the header as a block, allowed by its hash: a press may come as soon as there is
// something to see.

const pressed = [];
let menuButton;
let installOffer;

const openMenu = () => menuButton.click();
const onClick = (event) => {
  if (!(event.target instanceof Element)) return;
  const input = event.target.closest('input[type=radio], input[type=checkbox]');
  if (input) {
    pressed.push(input);
    return;
  }
  const button = event.target.closest('button');
  if (!button || button.popoverTargetElement) return;
  if (button.hasAttribute('popovertarget')) {
    // However often it was pressed, it opens once.
    menuButton = button;
    addEventListener('DOMContentLoaded', openMenu, { once: true });
    return;
  }
  event.preventDefault();
  pressed.push(button);
};
const onSubmit = (event) => event.preventDefault();
// The browser offers its install dialog once, perhaps before anyone listens.
const onInstallOffer = (event) => {
  event.preventDefault();
  installOffer = event;
};

// A box that is already ticked raises no event, so its tick is taken back before the press.
const press = (element) => {
  if (!element.isConnected) return;
  if (element instanceof HTMLInputElement) element.checked = !element.checked;
  element.click();
};

addEventListener('click', onClick, true);
addEventListener('submit', onSubmit, true);
addEventListener('beforeinstallprompt', onInstallOffer);
addEventListener(
  'interactive',
  () => {
    removeEventListener('click', onClick, true);
    removeEventListener('submit', onSubmit, true);
    removeEventListener('beforeinstallprompt', onInstallOffer);
    if (installOffer) dispatchEvent(installOffer);
    pressed.forEach(press);
  },
  { once: true },
);
