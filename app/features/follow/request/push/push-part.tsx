import { usePush } from '#app/pwa/push/use-push';
import type { PushState } from '#app/pwa/push/push-device';
import { Button } from '#app/ui/buttons/button';
import { deviceName } from '#app/ui/screen/device-name';
import type { FollowView } from '#domain/order/contracts/follow';
import { css } from '#styled/css';

const FAILED = {
  on: 'That could not be turned on. It needs a signal, and some browsers do not allow it. Try again later.',
  off: 'That could not be turned off. It needs a signal. Try again later.',
};

type Props = { token: string } & Pick<FollowView, 'ended' | 'byEmail'>;

/** Being told on this device, for those who ask for it: permission is asked for by its button alone. */
export function PushPart({ token, ended, byEmail }: Props) {
  const { state, busy, failedPress, turnOn, turnOff } = usePush(token);
  // Of a request that is closed there is hardly more to tell; who is told still can end it.
  if (state === null || (ended !== null && state !== 'on')) return null;
  return (
    <section aria-labelledby="push-heading">
      <h2 id="push-heading" className={css({ textStyle: 'label', marginBottom: '3' })}>
        When something happens
      </h2>
      <div aria-live="polite" className={words}>
        <PushWords state={state} write={byEmail ? BY_EMAIL : HERE} />
        {failedPress !== null && <p className={fault}>{FAILED[failedPress]}</p>}
      </div>
      {(state === 'off' || state === 'on') && (
        // One button, so that it keeps the focus.
        <Button
          variant="line"
          size="compact"
          busy={busy}
          onClick={state === 'off' ? turnOn : turnOff}
        >
          {state === 'off' ? `Tell me on this ${deviceName()}` : 'Stop telling me here'}
        </Button>
      )}
    </section>
  );
}

const BY_EMAIL = { how: 'We write to you by email', each: 'for each of those emails' };
const HERE = { how: 'We write to you on this page', each: 'for each time we do' };

function PushWords({ state, write }: { state: PushState; write: typeof HERE }) {
  const device = deviceName();
  switch (state) {
    case 'off':
      return (
        <p>
          {write.how}. This {device} can tell you as well: one short notice {write.each}, and
          nothing else.
        </p>
      );
    case 'on':
      return (
        <p>
          {write.how}, and this {device} tells you as well.
        </p>
      );
    case 'denied':
      return (
        <p>
          {write.how}. This {device} could tell you as well, but your browser has been told to show
          no notifications of this site. Allow them in its settings for this site, then come back.
        </p>
      );
    case 'install':
      return (
        <>
          <p>
            {write.how}. An iPhone or iPad can tell you as well, but only for a site on its Home
            Screen:
          </p>
          <ol className={list}>
            <li>In Safari, press Share, then “Add to Home Screen”.</li>
            <li>Open the site from there, and go to “Your quote requests”.</li>
            <li>
              If this request is not in the list, press “Open a request by its link” there, and
              paste the link from our email.
            </li>
          </ol>
        </>
      );
    case 'unsupported':
      return <p>{write.how}. This browser cannot show notices of its own.</p>;
  }
}

const words = css({ color: 'textMuted', maxWidth: '56ch', '& + button': { marginTop: '4' } });

const fault = css({ color: 'danger', marginTop: '3' });

const list = css({
  listStyle: 'decimal',
  paddingLeft: '5',
  marginTop: '2',
  '& li': { marginTop: '1' },
});
