import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { saveSetting, type DeskSetting } from '#app/api/desk/desk-settings';
import { ActButtons } from '#app/desk/frame/order/act-buttons';
import { Guarded } from '#app/desk/frame/guarded';
import { RefusalNote } from '#app/desk/frame/order/refusal-note';
import { refusalOf } from '#app/desk/frame/order/use-order-acts';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';
import { Button } from '#app/ui/buttons/button';
import { toast } from '#app/ui/toasts/toast';

export interface SettingFormProps<Value, Edit> {
  setting: DeskSetting<Value>;
  stored: { revision: number; value: Value };
  /** "the terms", in the middle of a sentence. */
  what: string;
  /** "The terms are saved". */
  saved: string;
  /** What the form shows of a value, as text that is typed. */
  editOf: (value: Value) => Edit;
  /** The value that is typed; null while it cannot be kept. */
  valueOf: (edit: Edit) => Value | null;
  /** What else shows the setting: keys of the query cache. */
  shownBy?: readonly (readonly string[])[];
  className?: string;
  children: (edit: Edit, change: (edit: Edit) => void) => ReactNode;
}

/** The fields of a setting, saved whole over the revision they were made from. */
export function SettingForm<Value, Edit>({
  setting,
  stored,
  what,
  saved,
  editOf,
  valueOf,
  shownBy = [],
  className,
  children,
}: SettingFormProps<Value, Edit>) {
  const queryClient = useQueryClient();
  const [edit, setEdit] = useState(() => editOf(stored.value));
  const [kept, setKept] = useState(edit);
  const value = valueOf(edit);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (whole: Value) =>
      asAdmin(() => saveSetting(setting, { revision: stored.revision, value: whole })),
    onSuccess: () => {
      setKept(edit);
      toast({ title: saved });
    },
    onSettled: () =>
      Promise.all(
        [[setting.path], ...shownBy].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  });
  const refused = error ? refusalOf(error, stored.revision) : undefined;
  const takeTheirs = () => {
    const theirs = editOf(stored.value);
    setEdit(theirs);
    setKept(theirs);
    reset();
  };
  return (
    <Guarded dirty={edit !== kept} title={`Leave without saving ${what}?`}>
      {(close) => (
        <form
          className={className}
          onSubmit={(event) => {
            event.preventDefault();
            if (value !== null) mutate(value);
          }}
        >
          {children(edit, setEdit)}
          <div>
            <RefusalNote refused={refused} />
            {refused?.over !== undefined && (
              <Button variant="line" size="dense" onClick={takeTheirs}>
                Drop mine and show what is there now
              </Button>
            )}
          </div>
          <ActButtons
            busy={isPending}
            disabled={value === null}
            pristine={edit === kept}
            go={`Save ${what}`}
            cancel="Undo"
            onCancel={() => close(() => setEdit(kept))}
          />
        </form>
      )}
    </Guarded>
  );
}
