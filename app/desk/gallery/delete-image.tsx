import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { galleryAdmin } from '#app/content/gallery/gallery-admin';
import { HttpError } from '#app/api/http';
import { Button } from '#app/ui/buttons/button';
import { ConfirmDialog } from '#app/desk/frame/confirm-dialog';
import { Dialog } from '#app/ui/dialog';
import { IconButton } from '#app/ui/buttons/icon-button';
import { BinIcon } from '#app/ui/icons/bin-icon';
import type { GalleryImage } from '#domain/site/gallery/gallery-image';
import { css } from '#styled/css';
import { dialog } from '#styled/recipes';

const { inUse, question, remove: label } = galleryAdmin.list;

type Props = {
  image: GalleryImage;
  remove: (image: GalleryImage) => Promise<void>;
  onDeleted: () => void;
};

/** Deletes a picture after asking; one that words of the site show stays, and the way to them is told. */
export function DeleteImage({ image, remove, onDeleted }: Props) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  /** The titles of what shows the picture, by the names of the documents. */
  const [uses, setUses] = useState<Readonly<Record<string, string>>>();
  const close = () => setOpen(false);
  const confirm = () => {
    // First, so that the dialog returns the focus before it moves to the heading.
    close();
    setBusy(true);
    // The list reports a failure; the picture is still there.
    remove(image)
      .then(onDeleted, (error: unknown) => setUses(usesIn(error)))
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
      <ConfirmDialog
        open={open}
        title={question.title}
        description={question.text(image.title)}
        stay={question.keep}
        go={question.remove}
        onStay={close}
        onGo={confirm}
      />
      <Dialog
        open={uses !== undefined}
        onClose={() => setUses(undefined)}
        role="alertdialog"
        size="small"
        title={inUse.title}
        description={inUse.text(image.title)}
      >
        <ul>
          {Object.entries(uses ?? {}).map(([name, title]) => (
            <li key={name}>
              <UseLink name={name} title={title} />
            </li>
          ))}
        </ul>
        <div className={dialog().actions}>
          <Button variant="line" onClick={() => setUses(undefined)}>
            {inUse.close}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

/** The way to the words that show a picture. */
function UseLink({ name, title }: { name: string; title: string }) {
  const [kind, id] = name.split(':');
  if (kind === 'article')
    return (
      <Link to="/admin/words/articles" search={{ id }} className={link}>
        {title}
      </Link>
    );
  return (
    <Link
      to={kind === 'page' ? '/admin/words/pages' : '/admin/words/legal'}
      search={{ page: id }}
      className={link}
    >
      {title}
    </Link>
  );
}

/** What shows the picture, where that is why it was not deleted. */
function usesIn(error: unknown): Record<string, string> | undefined {
  const problem = error instanceof HttpError ? error.apiError : null;
  return problem?.code === 'picture_in_use' ? problem.fields : undefined;
}

const link = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'target',
  textDecoration: 'underline',
  overflowWrap: 'anywhere',
});
