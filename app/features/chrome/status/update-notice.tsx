import { useState } from 'react';
import { Button } from '#app/ui/buttons/button';
import { notice } from '#styled/recipes';

type Props = { onReload: () => void; onLater: () => void; overBar?: boolean };

/** A new version is waiting and is installed only when the homeowner agrees. */
export function UpdateNotice({ onReload, onLater, overBar }: Props) {
  const styles = notice({ overBar });
  const [isReloading, setReloading] = useState(false);
  const reload = () => {
    setReloading(true);
    onReload();
  };
  return (
    <section className={styles.root} aria-label="Update">
      <p className={styles.title}>A new version is ready</p>
      <p className={styles.text}>What you have entered stays where it is.</p>
      <div className={styles.actions}>
        <Button size="compact" busy={isReloading} onClick={reload}>
          Reload
        </Button>
        <Button size="compact" variant="line" onClick={onLater}>
          Later
        </Button>
      </div>
    </section>
  );
}
