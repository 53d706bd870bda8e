import { useState } from 'react';
import { HttpError } from '#app/api/http';
import { galleryAdmin } from '#app/content/gallery/gallery-admin';
import { Guarded } from '#app/desk/frame/guarded';
import { Button } from '#app/ui/buttons/button';
import { IconButton } from '#app/ui/buttons/icon-button';
import { Dialog } from '#app/ui/dialog';
import { PencilIcon } from '#app/ui/icons/pencil-icon';
import type { GalleryImage } from '#domain/site/gallery/gallery-image';
import { css } from '#styled/css';
import { dialog } from '#styled/recipes';
import { ImageFields } from './image-fields';
import { checkedEdit, editOf, faultsIn, typedOf, type WordFaults } from './image-words';
import { problemOf } from './upload-problem';
import type { GalleryList } from './use-gallery-list';

const words = galleryAdmin.list.edit;

type Props = { image: GalleryImage; edit: GalleryList['edit'] };

/** Changes what is said of a picture. */
export function EditImage({ image, edit }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={words.label(image.title)} onClick={() => setOpen(true)}>
        <PencilIcon />
      </IconButton>
      {isOpen && <EditDialog image={image} edit={edit} onClose={() => setOpen(false)} />}
    </>
  );
}

/** What is said of a picture, in boxes that keep it until it is saved. */
function EditDialog({ image, edit, onClose }: Props & { onClose: () => void }) {
  const [before] = useState(() => typedOf(image));
  const [typed, setTyped] = useState(before);
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<WordFaults>({});
  const [problem, setProblem] = useState<string>();
  const changes = editOf(before, typed);
  const isDirty = Object.keys(changes).length > 0;
  const save = async () => {
    if (!isDirty) return onClose();
    const { value, faults: wrong } = checkedEdit(changes);
    setFaults(wrong);
    setProblem(undefined);
    if (value === null) return;
    setBusy(true);
    try {
      await edit({ id: image.id, changes: value });
      onClose();
    } catch (error) {
      const fields = error instanceof HttpError ? error.apiError?.fields : undefined;
      if (fields) setFaults(faultsIn(fields));
      setProblem(problemOf(error).reason);
      setBusy(false);
    }
  };
  return (
    <Guarded dirty={isDirty} title={words.unsaved} leave={words.discard}>
      {(ask) => (
        <Dialog open title={words.heading} onClose={() => ask(onClose)}>
          <form
            noValidate
            className={form}
            onSubmit={(event) => {
              event.preventDefault();
              void save();
            }}
          >
            <ImageFields
              typed={typed}
              faults={faults}
              onChange={(change) => setTyped({ ...typed, ...change })}
            />
            {problem && (
              <p role="alert" className={fault}>
                {problem}
              </p>
            )}
            <div className={dialog().actions}>
              <Button type="submit" busy={busy}>
                {words.save}
              </Button>
              <Button variant="line" onClick={() => ask(onClose)}>
                {words.cancel}
              </Button>
            </div>
          </form>
        </Dialog>
      )}
    </Guarded>
  );
}

const form = css({ display: 'grid', gap: '4' });

const fault = css({ color: 'danger' });
