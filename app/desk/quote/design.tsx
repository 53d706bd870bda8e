import { useState } from 'react';
import { TextField } from '#app/ui/fields/text-field';
import { css } from '#styled/css';
import { readShareCode } from '#domain/design/sharing/read-share-code';

interface Props {
  design: string | null;
  onChange: (design: string) => void;
}

/** The design that is drawn in the quote: opened as a copy, and put back by its link. */
export function Design({ design, onChange }: Props) {
  const [link, setLink] = useState('');
  const code = link.trim().split('#').at(-1) ?? '';
  const read = readShareCode(code);
  const type = (text: string) => {
    setLink(text);
    const typed = text.trim().split('#').at(-1) ?? '';
    if (readShareCode(typed).ok) onChange(typed);
  };
  return (
    <section className={part}>
      <h2 className={heading}>Design</h2>
      {design === null ? (
        <p>Something in the design is no longer known, so the quote has no drawings.</p>
      ) : (
        <p>
          <a className={open} href={`/shared#${design}`} target="_blank" rel="noreferrer">
            Open a copy of the design
          </a>
        </p>
      )}
      <div className={field}>
        <TextField
          label="Link of a changed design"
          hint="From Share in the builder. The prices of the lines stay as they are."
          value={link}
          error={link !== '' && !read.ok ? 'This is not a link to a design' : undefined}
          onChange={({ target }) => type(target.value)}
        />
        {link !== '' && read.ok && <p className={muted}>The quote now has this design.</p>}
      </div>
    </section>
  );
}

const part = css({ marginTop: '8' });

const heading = css({ textStyle: 'subheading', marginBottom: '2' });

const open = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'target',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
});

const field = css({ maxWidth: 'form', display: 'grid', gap: '1' });

const muted = css({ color: 'textMuted' });
