import { Button } from '#app/ui/buttons/button';
import { css } from '#styled/css';
import { Spinner } from './spinner';
import { WarningNote } from './warning-note';

interface Props {
  /** "The people" */
  what: string;
  query: { data: unknown; isError: boolean; refetch: () => unknown };
}

/** What a screen says above its data: that it is loading, that it cannot be loaded, or that it is what was known last. */
export function LoadState({ what, query: { data, isError, refetch } }: Props) {
  if (!isError) return data === undefined && <Spinner label={`Loading ${what.toLowerCase()}`} />;
  return (
    <WarningNote role="alert" className={apart}>
      <p>
        {data === undefined
          ? `${what} could not be loaded.`
          : 'The server cannot be reached: this is what it said last.'}
      </p>
      <Button variant="line" size="dense" onClick={() => void refetch()}>
        Try again
      </Button>
    </WarningNote>
  );
}

const apart = css({ marginBlock: '3' });
