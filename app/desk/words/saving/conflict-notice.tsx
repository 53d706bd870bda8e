import { ConflictAnswer } from '#app/desk/frame/versions/conflict-answer';
import { merged } from '#app/desk/frame/versions/merged';
import { ChangeList } from './changes/change-list';
import type { ContentKind } from './content-kind';
import type { ContentEditor } from './use-content-edit';
import type { ContentSaving } from './use-save-content';

interface Props<Value, Edit> {
  kind: ContentKind<Value, Edit>;
  editor: ContentEditor<Value, Edit>;
  saving: ContentSaving<Value>;
}

/** Somebody else has saved the document. */
export function ConflictNotice<Value, Edit>({ kind, editor, saving }: Props<Value, Edit>) {
  const { conflict, endConflict } = saving;
  const { edit, take, finish } = editor;
  if (!conflict || !edit) return null;
  const { base, value, note } = edit;
  return (
    <ConflictAnswer
      what={kind.what}
      version={conflict.revision}
      canKeep={value !== null}
      onKeep={() => {
        if (value === null) return;
        take(conflict, merged(base.value, value, conflict.value), note);
        endConflict();
      }}
      onDrop={() => {
        finish(conflict);
        endConflict();
      }}
    >
      <ChangeList
        changes={kind.changes(base.value, conflict.value)}
        caption="What somebody else has changed"
      />
    </ConflictAnswer>
  );
}
