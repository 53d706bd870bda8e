import { useEffect, useId, useRef, useState } from 'react';
import { previewAddress } from '#app/api/desk/content';
import { useElementSize } from '#app/ui/screen/use-element-size';
import { css } from '#styled/css';
import type { DocumentName } from '#domain/site/content/documents';

/** Of the frame on our screen, in pixels. */
export const PREVIEW_HEIGHT = 520;

interface Props {
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
export function PreviewFrame({ name, form, width }: Props) {
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

const view = css({
  display: 'flex',
  justifyContent: 'center',
  overflow: 'hidden',
  background: 'sunken',
  border: '1px solid {colors.line}',
});

const paper = css({ flex: 'none', border: '0', transformOrigin: 'top', background: 'canvas' });
