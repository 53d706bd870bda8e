import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ComponentOf } from '#app/jsx/jsx-types';
import { homePage } from '#app/content/page-words/home-page';
import { Button } from '#app/ui/buttons/button';

/** Ark's state machine and the dialog: loaded at the first sign that the button may be pressed. */
const loadDialog = async () => (await import('./tool-dialog')).ToolDialog;

/** Preloads it; a failure shows when the button is pressed. */
const prepare = () => void loadDialog().catch(() => undefined);

/** "Build Your Room": asks which of the two tools to use. */
export function BuildButton() {
  const [Dialog, setDialog] = useState<ComponentOf<{ open: boolean; onClose: () => void }>>();
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();

  const ask = async () => {
    setOpen(true);
    try {
      const loaded = await loadDialog();
      setDialog(() => loaded);
    } catch {
      // Without the dialog, take the more common choice.
      await navigate({ to: '/builder' });
    }
  };

  return (
    <>
      <Button
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void ask()}
        busy={open && !Dialog}
        aria-haspopup="dialog"
      >
        {homePage.hero.buildButton}
      </Button>
      {Dialog && <Dialog open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
