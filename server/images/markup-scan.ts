import { Transform } from 'node:stream';
import { ApiProblem } from '#server/api-problem';

/** What no camera writes, and what a browser or a server could take for a program. */
const MARKS = ['<script', '<!doctype', '<html>', '<html ', '<?php ', '%pdf-1.'];

const LONGEST = Math.max(...MARKS.map((mark) => mark.length));

/**
 * Passes bytes on and refuses a picture that is a page, too. Pictures are re-encoded, so nothing of it
 * would be served; but who sends one means no picture.
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
