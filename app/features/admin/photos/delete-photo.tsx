import { useState } from 'react';
import { galleryAdmin } from '#app/content/gallery/gallery-admin';
import { Button } from '#app/ui/buttons/button';
import { Dialog } from '#app/ui/dialog';
import { IconButton } from '#app/ui/buttons/icon-button';
import { BinIcon } from '#app/ui/icons/bin-icon';
import type { GalleryImage } from '#domain/gallery/gallery-image';
import { dialog } from '#styled/recipes';

const { question, remove: label } = galleryAdmin.list;

type Props = {
  image: GalleryImage;
  remove: (image: GalleryImage) => Promise<void>;
  onDeleted: () => void;
};

/** Deletes a picture after asking. */
export function DeletePhoto({ image, remove, onDeleted }: Props) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const close = () => setOpen(false);
  const confirm = () => {
    // First, so that the dialog returns the focus before it moves to the heading.
    close();
    setBusy(true);
    // The list reports a failure; the picture is still there.
    remove(image)
      .then(onDeleted, () => undefined)
      .finally(() => setBusy(false));
  };
  return (
    <>
      <IconButton
        label={label(image.title)}
        aria-disabled={busy || undefined}
        onClick={() => setOpen(!busy)}
      >
        <BinIcon />
      </IconButton>
      <Dialog
        open={open}
        onClose={close}
        role="alertdialog"
        size="small"
        title={question.title}
        description={question.text(image.title)}
      >
        <div className={dialog().acts}>
          <Button variant="line" onClick={close}>
            {question.keep}
          </Button>
          <Button variant="danger" onClick={confirm}>
            {question.remove}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
