import { ConflictAnswer } from '#app/desk/frame/versions/conflict-answer';
import { ChangesTable } from './changes-table';
import type { EditorParts } from '#app/desk/prices/fields/editor-parts';
import { merged } from '#app/desk/frame/versions/merged';
import { pricingChanges } from './pricing-changes';

/** Somebody else has saved prices. */
export function ConflictNotice({ editor, saving }: EditorParts) {
  const { conflict, endConflict } = saving;
  const { edit, take, finish } = editor;
  if (!conflict || !edit) return null;
  const { base, pricing, note } = edit;
  return (
    <ConflictAnswer
      what="prices"
      version={conflict.version}
      onKeep={() => {
        take(conflict, merged(base.pricing, pricing, conflict.pricing), note);
        endConflict();
      }}
      onDrop={() => {
        finish(conflict);
        endConflict();
      }}
    >
      <ChangesTable
        changes={pricingChanges(base.pricing, conflict.pricing)}
        caption="What somebody else has changed"
      />
    </ConflictAnswer>
  );
}
