import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { sendTestMail } from '#app/api/desk/today';
import { refusalOf } from '#app/desk/frame/order/use-order-actions';
import { WarningNote } from '#app/desk/frame/page/warning-note';
import { mailWords } from '#app/desk/frame/requests/mail-words';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';
import { useNow } from '#app/desk/frame/use-now';
import { Button } from '#app/ui/buttons/button';
import type { DeskToday, TestMail } from '#domain/order/contracts/admin/today';
import { css } from '#styled/css';
import { keptWords, testWords } from './today-words';

type Mail = NonNullable<DeskToday['mail']>;

/** Whether mail leaves, what did not, and a way to try. */
export function MailPart({ mail }: { mail: Mail }) {
  const kept = keptWords(mail);
  const test = useMutation({ mutationFn: () => asAdmin(sendTestMail) });
  return (
    <section aria-labelledby="mail">
      <h2 id="mail" className={heading}>
        Mail
      </h2>
      {!mail.isSetUp && <WarningNote>{kept}</WarningNote>}
      {mail.isSetUp && kept !== '' && <p>{kept}</p>}
      <Left left={mail.left} />
      <div className={tries}>
        <Button variant="line" size="dense" busy={test.isPending} onClick={() => test.mutate()}>
          Send a test mail
        </Button>
        <output className={answer}>
          {test.error && refusalOf(test.error).words}
          {test.data && <Answer answered={test.data} />}
        </output>
      </div>
    </section>
  );
}

/** The messages that did not leave, each with the way to its request. */
function Left({ left }: Pick<Mail, 'left'>) {
  const now = useNow();
  if (left.length === 0) return null;
  return (
    <ul className={list} aria-label="Mail that did not leave">
      {left.map(({ kind, request, reference, mail }) => (
        <li key={`${request} ${mail.to} ${mail.since}`} className={row}>
          <Link to={`/admin/${kind}`} search={{ request }} className={link}>
            {reference ?? 'An enquiry'}, to {mail.to === 'homeowner' ? 'the homeowner' : 'us'}
          </Link>
          <span className={muted}>{mailWords(mail, now)}</span>
        </li>
      ))}
    </ul>
  );
}

function Answer({ answered }: { answered: TestMail }) {
  const { problem } = answered;
  return (
    <>
      {testWords(answered)}
      {problem !== null && <span className={words}>{problem}</span>}
    </>
  );
}

const heading = css({ textStyle: 'subheading', marginBottom: '2' });

const list = css({ borderTop: '1px solid {colors.line}', marginTop: '3' });

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: '1fr auto' },
  alignItems: 'center',
  columnGap: '4',
  minHeight: 'target',
  paddingBlock: { base: '2', md: '0' },
  borderBottom: '1px solid {colors.line}',
});

const link = css({ textDecoration: 'underline', paddingBlock: { base: '1', md: '3' } });

const muted = css({ color: 'textMuted' });

const tries = css({ marginTop: '4' });

const answer = css({
  display: 'block',
  overflowWrap: 'anywhere',
  _empty: { display: 'none' },
  marginTop: '2',
});

const words = css({
  display: 'block',
  marginTop: '1',
  paddingLeft: '3',
  borderLeft: '2px solid {colors.line}',
});
