import { lazy, Suspense, useState } from 'react';
import type { DesignRecord } from '#app/offline/designs/design-record';
import { changeDesign } from '#app/offline/designs/design-store';
import { toast } from '#app/ui/toasts/toast';

const NameDialog = lazy(async () => ({
  default: (await import('#app/ui/designs/name-dialog')).NameDialog,
}));

interface Props {
  design: DesignRecord;
  designs: readonly DesignRecord[];
}

/** Renames a design; names must be unique. */
export function RenameButton({ design, designs }: Props) {
  const [dialog, setDialog] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const isTaken = (name: string) =>
    designs.some(
      (other) => other.id !== design.id && other.name.toLowerCase() === name.toLowerCase(),
    );
  return (
    <>
      <button
        type="button"
        aria-label={`Rename “${design.name}”`}
        onClick={() => setDialog('open')}
      >
        Rename
      </button>
      {dialog !== 'unasked' && (
        <Suspense>
          <NameDialog
            key={design.name}
            open={dialog === 'open'}
            onClose={() => setDialog('closed')}
            title="Rename this design"
            action="Rename"
            initial={design.name}
            objection={(name) => (isTaken(name) ? TAKEN : null)}
            onName={(name) => void rename(design.id, name)}
          />
        </Suspense>
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
