import { dropSharedPhoto } from '#app/pwa/garden-photos/shared-photo';
import { Button } from '#app/ui/buttons/button';
import { TickIcon } from '#app/ui/icons/states/tick-icon';
import { css, cx } from '#styled/css';
import { answer } from '#styled/recipes';

/** A photo from the phone's share sheet waits for one of the designs. */
export function SharedPhoto() {
  const styles = answer({ tone: 'positive' });
  return (
    <div className={cx(styles.root, css({ marginTop: '0', marginBottom: '8' }))}>
      <TickIcon />
      <div>
        <output className={styles.title}>Choose a design for this photo</output>
        <p className={styles.text}>
          The photo you shared is on this device. Open “In a photo of your garden” at the design
          that shall stand in it.
        </p>
        <Button
          size="compact"
          variant="line"
          className={css({ marginTop: '3' })}
          onClick={() => void dropSharedPhoto()}
        >
          Forget the photo
        </Button>
      </div>
    </div>
  );
}
