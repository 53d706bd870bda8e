import { Transform } from 'node:stream';
import { ApiProblem } from '#server/api-problem';

/** Sequences no camera writes, and which a browser or server might execute. */
const MARKS = ['<script', '<!doctype', '<html>', '<html ', '<?php ', '%pdf-1.'];

const LONGEST = Math.max(...MARKS.map((mark) => mark.length));

/**
 * Passes bytes through and rejects pictures that are also a web page or script. Pictures are
 * re-encoded, so none of it would be served, but whoever sends one has no good intentions.
 *
 * @throws {ApiProblem} 422 unusable_picture, as the stream's error
 */
export function refuseMarkup(): Transform {
  let tail = '';
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const text = tail + chunk.toString('latin1').toLowerCase();
      tail = text.slice(1 - LONGEST);
      if (MARKS.some((mark) => text.includes(mark))) {
        done(new ApiProblem(422, 'unusable_picture', 'This picture carries a program or a page.'));
      } else done(null, chunk);
    },
  });
}
