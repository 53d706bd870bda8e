import { useState, type FormEvent } from 'react';
import * as z from 'zod/mini';
import { Button } from '#app/ui/buttons/button';
import { Dialog } from '#app/ui/dialog';
import { TextField } from '#app/ui/fields/text-field';
import { designNameSchema } from '#domain/design/sharing/design-name';
import { css } from '#styled/css';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The button's label: "Save", "Rename". */
  action: string;
  initial: string;
  /** What to show when another design has the name; null when it is free. */
  objection: (name: string) => { error?: string; hint?: string; action?: string } | null;
  onName: (name: string) => void;
}

/** Asks for a design's name. */
export function NameDialog({ open, onClose, title, action, initial, objection, onName }: Props) {
  const [typed, setTyped] = useState(initial);
  const [isAsked, setAsked] = useState(false);
  const read = z.safeParse(designNameSchema, typed);
  const found = read.success ? objection(read.data) : null;
  const error = read.success ? found?.error : read.error.issues[0]?.message;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!read.success || error) return;
    onClose();
    onName(read.data);
  };
  return (
    <Dialog open={open} onClose={onClose} title={title} size="small">
      <form className={form} noValidate onSubmit={submit}>
        <TextField
          label="Name of the design"
          hint={found?.hint}
          error={isAsked ? error : undefined}
          value={typed}
          autoComplete="off"
          data-autofocus
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <div className={actions}>
          <Button type="submit">{found?.action ?? action}</Button>
          <Button variant="line" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const form = css({ display: 'grid', gap: '5' });

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });
