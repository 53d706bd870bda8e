import { useMutation } from '@tanstack/react-query';
import { fetchFile } from '#app/api/desk/inbox';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';
import { Button } from '#app/ui/buttons/button';
import { saveFile } from '#app/ui/download/save-file';
import { toast } from '#app/ui/toasts/toast';

interface Props {
  path: string;
  /** Shown when the download fails. */
  failure?: string;
  children: string;
}

/** Downloads a file that only the administrator may have. */
export function ExportButton({ path, failure = 'The export could not be made', children }: Props) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => asAdmin(() => fetchFile(path)),
    onSuccess: saveFile,
    onError: () => toast({ title: failure, variant: 'destructive' }),
  });
  return (
    <Button variant="line" size="dense" busy={isPending} onClick={() => mutate()}>
      {children}
    </Button>
  );
}
