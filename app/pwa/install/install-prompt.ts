import { recall, remember } from '#app/pwa/local-memory';
import { createValueStore } from '#app/pwa/value-store';

/** Chrome only, so missing from the standard types. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/**
 * What to offer: `prompt` where the browser has an install dialog, `ios` where the visitor must use Share
 * → "Add to Home Screen", `none` when installed, dismissed or impossible.
 */
export type InstallOffer = 'none' | 'prompt' | 'ios';

export const installOffer = createValueStore<InstallOffer>('none');

const DISMISSED = 'install-dismissed';
let dialog: BeforeInstallPromptEvent | null = null;

/** Starts listening. Call it as early as possible: the event fires only once. */
export function watchInstall(): void {
  if (recall(DISMISSED) || isInstalled()) return;
  if (isIos()) installOffer.set('ios');
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (recall(DISMISSED)) return;
    // The standard types do not know this event.
    dialog = event as BeforeInstallPromptEvent;
    installOffer.set('prompt');
  });
  addEventListener('appinstalled', () => installOffer.set('none'));
}

/**
 * Opens the browser's dialog, which can be opened only once.
 *
 * @returns what the visitor chose, 'dismissed' when there is no dialog
 */
export async function install(): Promise<'accepted' | 'dismissed'> {
  const opened = dialog;
  dialog = null;
  installOffer.set('none');
  if (!opened) return 'dismissed';
  return (await opened.prompt()).outcome;
}

/** The visitor wants no install offer, now or later. */
export function dismissInstall(): void {
  remember(DISMISSED, 'yes');
  dialog = null;
  installOffer.set('none');
}

/** Whether the site runs as an installed app. */
export function isInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches ||
    ('standalone' in navigator && navigator.standalone === true)
  );
}

/** iPads report themselves as Macs, but only they have touch points. */
export function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
