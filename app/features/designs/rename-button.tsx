import { useState } from 'react';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { lazyPart } from '#app/ui/faults/lazy-part';
import type { DesignRecord } from '#app/offline/designs/design-record';
import { changeDesign } from '#app/offline/designs/design-store';
import { toast } from '#app/ui/toasts/toast';

const NameDialog = lazyPart(async () => (await import('#app/ui/designs/name-dialog')).NameDialog);

interface Props {
  design: DesignRecord;
  designs: readonly DesignRecord[];
}

/** Renames a design; names must be unique. */
export function RenameButton({ design, designs }: Props) {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(0);
  const isTaken = (name: string) =>
    designs.some(
      (other) => other.id !== design.id && other.name.toLowerCase() === name.toLowerCase(),
    );
  return (
    <>
      <button
        type="button"
        aria-label={`Rename “${design.name}”`}
        onClick={() => {
          setOpen(true);
          setAsked(asked + 1);
        }}
      >
        Rename
      </button>
      {asked > 0 && (
        <ErrorBoundary part="name dialog" asked waiting={null}>
          <NameDialog
            // Begins anew with each opening; with the new name it would lose the focus it gives back.
            key={asked}
            open={open}
            onClose={() => setOpen(false)}
            title="Rename this design"
            action="Rename"
            initial={design.name}
            objection={(name) => (isTaken(name) ? TAKEN : null)}
            onName={(name) => void rename(design.id, name)}
          />
        </ErrorBoundary>
      )}
    </>
  );
}

const TAKEN = { error: 'Another design has this name' };

async function rename(id: string, name: string) {
  try {
    await changeDesign(id, { name });
  } catch {
    toast({ title: 'The design could not be renamed', variant: 'destructive' });
  }
}
