import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { galleryPage } from '#app/content/page-words/gallery-page';
import { IconButton } from '#app/ui/buttons/icon-button';
import { ArrowLeftIcon } from '#app/ui/icons/arrows/arrow-left-icon';
import { ArrowRightIcon } from '#app/ui/icons/arrows/arrow-right-icon';
import { CloseIcon } from '#app/ui/icons/close-icon';
import type { GalleryImage } from '#domain/site/gallery/gallery-image';
import { css } from '#styled/css';
import { LargePicture } from './large-picture';
import { LightboxCaption } from './lightbox-caption';
import { lightboxStyles as styles } from './lightbox-styles';
import { useSwipe } from './use-swipe';

type Props = {
  images: readonly GalleryImage[];
  index: number;
  onTurn: (step: 1 | -1) => void;
  onClose: () => void;
};

const words = galleryPage.lightbox;

/** One picture on a dark background, over everything: arrows or a swipe turn, Escape or "back" closes. */
export function Lightbox({ images, index, onTurn, onClose }: Props) {
  const dialog = useModal();
  const stage = useRef<HTMLDivElement>(null);
  const swipe = useSwipe(stage, onTurn);
  const image = images[index];
  if (!image) return null;
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') onTurn(1);
    if (key === 'ArrowLeft') onTurn(-1);
  };
  return (
    <dialog
      ref={dialog}
      className={styles.root}
      aria-label={words.position(index + 1, images.length)}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        // The address decides when it closes.
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.top}>
        <span aria-hidden="true">{`${index + 1} / ${images.length}`}</span>
        <p className={css({ srOnly: true })} aria-live="polite">
          {words.announce(index + 1, images.length, image.title)}
        </p>
        <IconButton label={words.close} className={styles.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <div ref={stage} className={styles.stage} {...swipe}>
        <LargePicture key={image.id} image={image} />
      </div>
      <div className={styles.foot}>
        <LightboxCaption image={image} />
        {images.length > 1 && (
          <>
            <IconButton label={words.previous} className={styles.turn} onClick={() => onTurn(-1)}>
              <ArrowLeftIcon />
            </IconButton>
            <IconButton label={words.next} className={styles.turn} onClick={() => onTurn(1)}>
              <ArrowRightIcon />
            </IconButton>
          </>
        )}
      </div>
    </dialog>
  );
}

/** Opens the dialog modally, with scrolling of the page behind it disabled. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const opened = dialog.current;
    const { style } = document.documentElement;
    style.overflow = 'hidden';
    opened?.showModal();
    return () => {
      style.overflow = '';
      opened?.close();
    };
  }, []);
  return dialog;
}
