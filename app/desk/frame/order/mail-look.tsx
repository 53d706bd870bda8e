import { useState } from 'react';
import type { PreviewCall } from '#app/api/desk/mail-previews';
import { css } from '#styled/css';
import { MailPreview } from './mail-preview';

/** Opens the mail that an action would send, in place; `call` is undefined while the action is not whole. */
export function MailLook({ call }: { call: PreviewCall | undefined }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={quiet}
        disabled={call === undefined}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Hide the mail' : 'See the mail'}
      </button>
      {open && call && <MailPreview call={call} />}
    </>
  );
}

const quiet = css({
  minHeight: 'dense',
  '@media (pointer: coarse), (max-width: 767px)': { minHeight: 'target' },
  paddingInline: '1',
  fontWeight: '520',
  textDecoration: 'underline',
  textDecorationColor: 'lineStrong',
  textUnderlineOffset: '4px',
  cursor: 'pointer',
  _hover: { textDecorationColor: 'text' },
  _disabled: { color: 'textMuted', textDecoration: 'none', cursor: 'not-allowed' },
});
