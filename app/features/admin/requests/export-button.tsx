import { useMutation } from '@tanstack/react-query';
import { fetchExport } from '#app/api/desk';
import { asAdmin } from '#app/features/admin/sign-in/sign-in-again';
import { Button } from '#app/ui/button';
import { toast } from '#app/ui/toast';

/** Fetches an export and hands it to the browser as a file. */
export function ExportButton({ path, children }: { path: string; children: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => asAdmin(() => fetchExport(path)),
    onSuccess: save,
    onError: () => toast({ title: 'The export could not be made', variant: 'destructive' }),
  });
  return (
    <Button variant="line" size="dense" busy={isPending} onClick={() => mutate()}>
      {children}
    </Button>
  );
}

function save(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(address);
}
