import { Transform } from 'node:stream';
import { ApiProblem } from '#server/api-problem';
import { tooLong, type BodyLimits } from '#server/ports/uploads';

/**
 * Passes a body through and enforces the limits, whatever its Content-Length says.
 *
 * @throws {ApiProblem} 413 payload_too_large, 408 upload_stalled, as the stream's error
 */
export function guardBody({ limit, stallMs }: BodyLimits): Transform {
  let received = 0;
  const stalled = () =>
    guard.destroy(new ApiProblem(408, 'upload_stalled', 'The upload stopped half-way.'));
  let timer = setTimeout(stalled, stallMs);
  const guard = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      clearTimeout(timer);
      timer = setTimeout(stalled, stallMs);
      received += chunk.length;
      if (received > limit) done(tooLong());
      else done(null, chunk);
    },
    flush(done) {
      clearTimeout(timer);
      done();
    },
    destroy(error, done) {
      clearTimeout(timer);
      done(error);
    },
  });
  return guard;
}
