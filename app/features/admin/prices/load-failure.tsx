import { Button } from '#app/ui/buttons/button';
import { emptyNote } from '#styled/recipes';

/** In place of the prices when they cannot be had (specification §8). */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={emptyNote()} role="alert">
      <p>Failed to load pricing data</p>
      <Button size="dense" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
