import type { ReactNode, Ref } from 'react';
import { galleryAdmin } from '#app/content/gallery/gallery-admin';
import { SelectField } from '#app/ui/fields/select-field';
import { TextAreaField } from '#app/ui/fields/text-area-field';
import { TextField } from '#app/ui/fields/text-field';
import { GALLERY_CATEGORIES, galleryCategoryLabel } from '#domain/site/gallery/gallery-categories';
import { css } from '#styled/css';
import type { ImageForm, TypedWords, WordFaults } from './image-words';

const words = galleryAdmin.upload;

type Props = {
  typed: TypedWords;
  faults: WordFaults;
  titleRef?: Ref<HTMLInputElement>;
  onChange: (changes: Partial<Omit<ImageForm, 'featured'>>) => void;
  /** What follows in the same column. */
  children?: ReactNode;
};

/** The boxes for what is said of a picture. */
export function ImageFields({ typed, faults, titleRef, onChange, children }: Props) {
  const isRetired = GALLERY_CATEGORIES.every(({ id }) => id !== typed.category);
  return (
    <div className={fields}>
      <TextField
        ref={titleRef}
        label={words.title}
        required
        maxLength={200}
        value={typed.title}
        error={faults.title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextAreaField
        label={words.description}
        hint={words.optional}
        rows={3}
        maxLength={2000}
        value={typed.description}
        error={faults.description}
        onChange={({ target }) => onChange({ description: target.value })}
      />
      <SelectField
        label={words.category}
        required
        value={typed.category}
        error={faults.category}
        onChange={({ target }) => {
          const chosenOne = GALLERY_CATEGORIES.find(({ id }) => id === target.value);
          if (chosenOne) onChange({ category: chosenOne.id });
        }}
      >
        {isRetired && (
          <option value={typed.category}>{galleryCategoryLabel(typed.category)}</option>
        )}
        {GALLERY_CATEGORIES.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        label={words.tags}
        hint={words.tagsHint}
        value={typed.tags}
        error={faults.tags}
        onChange={({ target }) => onChange({ tags: target.value })}
      />
      {children}
    </div>
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
