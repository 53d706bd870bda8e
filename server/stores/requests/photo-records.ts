import * as z from 'zod';

const timestamp = z.iso.datetime();

const photo = {
  /** Made by the device that sends it. */
  id: z.uuid(),
  requestId: z.uuid(),
  /** When it was first offered. */
  since: timestamp,
  /** Of the photo as it is sent, base64url: another one under the same id is refused. */
  sha256: z.string(),
};

/**
 * A photo that somebody sent for a request. Only files that such a row names are ever removed (decision 0014); the row is
 * there before the first of them.
 */
export const requestPhotoSchema = z.discriminatedUnion('state', [
  /** Being received. */
  z.strictObject({ ...photo, state: z.literal('receiving'), size: z.int().positive() }),
  /** Looked at and kept. */
  z.strictObject({
    ...photo,
    state: z.literal('stored'),
    width: z.int().positive(),
    height: z.int().positive(),
  }),
  /** It is no picture that we can keep; none of it is there any more. */
  z.strictObject({
    ...photo,
    state: z.literal('refused'),
    status: z.int(),
    code: z.string(),
    problem: z.string(),
  }),
  /** Its files must be removed. */
  z.strictObject({ id: z.uuid(), state: z.literal('removed'), since: timestamp }),
]);

export type RequestPhoto = z.infer<typeof requestPhotoSchema>;

type In<State> = Extract<RequestPhoto, { state: State }>;

export type ReceivingPhoto = In<'receiving'>;
export type SettledPhoto = In<'stored' | 'refused'>;
/** Any but a removed one. */
export type KnownPhoto = ReceivingPhoto | SettledPhoto;
