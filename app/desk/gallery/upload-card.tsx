import { useRef } from 'react';
import { galleryAdmin } from '#app/content/gallery/gallery-admin';
import { Guarded } from '#app/desk/frame/guarded';
import { Button } from '#app/ui/buttons/button';
import { SelectField } from '#app/ui/fields/select-field';
import { TextAreaField } from '#app/ui/fields/text-area-field';
import { TextField } from '#app/ui/fields/text-field';
import { GALLERY_CATEGORIES } from '#domain/site/gallery/gallery-categories';
import { css } from '#styled/css';
import { Card } from './card';
import { FeaturedBox } from './featured-box';
import { FileChooser } from './file-chooser';
import { UploadList } from './upload-list';
import { useUploadForm } from './use-upload-form';

const words = galleryAdmin.upload;

/** "Upload New Image" (specification §2): the upload starts when files are chosen. */
export function UploadCard() {
  const { form, faults, chosenFiles, queue, items, busy, change, upload } = useUploadForm();
  const title = useRef<HTMLInputElement>(null);
  const send = (files: readonly File[]) => {
    upload(files);
    if (form.title.trim() === '') title.current?.focus();
  };
  return (
    <Card title={words.heading}>
      <form
        className={fields}
        onSubmit={(event) => {
          event.preventDefault();
          if (chosenFiles.length > 0) send(chosenFiles);
        }}
      >
        <TextField
          ref={title}
          label={words.title}
          required
          maxLength={200}
          value={form.title}
          error={faults.title}
          onChange={({ target }) => change({ title: target.value })}
        />
        <TextAreaField
          label={words.description}
          hint={words.optional}
          rows={3}
          maxLength={2000}
          value={form.description}
          onChange={({ target }) => change({ description: target.value })}
        />
        <SelectField
          label={words.category}
          required
          value={form.category}
          onChange={({ target }) => {
            const chosenOne = GALLERY_CATEGORIES.find(({ id }) => id === target.value);
            if (chosenOne) change({ category: chosenOne.id });
          }}
        >
          {GALLERY_CATEGORIES.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField
          label={words.tags}
          hint={words.tagsHint}
          value={form.tags}
          onChange={({ target }) => change({ tags: target.value })}
        />
        <FeaturedBox checked={form.featured} onChange={(featured) => change({ featured })} />
        <FileChooser error={faults.files} disabled={busy} onChoose={send} />
        {chosenFiles.length > 0 && (
          <Button type="submit" size="dense">
            {words.uploadChosen(chosenFiles.length)}
          </Button>
        )}
        <output>{busy && words.uploading}</output>
      </form>
      <UploadList items={items} queue={queue} />
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

const fields = css({
  display: 'grid',
  gap: '4',
  '& label': { fontSize: '0.875rem' },
  '& :is(input:not([type=checkbox]), select, textarea)': {
    minHeight: 'dense',
    paddingInline: '3',
    fontSize: '0.9375rem',
    '@media (pointer: coarse), (max-width: 767px)': { minHeight: 'target', fontSize: '1rem' },
  },
});
