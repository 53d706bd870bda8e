import { useState } from 'react';
import type { DesignRecord } from '#app/offline/designs/design-record';
import { removeDesign, restoreDesign, type RemovedDesign } from '#app/offline/designs/design-store';
import { toast } from '#app/ui/toasts/toast';

interface Row {
  design: DesignRecord;
  deleted: boolean;
}

/** Deletes designs, with undo for as long as the page is open. */
export function useDeletion() {
  const [gone, setGone] = useState<readonly (RemovedDesign & { design: DesignRecord })[]>([]);
  const [restored, setRestored] = useState<string | null>(null);

  async function remove(design: DesignRecord) {
    try {
      const removed = await removeDesign(design.id);
      if (removed) setGone((before) => [...before, { ...removed, design }]);
    } catch {
      toast({ title: 'The design could not be deleted', variant: 'destructive' });
    }
  }

  async function undo({ id }: DesignRecord) {
    const found = gone.find(({ design }) => design.id === id);
    if (!found) return;
    try {
      await restoreDesign(found);
      setRestored(id);
      setGone((before) => before.filter(({ design }) => design.id !== id));
    } catch {
      toast({ title: 'The design could not be put back', variant: 'destructive' });
    }
  }

  /** The designs including those deleted here in their old places, most recently changed first. */
  function rowsOf(designs: readonly DesignRecord[]): Row[] {
    const left = gone.filter(({ design }) => !designs.some(({ id }) => id === design.id));
    return [
      ...designs.map((design) => ({ design, deleted: false })),
      ...left.map(({ design }) => ({ design, deleted: true })),
    ].toSorted((one, other) => other.design.updatedAt - one.design.updatedAt);
  }

  return { rowsOf, remove, undo, restored };
}
