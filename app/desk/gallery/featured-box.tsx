import { galleryAdmin } from '#app/content/gallery/gallery-admin';
import { css } from '#styled/css';

type Props = { checked: boolean; onChange: (checked: boolean) => void };

/** Whether to show the picture on the home page. */
export function FeaturedBox({ checked, onChange }: Props) {
  return (
    <label className={row}>
      <input
        type="checkbox"
        className={box}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {galleryAdmin.upload.featured}
    </label>
  );
}

const row = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3',
  justifySelf: 'start',
  minHeight: 'dense',
  '@media (pointer: coarse), (max-width: 767px)': { minHeight: 'target' },
  textStyle: 'label',
  cursor: 'pointer',
});

const box = css({
  margin: '0',
  width: '20px',
  height: '20px',
  flex: 'none',
  accentColor: '{colors.accent}',
});
