import { toast as toastRecipe } from '#styled/recipes';
import { CloseIcon } from '#app/ui/icons/close-icon';
import { dismissToast, type ShownToast } from './toast-store';
import { useSwipeAway } from './use-swipe-away';
import { useToastTimer } from './use-toast-timer';

/** One message: dismissed after 5 seconds, by its button, or by a swipe of 50 px. */
export function ToastCard({ message }: { message: ShownToast }) {
  const dismiss = () => dismissToast(message.id);
  const pause = useToastTimer(dismiss);
  const swipe = useSwipeAway(dismiss);
  const styles = toastRecipe({ tone: message.variant });
  return (
    <div className={styles.root} {...pause} {...swipe}>
      <div className={styles.body}>
        <p className={styles.title}>{message.title}</p>
        {message.description && <p className={styles.text}>{message.description}</p>}
      </div>
      <button type="button" className={styles.close} aria-label="Close" onClick={dismiss}>
        <CloseIcon />
      </button>
    </div>
  );
}
