import { useRef } from 'react';
import { galleryAdmin } from '#app/content/gallery/gallery-admin';
import { Guarded } from '#app/desk/frame/guarded';
import { WarningNote } from '#app/desk/frame/page/warning-note';
import { Button } from '#app/ui/buttons/button';
import { css } from '#styled/css';
import { Card } from './card';
import { FeaturedBox } from './featured-box';
import { FileChooser } from './file-chooser';
import { ImageFields } from './image-fields';
import { UploadList } from './upload-list';
import { useUploadForm } from './use-upload-form';

const words = galleryAdmin.upload;

/** "Upload New Image" (specification §2): the upload starts when files are chosen. */
export function UploadCard() {
  const { form, faults, chosenFiles, narrow, queue, items, busy, change, upload } = useUploadForm();
  const title = useRef<HTMLInputElement>(null);
  const send = (files: readonly File[]) => {
    upload(files);
    if (form.title.trim() === '') title.current?.focus();
  };
  return (
    <Card title={words.heading}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (chosenFiles.length > 0) send(chosenFiles);
        }}
      >
        <ImageFields typed={form} faults={faults} titleRef={title} onChange={change}>
          <FeaturedBox checked={form.featured} onChange={(featured) => change({ featured })} />
          <FileChooser error={faults.files} disabled={busy} onChoose={send} />
          {chosenFiles.length > 0 && (
            <Button type="submit" size="dense">
              {words.uploadChosen(chosenFiles.length)}
            </Button>
          )}
          <output>{busy && words.uploading}</output>
        </ImageFields>
      </form>
      <UploadList items={items} queue={queue} />
      {narrow.length > 0 && (
        <WarningNote className={apart}>
          <output>{words.narrow(narrow)}</output>
        </WarningNote>
      )}
      <Guarded
        dirty={busy}
        title={words.leaving.title}
        description={words.leaving.text}
        stay={words.leaving.stay}
        leave={words.leaving.leave}
      />
    </Card>
  );
}

const apart = css({ marginTop: '4' });
