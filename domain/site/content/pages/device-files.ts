import * as z from 'zod/mini';

export const DEVICE_LIST = '/content/files.json';

/** What a phone shows of the installed site: it has the company's name. */
export const MANIFEST_PATH = '/manifest.webmanifest';

/**
 * `DEVICE_LIST`: what a device that keeps the site has to renew. Paths are addresses, the hash is the one that the
 * file is sent with (`HASH_HEADER`); what is not listed is as the build has it.
 */
export const deviceFilesSchema = z.object({
  /** Only a worker of this build may take its pages: they load its scripts. */
  build: z.string(),
  /** For every device; null is gone. */
  take: z.optional(z.record(z.string(), z.nullable(z.string()))),
  /** For devices that have it. */
  renew: z.optional(z.record(z.string(), z.string())),
});

export type DeviceFiles = z.infer<typeof deviceFilesSchema>;

/** Says of a page or document that it is not the build's, and which one it is. */
export const HASH_HEADER = 'x-content-hash';
