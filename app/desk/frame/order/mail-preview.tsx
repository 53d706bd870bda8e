import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type PreviewCall, previewMail } from '#app/api/desk/mail-previews';
import { useSettled } from '#app/desk/frame/requests/search-box';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';
import type { MailPreview as Preview } from '#domain/order/contracts/admin/order';
import { css } from '#styled/css';
import { refusalOf } from './use-order-actions';

/** A mail to the homeowner as our server would write it now; follows what is typed. */
export function MailPreview({ call }: { call: PreviewCall }) {
  const said = useSettled(JSON.stringify(call.body));
  const { data, error, isFetching } = useQuery({
    queryKey: ['mail-preview', call.path, said],
    queryFn: ({ signal }) =>
      asAdmin(() => previewMail({ path: call.path, body: JSON.parse(said) }, signal)),
    placeholderData: keepPreviousData,
    // It may be another mail a moment later, and says who it is for.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return (
    <section aria-label="The mail" aria-busy={isFetching} className={paper}>
      {error && <p role="alert">{refusalOf(error).words}</p>}
      {!error && !data && <p className={muted}>Writing the mail</p>}
      {!error && data && (data.mail ? <Mail mail={data.mail} /> : <p>No mail is sent.</p>)}
    </section>
  );
}

function Mail({ mail }: { mail: NonNullable<Preview['mail']> }) {
  const { to, subject, text, attachments } = mail;
  return (
    <>
      <dl className={head}>
        <dt>To</dt>
        <dd translate="no">{to}</dd>
        <dt>Subject</dt>
        <dd>
          <b translate="no">{subject}</b>
        </dd>
        {attachments.length > 0 && (
          <>
            <dt>Attached</dt>
            <dd>{attachments.join(', ')}</dd>
          </>
        )}
      </dl>
      {/* Word for word as it goes out. */}
      <p className={body} translate="no">
        {text}
      </p>
    </>
  );
}

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

const paper = css({
  width: 'full',
  minWidth: '0',
  padding: '4',
  background: 'raised',
  border: '1px solid {colors.line}',
  borderTop: '2px solid {colors.mark}',
  textStyle: 'small',
  overflowWrap: 'anywhere',
});

const muted = css({ color: 'textMuted' });

const head = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '4',
  rowGap: '1',
  paddingBottom: '3',
  borderBottom: '1px solid {colors.line}',
  '& > dt': { color: 'textMuted' },
  '& b': { fontWeight: '600' },
});

const body = css({ whiteSpace: 'pre-line', marginTop: '3', maxWidth: '68ch' });

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
