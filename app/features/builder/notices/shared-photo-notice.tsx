import { css } from '#styled/css';
import type { SharedPhotoEnd } from '#domain/site/share-photo';
import { Notice } from './notice';

/** What became of a photo from the phone's share sheet, where the dialog does not say so itself. */
export function SharedPhotoNotice({ end }: { end: SharedPhotoEnd }) {
  const [title, words] = WORDS[end];
  return (
    <Notice title={title} over={end === 'waits'}>
      <p className={css({ textStyle: 'small', color: 'textMuted', marginTop: '1' })}>{words}</p>
    </Notice>
  );
}

const THERE = 'Open “In a photo of your garden” once the room has a size, and choose it there.';

const WORDS: Readonly<Record<SharedPhotoEnd, readonly [title: string, words: string]>> = {
  waits: [
    'Your photo is here',
    'Choose a size. Then open “In a photo of your garden”, and the room stands in it.',
  ],
  none: ['No photo came', THERE],
  many: ['Several photos came at once, and none was taken', 'Share one at a time.'],
  other: ['That is no picture', 'Share a JPEG, PNG, WebP or AVIF.'],
  'no-space': [
    'This device has no space for the photo',
    'Nothing else is lost. Make space, and share it again.',
  ],
  'not-here': ['The photo did not arrive here', THERE],
};
