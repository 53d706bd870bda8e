import express from 'express';
import type { Request, RequestHandler } from 'express';
import * as z from 'zod';
import { PHOTO_PART_BYTES } from '#domain/order/photos';
import { ApiProblem } from '#server/api-problem';
import type { Body } from '#server/routes/body';
import { noSuchPhoto } from '#server/use-cases/request-photos/receive-parts';

const TYPE = 'application/octet-stream';

const requirePart: RequestHandler = (request, _response, next) => {
  if (request.is(TYPE) !== TYPE) {
    throw new ApiProblem(415, 'unsupported_media_type', `Send the part as ${TYPE}.`);
  }
  next();
};

/** A part of a photo as bytes. */
export const photoPart: Body<Buffer> = {
  read: [requirePart, express.raw({ limit: PHOTO_PART_BYTES, type: TYPE, inflate: false })],
  taken: (body) => {
    if (Buffer.isBuffer(body) && body.length > 0) return body;
    throw new ApiProblem(400, 'invalid_request', 'The part of the photo is empty.');
  },
};

/** The photo's id in the address. @throws {ApiProblem} 404 no_such_photo for what is none */
export function photoOf({ params }: Request): string {
  const id = z.uuid().safeParse(params['photo']);
  if (!id.success) throw noSuchPhoto();
  return id.data;
}

/** Where a part begins, in bytes. @throws {ApiProblem} 400 */
export function offsetOf({ params }: Request): number {
  const offset = z.coerce.number().int().nonnegative().safeParse(params['offset']);
  if (offset.success) return offset.data;
  throw new ApiProblem(400, 'invalid_request', 'Say where in the photo the part begins.', {
    fields: { offset: 'must be a number of bytes' },
  });
}
