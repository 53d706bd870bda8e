import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import { isImageType, MOST_IMAGE_BYTES, type ImageType } from '#domain/site/gallery/image-limits';
import { ApiProblem } from '#server/api-problem';
import { multipartBody, noBodyButJson, streamedBody } from '#server/routes/body';
import { adminRoute, publicRoute, READS, UNLIMITED } from '#server/routes/route';
import type { Route } from '#server/routes/route';
import { ADDRESS_LIFETIME_MS, tooLong } from '#server/ports/uploads';
import { COPIES } from '#server/ports/room';
import type { DirectUploads } from '#server/ports/uploads';
import { objectPathOf } from '#server/use-cases/gallery/upload-address';
import type { UploadGrant } from '#server/use-cases/gallery/upload-address';
import { receiveUpload } from '#server/use-cases/gallery/receive-upload';
import type { ReceiveUploadServices } from '#server/use-cases/gallery/receive-upload';
import { readOneFile } from './read-one-file';

/** A phone may lose its signal for a moment; after longer than this, it starts again. */
const STALL_MS = 15_000;

/** How long a refused sender may keep sending, so that it gets to read the response. */
const LAST_WORDS_MS = 5_000;

/** Maximum bytes of a form around its file. */
const FORM_ROOM = 16_384;

interface UploadServices extends ReceiveUploadServices {
  now: () => Date;
  directUploads: DirectUploads | undefined;
}

/**
 * `/api/objects/upload` issues a signed address for one picture. That address accepts a PUT of the
 * picture itself, or a POST of a form with one file, as object stores do. The signature authorises
 * both. Where browsers send pictures to a store, the address is one of that store, for a PUT alone.
 */
export function objectUploadRoutes(
  services: UploadServices,
  { stallMs = STALL_MS }: { stallMs?: number } = {},
): Route[] {
  const { incoming, uploadAddresses, directUploads, now } = services;
  const verify = (request: Request) => uploadAddresses.verify(request.originalUrl, now());
  return [
    adminRoute({
      method: 'POST',
      path: '/objects/upload',
      // Only says where a picture may be sent; what comes of it is added by `POST /gallery-images`.
      act: READS,
      takes: noBodyButJson,
      answer: async (request, response) => {
        const { type, limit } = readWish(request);
        // Said before the picture is on its way.
        await services.room.check(COPIES * limit);
        const id = randomUUID();
        if (directUploads !== undefined) {
          const grant = { id, type: announced(type, request), size: limit };
          response.json({ uploadURL: await directUploads.sign(grant) });
          return;
        }
        const expires = now().getTime() + ADDRESS_LIFETIME_MS;
        response.json({ uploadURL: uploadAddresses.sign({ id, type, limit, expires }) });
      },
    }),
    publicRoute({
      method: 'PUT',
      path: '/objects/upload/:id',
      // The signature is good for one picture.
      limit: UNLIMITED,
      isPrivate: true,
      takes: streamedBody,
      answer: async (request, response) => {
        hearAnswer(request, response);
        const { id, limit, ...grant } = verify(request);
        // Refusals based on the headers alone do not use up the address.
        const type = grantedType(grant, request.get('content-type'));
        refuseTooLong(request, limit);
        await receiveUpload(services, { id, size: limit }, async (path) => {
          await incoming.write(path, request, { limit, stallMs });
          return type;
        });
        response.json({ objectPath: objectPathOf(id) });
      },
    }),
    publicRoute({
      method: 'POST',
      path: '/objects/upload/:id',
      limit: UNLIMITED,
      isPrivate: true,
      takes: multipartBody,
      answer: async (request, response) => {
        hearAnswer(request, response);
        const { id, limit, ...grant } = verify(request);
        refuseTooLong(request, limit + FORM_ROOM);
        await receiveUpload(services, { id, size: limit }, (path) =>
          readOneFile(request, response, async ({ mimetype, stream }) => {
            const type = grantedType(grant, mimetype);
            await incoming.write(path, stream, { limit, stallMs });
            return type;
          }),
        );
        response.json({ objectPath: objectPathOf(id) });
      },
    }),
  ];
}

/** The type and size of the coming picture, if the page announces them in `?type=` and `?size=`. */
function readWish({ query }: Request): Pick<UploadGrant, 'type' | 'limit'> {
  const { type, size } = query;
  if (type !== undefined && (typeof type !== 'string' || !isImageType(type))) throw otherType();
  const limit = size === undefined ? MOST_IMAGE_BYTES : Number(size);
  if (!(limit >= 1)) {
    throw new ApiProblem(400, 'invalid_request', 'The size must be a number of bytes.', {
      fields: { size: 'must be a number of bytes' },
    });
  }
  if (limit > MOST_IMAGE_BYTES) throw tooLong();
  return { type, limit: Math.floor(limit) };
}

/** A store takes exactly the picture that its address was signed for. */
function announced(type: ImageType | undefined, { query }: Request): ImageType {
  if (type !== undefined && query['size'] !== undefined) return type;
  const problem = 'must be announced';
  throw new ApiProblem(400, 'invalid_request', 'The type and the size must be announced.', {
    fields: {
      ...(type === undefined && { type: problem }),
      ...(query['size'] === undefined && { size: problem }),
    },
  });
}

function grantedType({ type }: Pick<UploadGrant, 'type'>, declared = ''): ImageType {
  if (!isImageType(declared) || (type !== undefined && type !== declared)) throw otherType();
  return declared;
}

function otherType(): ApiProblem {
  return new ApiProblem(
    415,
    'unsupported_picture_type',
    'Only JPEG, PNG, WebP and AVIF pictures are taken, sent as the type the address is for.',
  );
}

function refuseTooLong(request: Request, limit: number): void {
  if (Number(request.get('content-length') ?? 0) > limit) throw tooLong();
}

/** Lets a refused sender finish: if it were cut off, it would never read the reason. */
function hearAnswer(request: Request, response: Response): void {
  response.once('finish', () => {
    if (request.complete) return;
    const cut = setTimeout(() => request.destroy(), LAST_WORDS_MS);
    request.once('close', () => clearTimeout(cut));
  });
}
