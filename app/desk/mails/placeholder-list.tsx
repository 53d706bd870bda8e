import { css } from '#styled/css';
import {
  neededBy,
  PLACEHOLDERS,
  placeholdersOf,
  type MailKind,
} from '#domain/order/mails/mail-kinds';

/** What can be written in braces, and what it becomes. */
export function PlaceholderList({ kind }: { kind: MailKind }) {
  const needed = neededBy(kind);
  return (
    <dl className={list}>
      {placeholdersOf(kind).map((name) => (
        <div key={name} className={row}>
          <dt>
            <code className={code}>{`{${name}}`}</code>
          </dt>
          <dd className={muted}>
            {PLACEHOLDERS[name]}
            {needed.includes(name) ? ' (must be in the text)' : ''}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const list = css({ display: 'grid', gap: '1', textStyle: 'small' });

const row = css({ display: 'grid', gridTemplateColumns: '112px minmax(0, 1fr)', gap: '3' });

const code = css({ fontFamily: 'text', fontWeight: '560' });

const muted = css({ color: 'textMuted' });
