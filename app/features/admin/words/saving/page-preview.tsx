import { useState } from 'react';
import { SelectField } from '#app/ui/fields/select-field';
import { css } from '#styled/css';
import type { DocumentName } from '#domain/content/documents';
import { Choices } from './choices';
import { PreviewFrame } from './preview-frame';

const SCREENS = { Phone: 390, Laptop: 1280 } as const;
const THEMES = { Light: 'light', Dark: 'dark' } as const;

interface Props {
  name: DocumentName;
  value: unknown;
  /** Paths of pages; the first is shown first. */
  pages: readonly string[];
}

/** A page as it would be, made from what is not saved: on a phone and on a laptop, in both themes. */
export function PagePreview({ name, value, pages }: Props) {
  const [path, setPath] = useState(pages[0] ?? '/');
  const [screen, setScreen] = useState<keyof typeof SCREENS>('Phone');
  const [theme, setTheme] = useState<keyof typeof THEMES>('Light');
  const form = { path, theme: THEMES[theme], value: JSON.stringify(value) };
  return (
    <div className={stack}>
      <div className={controls}>
        <SelectField label="Page" value={path} onChange={({ target }) => setPath(target.value)}>
          {pages.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
        <Choices label="Width" options={SCREENS} chosen={screen} onChoose={setScreen} />
        <Choices label="Theme" options={THEMES} chosen={theme} onChoose={setTheme} />
      </div>
      <PreviewFrame
        // Another frame for another page: the browser's way back stays that of the desk.
        key={Object.values(form).join('\n')}
        name={name}
        form={form}
        width={SCREENS[screen]}
      />
    </div>
  );
}

const stack = css({ display: 'grid', gap: '3', minWidth: '0' });

const controls = css({
  display: 'grid',
  gap: '3',
  alignItems: 'end',
  gridTemplateColumns: { base: 'auto auto', md: 'minmax(0, 1fr) auto auto' },
  justifyContent: { base: 'space-between', md: 'normal' },
  '& > :first-child': { gridColumn: { base: '1 / -1', md: 'auto' } },
});
