import { useEffect, useRef } from 'react';
import { galleryAdmin } from '#app/content/gallery/gallery-admin';
import { FieldFrame } from '#app/ui/fields/field-frame';
import { IMAGE_TYPES } from '#domain/site/gallery/image-limits';
import { css, cx } from '#styled/css';

type Props = {
  error: string | undefined;
  disabled: boolean;
  onChoose: (files: readonly File[]) => void;
};

/** Not every system knows the type of a HEIC file. */
const ACCEPT = [...IMAGE_TYPES, 'image/heic', 'image/heif', '.heic', '.heif'].join(',');

/** Chooses files to upload. Cleared straight away, so that the same file can be chosen twice. */
export function FileChooser({ error, disabled, onChoose }: Props) {
  const input = useFocusBack(disabled);
  return (
    <FieldFrame label={galleryAdmin.upload.file} hint={galleryAdmin.upload.fileHint} error={error}>
      {({ className, ...ties }) => (
        <input
          {...ties}
          ref={input}
          type="file"
          className={cx(className, chooser)}
          accept={ACCEPT}
          multiple
          aria-required
          disabled={disabled}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            target.value = '';
            // Cancelling the browser's dialog is not an error.
            if (files.length > 0) onChoose(files);
          }}
        />
      )}
    </FieldFrame>
  );
}

/** A disabled input loses the focus; this restores it unless something else has it by then. */
function useFocusBack(disabled: boolean) {
  const input = useRef<HTMLInputElement>(null);
  const had = useRef(false);
  useEffect(() => {
    if (disabled) had.current = document.activeElement === document.body;
    else if (had.current && document.activeElement === document.body) input.current?.focus();
  }, [disabled]);
  return input;
}

const chooser = css({
  paddingBlock: '3px',
  cursor: 'pointer',
  '&::file-selector-button': {
    minHeight: '32px',
    marginRight: '3',
    paddingInline: '3',
    border: '1px solid {colors.lineStrong}',
    borderRadius: 'control',
    background: 'canvas',
    color: 'text',
    font: 'inherit',
    fontSize: '0.875rem',
    fontWeight: '560',
    cursor: 'pointer',
    '@media (pointer: coarse), (max-width: 767px)': { minHeight: '40px' },
  },
  _disabled: {
    background: 'sunken',
    borderColor: 'line',
    color: 'textMuted',
    cursor: 'not-allowed',
    '&::file-selector-button': { color: 'textMuted', cursor: 'not-allowed' },
  },
});
