import { Button } from '#app/ui/buttons/button';
import { emptyNote } from '#styled/recipes';

/** Replaces the prices when they cannot be loaded (specification §8). */
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
