// Keeps the buttons that a visitor presses before the program is there and presses them again, in their
// order, when the page says that it is interactive. Until then React, which may be half there, hears of
// no such press, so that none counts twice. Choices and fields are the browser's own until the program
// takes them over (app/ui/fields/use-early-change.ts). Links, summaries and popover buttons work by themselves,
// but for a popover that has not arrived yet: it opens when the whole page has.
// Inlined behind the header as a block, allowed by its hash: a press may come as soon as there is
// something to see.

const pressed = [];
let menuButton;
let installOffer;

const openMenu = () => menuButton.click();
const hold = (event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};
const onClick = (event) => {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button || button.popoverTargetElement) return;
  if (button.hasAttribute('popovertarget')) {
    // However often it was pressed, it opens once.
    menuButton = button;
    addEventListener('DOMContentLoaded', openMenu, { once: true });
    return;
  }
  hold(event);
  pressed.push(button);
};
// The browser offers its install dialog once, perhaps before anyone listens.
const onInstallOffer = (event) => {
  event.preventDefault();
  installOffer = event;
};

addEventListener('click', onClick, true);
addEventListener('submit', hold, true);
addEventListener('beforeinstallprompt', onInstallOffer);
addEventListener(
  'interactive',
  () => {
    removeEventListener('click', onClick, true);
    removeEventListener('submit', hold, true);
    removeEventListener('beforeinstallprompt', onInstallOffer);
    if (installOffer) dispatchEvent(installOffer);
    for (const button of pressed) button.click();
  },
  { once: true },
);
