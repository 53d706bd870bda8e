import { useEffect, useId, useRef, useState } from 'react';
import { previewAddress } from '#app/api/content';
import { useElementSize } from '#app/ui/use-element-size';
import { css } from '#styled/css';
import type { DocumentName } from '#domain/content/documents';
import { Choices } from './choices';
import { SelectField } from '#app/ui/fields/select-field';

const SCREENS = { Phone: 390, Laptop: 1280 } as const;
const THEMES = { Light: 'light', Dark: 'dark' } as const;
/** Of the frame on our screen, in pixels. */
const HEIGHT = 520;

interface Props {
  name: DocumentName;
  value: unknown;
  /** Paths of pages; the first is shown first. */
  pages: readonly string[];
}

/**
 * A page as it would be, made by the server from what is not saved. A form posts the document into the frame: a frame
 * gets its own security policy so, and nothing has to be kept anywhere for it.
 */
export function PagePreview({ name, value, pages }: Props) {
  const [path, setPath] = useState(pages[0] ?? '/');
  const [screen, setScreen] = useState<keyof typeof SCREENS>('Phone');
  const [theme, setTheme] = useState<keyof typeof THEMES>('Light');
  const [failed, setFailed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const room = useElementSize(box)?.width ?? SCREENS[screen];
  const frame = useId();
  const document = JSON.stringify(value);
  useEffect(() => {
    setFailed(false);
    form.current?.submit();
  }, [document, path, theme]);
  const width = SCREENS[screen];
  const scale = Math.min(1, room / width);
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
      <form ref={form} method="post" action={previewAddress(name)} target={frame} hidden>
        <input type="hidden" name="path" value={path} />
        <input type="hidden" name="theme" value={THEMES[theme]} />
        <input type="hidden" name="value" value={document} />
      </form>
      {failed && (
        <p role="alert">This page could not be shown. Close this and try again: nothing is lost.</p>
      )}
      <div ref={box} className={view} style={{ height: HEIGHT }} hidden={failed}>
        <iframe
          // Another frame for another page: the browser's way back stays that of the desk.
          key={`${path} ${theme} ${document.length}`}
          name={frame}
          title={`${path} as it would be`}
          sandbox="allow-same-origin"
          className={paper}
          style={{ width, height: HEIGHT / scale, scale: String(scale) }}
          onLoad={({ currentTarget }) =>
            setFailed(currentTarget.contentDocument?.contentType === 'application/json')
          }
        />
      </div>
    </div>
  );
}

const stack = css({ display: 'grid', gap: '3', minWidth: '0' });

const controls = css({
  display: 'grid',
  gap: '3',
  alignItems: 'end',
  gridTemplateColumns: { base: '1fr 1fr', md: 'minmax(0, 1fr) auto auto' },
  '& > :first-child': { gridColumn: { base: '1 / -1', md: 'auto' } },
});

const view = css({
  display: 'flex',
  justifyContent: 'center',
  overflow: 'hidden',
  background: 'sunken',
  border: '1px solid {colors.line}',
});

const paper = css({ flex: 'none', border: '0', transformOrigin: 'top', background: 'canvas' });
