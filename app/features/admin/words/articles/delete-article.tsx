import { useState } from 'react';
import { Button } from '#app/ui/buttons/button';
import { Dialog } from '#app/ui/dialog';
import { dialog } from '#styled/recipes';

interface Props {
  title: string;
  onDelete: () => void;
}

/** Takes an article away, after a question. */
export function DeleteArticle({ title, onDelete }: Props) {
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  return (
    <>
      <Button variant="line" size="dense" onClick={() => setAsked(true)}>
        Delete…
      </Button>
      <Dialog
        open={isAsked}
        onClose={close}
        role="alertdialog"
        size="small"
        title="Delete this article?"
        description={`“${title}” goes from the site and from this list, and its address leads nowhere. To keep it here and off the site, choose “Taken back” instead.`}
      >
        <div className={dialog().acts}>
          <Button variant="line" onClick={close}>
            Keep it
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              close();
              onDelete();
            }}
          >
            Delete
          </Button>
        </div>
      </Dialog>
    </>
  );
}
