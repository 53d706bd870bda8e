import { S3ServiceException } from '@aws-sdk/client-s3';
import { isFullStore } from '#domain/site/gallery/image-limits';
import { NoRoomError, StoreUnavailableError } from '#server/stores/ports';

/** Whether a store answered that there is no such thing. */
export function isNotFound(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
}

/**
 * Says in one line for the log why the bucket cannot be used. The library's own error is left out: it has the whole
 * request in it.
 */
export function unavailable(error: unknown, bucket: string): StoreUnavailableError {
  if (error instanceof StoreUnavailableError) return error;
  if (isFull(error)) return new NoRoomError('bucket', `The bucket "${bucket}" is full.`);
  return new StoreUnavailableError(`The object store cannot be used: ${reasonOf(error, bucket)}.`);
}

function isFull(error: unknown): boolean {
  if (!(error instanceof S3ServiceException)) return false;
  const { name, message, $metadata } = error;
  return isFullStore($metadata.httpStatusCode, `${name} ${message}`);
}

function reasonOf(error: unknown, bucket: string): string {
  if (!(error instanceof Error)) return 'an unknown error';
  if (!(error instanceof S3ServiceException)) return `no answer (${codeOf(error)})`;
  const { name, $metadata } = error;
  switch ($metadata.httpStatusCode) {
    case 401:
    case 403:
      return `it refuses our key (${name})`;
    case 404:
      return name === 'NoSuchKey' ? 'an object is gone' : `there is no bucket "${bucket}"`;
    default:
      return `it answers ${$metadata.httpStatusCode ?? 'nothing'} (${name})`;
  }
}

/** "ECONNREFUSED" or "TimeoutError": never the message, which may have an address with its signature. */
function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
