import { css, cx } from '#styled/css';
import type { PictureData } from '#app/content/picture-data';
import { Picture } from '#app/ui/pictures/picture';

type Props = { picture: PictureData; className?: string };

/** The large edge-to-edge picture of a first screen. */
export function WidePicture({ picture, className }: Props) {
  return <Picture picture={picture} sizes="100vw" className={cx(frame, className)} eager />;
}

const frame = css({ height: 'clamp(260px, 42vw, 620px)' });
