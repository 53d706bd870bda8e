import { Button } from '#app/ui/button';
import { ShareIcon } from '#app/ui/icons/share-icon';
import { css } from '#styled/css';
import { notice } from '#styled/recipes';

type Props = {
  /** "prompt": the browser can ask. "ios": only the Share menu can install. */
  how: 'prompt' | 'ios';
  onInstall: () => void;
  /** Never to be asked again. */
  onDismiss: () => void;
  overBar?: boolean;
};

/** How to keep the site on the home screen, where it works without a signal. */
export function InstallNotice({ how, onInstall, onDismiss, overBar }: Props) {
  const styles = notice({ overBar });
  return (
    <section className={styles.root} aria-label="Install">
      <p className={styles.title}>Keep it on your home screen</p>
      <p className={styles.text}>It opens in the garden too, where there is no signal.</p>
      {how === 'ios' && <ShareSteps />}
      <div className={styles.acts}>
        {how === 'prompt' && (
          <Button size="compact" onClick={onInstall}>
            Install
          </Button>
        )}
        <Button size="compact" variant="line" onClick={onDismiss}>
          {how === 'prompt' ? 'No thanks' : 'Got it'}
        </Button>
      </div>
    </section>
  );
}

/** Safari installs only by hand. */
function ShareSteps() {
  return (
    <ol
      className={css({ marginTop: '2', textStyle: 'small', '& svg': { display: 'inline-block' } })}
    >
      <li>
        1. Press <ShareIcon className={css({ verticalAlign: '-4px' })} /> Share.
      </li>
      <li>2. Choose “Add to Home Screen”.</li>
    </ol>
  );
}
