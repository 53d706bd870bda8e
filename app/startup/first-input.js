// Records the buttons a visitor presses before the app has loaded, lets them pulse, and presses them again,
// in order, once the page reports that it is interactive. Until then a partly hydrated React sees none of these presses,
// so none counts twice. Choices and fields are handled by the browser until the app takes over
// (app/ui/fields/use-early-change.ts). Links, summaries and popover buttons work without JavaScript,
// except a popover that has not arrived yet: it opens when the whole page has. Inlined as a block after
// the header and allowed by its hash: presses can come as soon as anything is visible.

const PULSE = { duration: 600, direction: 'alternate', iterations: Infinity };
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
  // Pulses until the press counts: on a slow phone that takes seconds, and this is seen at once.
  pressed.push([button, button.animate({ opacity: [0.5, 0.8] }, PULSE)]);
};
// The browser offers its install dialog once, perhaps before anything is listening.
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
    for (const [button, pulse] of pressed) {
      pulse.cancel();
      button.click();
    }
  },
  { once: true },
);
