import { useBlocker } from '@tanstack/react-router';
import { galleryAdmin } from '#app/content/gallery/gallery-admin';
import { Button } from '#app/ui/buttons/button';
import { Dialog } from '#app/ui/dialog';
import { dialog } from '#styled/recipes';

const words = galleryAdmin.upload.leaving;

/** Asks before leaving the screen while pictures are uploading. */
export function LeaveQuestion({ when }: { when: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => when,
    enableBeforeUnload: () => when,
    withResolver: true,
  });
  return (
    <Dialog
      open={status === 'blocked'}
      onClose={() => reset?.()}
      role="alertdialog"
      size="small"
      title={words.title}
      description={words.text}
    >
      <div className={dialog().acts}>
        <Button variant="line" onClick={() => reset?.()}>
          {words.stay}
        </Button>
        <Button variant="danger" onClick={() => proceed?.()}>
          {words.leave}
        </Button>
      </div>
    </Dialog>
  );
}
