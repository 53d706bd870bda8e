import { useSyncExternalStore } from 'react';
import { toast as toastRecipe } from '#styled/recipes';
import { currentToast, onToastChange } from './toast-store';

/** Where messages appear, once per page. The live region exists before its first message. */
export function Toaster() {
  const message = useSyncExternalStore(onToastChange, currentToast, () => null);
  return (
    <div className={toastRecipe().region} aria-live="polite">
      {message && <message.Card key={message.id} message={message} />}
    </div>
  );
}
