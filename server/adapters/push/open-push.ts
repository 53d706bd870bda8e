import type { Config } from '#server/startup/config';
import type { Push } from '#server/ports/push';
import type { CredentialStore } from '#server/stores/ports';
import { PushOffice, type PushOfficeServices } from './push-office';
import { isPushEndpoint } from './push-services';
import { vapidKeys } from './vapid-keys';

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
): { push: Push; pushOffice: PushOffice } {
  const keys = () => vapidKeys(credentials, vapidKey);
  return {
    push: {
      publicKey: async () => (await keys()).publicKey,
      reaches: (endpoint) => isPushEndpoint(endpoint, pushServices),
    },
    pushOffice: new PushOffice({ ...services, devices, keys }),
  };
}
