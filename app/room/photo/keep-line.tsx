import { useState, useSyncExternalStore, type CSSProperties } from 'react';
import { forgetOldestPhoto, keepProblem } from '#app/pwa/garden-photos/keep-photo';
import { Button } from '#app/ui/buttons/button';
import { toast } from '#app/ui/toasts/toast';

interface Props {
  /** A photograph was shared to the app while this one is kept here. */
  isOffered: boolean;
  onTakeShared: () => void;
  onDropShared: () => void;
}

/** What is to be decided, or known, about keeping the photograph; nothing otherwise. */
export function KeepLine({ isOffered, onTakeShared, onDropShared }: Props) {
  const problem = useSyncExternalStore(keepProblem.subscribe, keepProblem.get);
  if (isOffered)
    return (
      <div role="alert" style={line}>
        <p>A photo has been shared with us. Use it in place of the one that is kept here?</p>
        <Button size="compact" onClick={onTakeShared}>
          Use it
        </Button>
        <Button size="compact" variant="line" onClick={onDropShared}>
          Keep this one
        </Button>
      </div>
    );
  if (problem === 'no-space')
    return (
      <p role="alert" style={line}>
        This device has no space to keep the photo. It stays until this page is closed.
      </p>
    );
  if (problem === 'many')
    return (
      <div role="alert" style={line}>
        <p>Ten designs have a photo here already, so this one is not kept.</p>
        <Button size="compact" variant="line" onClick={() => void forgetOldest()}>
          Forget the oldest
        </Button>
      </div>
    );
  return null;
}

async function forgetOldest() {
  try {
    const name = await forgetOldestPhoto();
    if (name !== null) toast({ title: `The photo of “${name}” is forgotten` });
  } catch {
    toast({ title: 'The photo could not be forgotten', variant: 'destructive' });
  }
}

/** Forgets the photograph, after asking. */
export function ForgetPhoto({ onForget }: { onForget: () => Promise<void> }) {
  const [isAsking, setAsking] = useState(false);
  async function forget() {
    try {
      await onForget();
    } catch {
      toast({ title: 'The photo could not be forgotten', variant: 'destructive' });
    }
  }
  if (!isAsking)
    return (
      <Button
        size="compact"
        variant="line"
        style={{ paddingInline: 10 }}
        onClick={() => setAsking(true)}
      >
        Forget this photo
      </Button>
    );
  return (
    <div role="alert" style={line}>
      <p>Forget the photo, and where the room stands in it?</p>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed has gone */}
      <Button size="compact" variant="line" autoFocus onClick={() => setAsking(false)}>
        Keep it
      </Button>
      <Button size="compact" variant="danger" onClick={() => void forget()}>
        Yes, forget it
      </Button>
    </div>
  );
}

const line: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' };
