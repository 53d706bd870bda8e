import * as z from 'zod/mini';
import {
  DEVICE_LIST,
  deviceFilesSchema,
  type DeviceFiles,
} from '#domain/site/content/pages/device-files';
import { request } from './http';
import { parseJson } from './json';

/**
 * What a device that keeps the site has to renew, as it is now.
 *
 * @throws HttpError; TypeError without a connection; zod's error when the response is not ours
 */
export async function fetchDeviceFiles(signal?: AbortSignal): Promise<DeviceFiles> {
  const response = await request('GET', DEVICE_LIST, { signal, cache: 'no-store' });
  return z.parse(deviceFilesSchema, parseJson(await response.text()));
}
