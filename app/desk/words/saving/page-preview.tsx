import { useEffect, useId, useRef, useState } from 'react';
import { previewAddress } from '#app/api/desk/content';
import { Spinner } from '#app/desk/frame/page/spinner';
import { Button } from '#app/ui/buttons/button';
import { SelectField } from '#app/ui/fields/select-field';
import { useElementSize } from '#app/ui/screen/use-element-size';
import { css } from '#styled/css';
import type { DocumentName } from '#domain/site/content/documents';

const SCREENS = { Phone: 390, Laptop: 1280 } as const;
const THEMES = { Light: 'light', Dark: 'dark' } as const;

/** Of the frame on our screen, in pixels. */
const PREVIEW_HEIGHT = 520;

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

interface ChoicesProps<Name extends string> {
  label: string;
  options: Readonly<Record<Name, unknown>>;
  chosen: Name;
  onChoose: (name: Name) => void;
}

/** A few things of which one is chosen, beside each other. */
function Choices<Name extends string>({ label, options, chosen, onChoose }: ChoicesProps<Name>) {
  return (
    <fieldset aria-label={label} className={row}>
      {(Object.keys(options) as Name[]).map((name) => (
        <Button
          key={name}
          size="dense"
          variant={name === chosen ? 'solid' : 'line'}
          aria-pressed={name === chosen}
          onClick={() => onChoose(name)}
        >
          {name}
        </Button>
      ))}
    </fieldset>
  );
}

interface FrameProps {
  name: DocumentName;
  /** The fields of `previewSchema`. */
  form: Readonly<Record<string, string>>;
  /** Of the page, in pixels. */
  width: number;
}

/**
 * One page in a frame, scaled to the room there is. A form posts the document into it: so the page comes with a security
 * policy of its own, and nothing has to be kept for it anywhere.
 */
function PreviewFrame({ name, form, width }: FrameProps) {
  const [failed, setFailed] = useState(false);
  const sending = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const room = useElementSize(box)?.width ?? width;
  const scale = Math.min(1, room / width);
  const target = useId();
  useEffect(() => sending.current?.submit(), []);
  return (
    <>
      <form ref={sending} method="post" action={previewAddress(name)} target={target} hidden>
        {Object.entries(form).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
      </form>
      {failed && (
        <p role="alert">This page could not be shown. Close this and try again: nothing is lost.</p>
      )}
      <div ref={box} className={view} style={{ height: PREVIEW_HEIGHT }} hidden={failed}>
        <iframe
          name={target}
          title={`${form['path']} as it would be`}
          sandbox="allow-same-origin"
          className={paper}
          style={{ width, height: PREVIEW_HEIGHT / scale, scale: String(scale) }}
          // What is wrong comes as JSON, as from every call.
          onLoad={({ currentTarget }) =>
            setFailed(currentTarget.contentDocument?.contentType === 'application/json')
          }
        />
      </div>
    </>
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

const row = css({ display: 'flex', gap: '1' });

const view = css({
  display: 'flex',
  justifyContent: 'center',
  overflow: 'hidden',
  background: 'sunken',
  border: '1px solid {colors.line}',
});

const paper = css({ flex: 'none', border: '0', transformOrigin: 'top', background: 'canvas' });
