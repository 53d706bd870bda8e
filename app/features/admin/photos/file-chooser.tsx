import { galleryDesk } from '#app/content/gallery-desk';
import { FieldFrame } from '#app/ui/field-frame';
import { PHOTO_TYPES } from '#domain/photo-limits';
import { css, cx } from '#styled/css';

type Props = {
  error: string | undefined;
  disabled: boolean;
  onChoose: (files: readonly File[]) => void;
};

const ACCEPT = PHOTO_TYPES.join(',');

/** The files to upload. It is empty again at once, so that the same file can be chosen twice. */
export function FileChooser({ error, disabled, onChoose }: Props) {
  return (
    <FieldFrame label={galleryDesk.upload.file} hint={galleryDesk.upload.fileHint} error={error}>
      {({ className, ...ties }) => (
        <input
          {...ties}
          type="file"
          className={cx(className, chooser)}
          accept={ACCEPT}
          multiple
          aria-required
          disabled={disabled}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            target.value = '';
            // Leaving the browser's dialog without a choice is no mistake.
            if (files.length > 0) onChoose(files);
          }}
        />
      )}
    </FieldFrame>
  );
}

const chooser = css({
  paddingBlock: '6px',
  paddingInline: '6px',
  fontSize: '0.875rem',
  cursor: 'pointer',
  '&::file-selector-button': {
    minHeight: '36px',
    marginRight: '3',
    paddingInline: '14px',
    border: '1px solid {colors.lineStrong}',
    borderRadius: 'control',
    background: 'canvas',
    color: 'text',
    font: 'inherit',
    fontWeight: '560',
    cursor: 'pointer',
  },
  _disabled: {
    background: 'sunken',
    borderColor: 'line',
    color: 'textMuted',
    cursor: 'not-allowed',
    '&::file-selector-button': { color: 'textMuted', cursor: 'not-allowed' },
  },
});
