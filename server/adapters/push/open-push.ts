import type { Config } from '#server/startup/config';
import type { CredentialStore } from '#server/stores/ports';
import { PushOffice, type PushOfficeServices } from './push-office';
import { isPushEndpoint } from './push-services';
import { vapidKeys } from './vapid-keys';

/** The parts of web push that the rest of the program uses. */
export interface Push {
  push: {
    /** The public key that browsers subscribe with. @throws {StoreUnavailableError} */
    publicKey(): Promise<string>;
    /** Whether we would send to this endpoint. */
    reaches(endpoint: string): boolean;
  };
  pushOffice: PushOffice;
}

/** Opens web push: with VAPID_KEY, otherwise with a key of its own that is kept in the store. */
export function openPush(
  { vapidKey, pushServices }: Pick<Config, 'vapidKey' | 'pushServices'>,
  {
    credentials,
    pushDevices: devices,
    ...services
  }: Omit<PushOfficeServices, 'keys' | 'devices'> & {
    credentials: CredentialStore;
    pushDevices: PushOfficeServices['devices'];
  },
): Push {
  const keys = () => vapidKeys(credentials, vapidKey);
  return {
    push: {
      publicKey: async () => (await keys()).publicKey,
      reaches: (endpoint) => isPushEndpoint(endpoint, pushServices),
    },
    pushOffice: new PushOffice({ ...services, devices, keys }),
  };
}
