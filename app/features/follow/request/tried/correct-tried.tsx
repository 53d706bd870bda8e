import { PlaceForm } from '#app/features/follow/request/place/place-form';
import { TextForm } from '#app/features/follow/request/text-form';
import type { HomeownerAction } from '#domain/order/history/actions';
import { css } from '#styled/css';

interface Props {
  action: HomeownerAction;
  onSend: (action: HomeownerAction) => Promise<void>;
  onBack: () => void;
}

/** What was refused, as it was typed, to be put right and sent again. */
export function CorrectTried({ action, onSend, onBack }: Props) {
  const words = { send: 'Send it again', back: 'Leave it', onBack };
  return (
    <div className={css({ marginTop: '3' })}>
      {action.kind === 'place-given' && <PlaceForm {...words} place={action} onSend={onSend} />}
      {'text' in action && (
        <TextForm
          {...words}
          label="Your words"
          beginning={action.text}
          action={(text) => ({ ...action, text })}
          onAction={onSend}
        />
      )}
    </div>
  );
}
