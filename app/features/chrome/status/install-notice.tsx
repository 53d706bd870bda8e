import { Button } from '#app/ui/buttons/button';
import { ShareIcon } from '#app/ui/icons/share-icon';
import { css } from '#styled/css';
import { notice } from '#styled/recipes';

type Props = {
  /** "prompt": the browser has a dialog. "ios": only the Share menu can install. */
  offer: 'prompt' | 'ios';
  onInstall: () => void;
  /** Never offer it again. */
  onDismiss: () => void;
};

/** How to add the site to the home screen, where it works without a signal. */
export function InstallNotice({ offer, onInstall, onDismiss }: Props) {
  const styles = notice({ place: 'footer' });
  return (
    <section className={styles.root} aria-label="Install">
      <div>
        <p className={styles.title}>Keep it on your home screen</p>
        {offer === 'prompt' ? (
          <p className={styles.text}>It opens in the garden too, where there is no signal.</p>
        ) : (
          <p className={styles.text}>
            Press <ShareIcon className={inline} /> Share, then “Add to Home Screen”. It opens in the
            garden too, where there is no signal.
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {offer === 'prompt' && (
          <Button size="compact" variant="line" onClick={onInstall}>
            Install
          </Button>
        )}
        <Button size="compact" variant="line" onClick={onDismiss}>
          {offer === 'prompt' ? 'No thanks' : 'Got it'}
        </Button>
      </div>
    </section>
  );
}

const inline = css({ display: 'inline-block', verticalAlign: '-4px' });
