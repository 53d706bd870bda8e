import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { rowsOf } from '#app/desk/frame/document/csv-file';
import { Button } from '#app/ui/buttons/button';
import { Dialog } from '#app/ui/dialog';
import { toast } from '#app/ui/toasts/toast';
import type { DeskMoney } from '#domain/order/contracts/admin/money';
import { Statement } from './statement';

interface Props {
  invoices: DeskMoney['invoices'];
  onNoted: () => void;
}

/** A year of a busy account has less. */
const MOST_BYTES = 20_000_000;

/** A bank's statement, read on this device: what it pays is looked at before anything is noted. */
export function ReadStatement({ invoices, onNoted }: Props) {
  const chooser = useRef<HTMLInputElement>(null);
  const [rows, setRows] = useState<string[][]>();
  const { mutate, isPending } = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > MOST_BYTES) throw new Error('The statement has over 20 MB');
      return rowsOf(file);
    },
    onSuccess: setRows,
    onError: () =>
      toast({
        title: 'The statement could not be read',
        description: 'Save it at the bank as CSV, up to 20 MB, check the signal, and try again.',
        variant: 'destructive',
      }),
  });
  const close = () => {
    setRows(undefined);
    onNoted();
  };
  return (
    <>
      <Button size="dense" busy={isPending} onClick={() => chooser.current?.click()}>
        Read a bank statement
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".csv,text/csv"
        aria-label="Bank statement as CSV"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) mutate(file);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
      {rows && (
        <Dialog
          open
          size="wide"
          onClose={close}
          title="What the statement pays"
          description="It is read on this device. Nothing is noted before you press the button below."
        >
          <Statement rows={rows} invoices={invoices} onClose={close} />
        </Dialog>
      )}
    </>
  );
}
