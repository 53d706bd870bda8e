import { useState } from 'react';
import { Button } from '#app/ui/buttons/button';
import { Dialog } from '#app/ui/dialog';
import { TextField } from '#app/ui/fields/text-field';
import { dialog } from '#styled/recipes';
import { safeAddress } from '#domain/site/content/markdown/safe-address';

interface Props {
  /** Where the link leads that is there now; empty for none. */
  current: string;
  /** Where the focus goes when it closes. */
  finalFocus?: () => HTMLElement;
  onClose: () => void;
  /** An empty address takes the link away. */
  onSet: (address: string) => void;
}

/** Where chosen words lead. */
export function LinkDialog({ current, finalFocus, onClose, onSet }: Props) {
  const [address, setAddress] = useState(current);
  const [isTried, setTried] = useState(false);
  const isWrong = address.trim() === '' || safeAddress(address) === null;
  const end = (to: string) => {
    onSet(to);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      finalFocus={finalFocus}
      size="small"
      title="Where does the link lead?"
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // The form around it is another one.
          event.stopPropagation();
          setTried(true);
          if (!isWrong) end(address.trim());
        }}
      >
        <TextField
          label="Address"
          hint="A page of this site like /pricing, or an address that starts with https://"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
          value={address}
          error={
            isTried && isWrong
              ? 'Give a page of this site like /pricing, or an address that starts with https://, mailto: or tel:'
              : undefined
          }
          onChange={({ target }) => setAddress(target.value)}
        />
        <div className={dialog().actions}>
          <Button type="submit">Set the link</Button>
          {current !== '' && (
            <Button variant="line" onClick={() => end('')}>
              Remove the link
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
