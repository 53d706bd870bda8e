import { starterPricing } from '#domain/design/pricing/starter';
import { usualRules } from '#domain/order/reminders/reminder-rules';
import { ensureAdminPassword } from '#server/auth/admin-password';
import type { PasswordCost } from '#server/auth/admin-password';
import type { ObjectStore } from '#server/ports/objects';
import type { SettingStore } from '#server/stores/orders/order-ports';
import type { Stores } from '#server/stores/ports';
import { bringToOnePrice } from '#server/use-cases/save-pricing';
import type { Config } from './config';
import { onceThereIsRoom } from './once-there-is-room';
import type { Report } from './once-there-is-room';
import { addSampleGallery } from './sample-gallery';

interface FirstSteps {
  stores: Stores;
  objects: ObjectStore;
  /** The build's sample pictures, or null where there are none. */
  samplesFolder: string | null;
  /** Tells the operator something that must not be logged. */
  print: (line: string) => void;
  /** The cost of a password hash; undefined for the default. */
  passwordCost: PasswordCost | undefined;
  report: Report;
  now: () => Date;
}

/**
 * Gives the stores what no server can do without: the owner's password, prices, and samples and reminders where everything is new. One
 * process at a time. Returns what stops it where it waits for room on the disk.
 *
 * @throws any error but that of a full disk
 */
export function takeFirstSteps(
  { adminPassword: configured, samples }: Config,
  { stores, objects, samplesFolder, print, passwordCost: cost, report, now }: FirstSteps,
): Promise<() => Promise<void>> {
  const { credentials, galleryImages, pricing, settings, turns } = stores;
  const steps = async (): Promise<void> => {
    await ensureAdminPassword(credentials, { configured, print, cost });
    if (await stores.areNew()) {
      await beginReminders(settings, now());
      if (samples) await addSampleGallery({ galleryImages, objects, folder: samplesFolder, now });
    }
    await pricing.begin(starterPricing);
    await bringToOnePrice(pricing);
  };
  return onceThereIsRoom(() => turns.inTurn('first steps', steps), report);
}

/** Has a new installation remind homeowners from its first day on (decision 0132). */
async function beginReminders(settings: SettingStore, at: Date): Promise<void> {
  if ((await settings.find('reminders')) !== undefined) return;
  await settings.save({ name: 'reminders', revision: 1, value: usualRules(at.toISOString()) }, 0);
}
