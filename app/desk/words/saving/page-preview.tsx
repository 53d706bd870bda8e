import { useState } from 'react';
import { Spinner } from '#app/desk/frame/page/spinner';
import { SelectField } from '#app/ui/fields/select-field';
import { css } from '#styled/css';
import type { DocumentName } from '#domain/site/content/documents';
import { Choices } from './choices';
import { PREVIEW_HEIGHT, PreviewFrame } from './preview-frame';

const SCREENS = { Phone: 390, Laptop: 1280 } as const;
const THEMES = { Light: 'light', Dark: 'dark' } as const;

interface Props {
  name: DocumentName;
  value: unknown;
  /** Paths of pages; the first is shown first. Undefined until they are known: there is room for them then. */
  pages: readonly string[] | undefined;
}

/** A page as it would be, made from what is not saved: on a phone and on a laptop, in both themes. */
export function PagePreview({ name, value, pages }: Props) {
  const [chosen, setPath] = useState<string>();
  const path = chosen ?? pages?.[0];
  const [screen, setScreen] = useState<keyof typeof SCREENS>('Phone');
  const [theme, setTheme] = useState<keyof typeof THEMES>('Light');
  const form = path && { path, theme: THEMES[theme], value: JSON.stringify(value) };
  return (
    <div className={stack}>
      <div className={controls}>
        <SelectField
          label="Page"
          value={path}
          disabled={!pages}
          onChange={({ target }) => setPath(target.value)}
        >
          {pages?.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
        <Choices label="Width" options={SCREENS} chosen={screen} onChoose={setScreen} />
        <Choices label="Theme" options={THEMES} chosen={theme} onChoose={setTheme} />
      </div>
      {form ? (
        <PreviewFrame
          // Another frame for another page: the browser's way back stays that of the desk.
          key={Object.values(form).join('\n')}
          name={name}
          form={form}
          width={SCREENS[screen]}
        />
      ) : (
        <div style={{ height: PREVIEW_HEIGHT }}>
          <Spinner label="Looking where it changes" />
        </div>
      )}
    </div>
  );
}

const stack = css({ display: 'grid', gap: '3', minWidth: '0' });

const controls = css({
  display: 'grid',
  gap: '3',
  alignItems: 'end',
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) auto auto' },
  '& > :first-child': { gridColumn: { base: '1 / -1', md: 'auto' } },
});
