import { callbackify } from 'node:util';
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { ApiProblem } from '#server/api-problem';

/** Leaves room for fields that forms send with their file, all of which are ignored. */
const LIMITS = { files: 1, fields: 10, fieldSize: 1024, fieldNameSize: 100, parts: 11 };

type File = Pick<Express.Multer.File, 'mimetype' | 'stream'>;

/**
 * Streams the one file of a multipart form to `take`, and resolves with its result.
 *
 * @throws {ApiProblem} 415 unsupported_media_type, 400 malformed_form; what `take` throws
 */
export async function readOneFile<T>(
  request: Request,
  response: Response,
  take: (file: File) => Promise<T>,
): Promise<T> {
  if (!request.is('multipart/form-data')) {
    throw new ApiProblem(415, 'unsupported_media_type', 'Send a form with one file.');
  }
  const taken: T[] = [];
  const keep = callbackify(async (file: File) => {
    taken.push(await take(file));
  });
  const read = multer({
    limits: LIMITS,
    storage: {
      _handleFile: (_request, file, done) => keep(file, done),
      // Whatever `take` stored is the caller's to remove.
      _removeFile: (_request, _file, done) => done(null),
    },
  }).any();
  await new Promise<void>((resolve, reject) => {
    read(request, response, (error: unknown) =>
      error === undefined ? resolve() : reject(asProblem(error)),
    );
  });
  const [only] = taken;
  if (only === undefined) throw malformed('The form has no file.');
  return only;
}

function asProblem(error: unknown): unknown {
  if (error instanceof ApiProblem) return error;
  if (error instanceof MulterError) return malformed(`${error.message}: send one file alone.`);
  return malformed('The form cannot be read.');
}

function malformed(message: string): ApiProblem {
  return new ApiProblem(400, 'malformed_form', message);
}
