import { useState } from 'react';
import type { DesignRecord } from '#app/offline/designs/design-record';
import { removeDesign, restoreDesign, type RemovedDesign } from '#app/offline/designs/design-store';
import { toast } from '#app/ui/toasts/toast';

interface Row {
  design: DesignRecord;
  isDeleted: boolean;
}

/** Deletes designs, with undo for as long as the page is open. */
export function useDeletion() {
  const [deletedDesigns, setDeletedDesigns] = useState<
    readonly (RemovedDesign & { design: DesignRecord })[]
  >([]);
  const [restoredId, setRestoredId] = useState<string | null>(null);

  async function remove(design: DesignRecord) {
    try {
      const removedDesign = await removeDesign(design.id);
      if (removedDesign) setDeletedDesigns((before) => [...before, { ...removedDesign, design }]);
    } catch {
      toast({ title: 'The design could not be deleted', variant: 'destructive' });
    }
  }

  async function undo({ id }: DesignRecord) {
    const deletedDesign = deletedDesigns.find(({ design }) => design.id === id);
    if (!deletedDesign) return;
    try {
      await restoreDesign(deletedDesign);
      setRestoredId(id);
      setDeletedDesigns((before) => before.filter(({ design }) => design.id !== id));
    } catch {
      toast({ title: 'The design could not be put back', variant: 'destructive' });
    }
  }

  /** The designs including those deleted here in their old places, most recently changed first. */
  function rowsOf(designs: readonly DesignRecord[]): Row[] {
    const left = deletedDesigns.filter(({ design }) => !designs.some(({ id }) => id === design.id));
    return [
      ...designs.map((design) => ({ design, isDeleted: false })),
      ...left.map(({ design }) => ({ design, isDeleted: true })),
    ].toSorted((one, other) => other.design.updatedAt - one.design.updatedAt);
  }

  return { rowsOf, remove, undo, restoredId };
}
