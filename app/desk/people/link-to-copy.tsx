import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/buttons/button';
import { TextField } from '#app/ui/fields/text-field';
import { css } from '#styled/css';

interface Props {
  /** Names it to whoever does not see it. */
  name: string;
  /** Of the field. */
  label: string;
  address: string;
  onClose: () => void;
  /** What it is for, above it. */
  children: ReactNode;
}

/** An address that is a key, and is shown this once: to be copied. */
export function LinkToCopy({ name, label, address, onClose, children }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState('');
  useEffect(() => field.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setMessage('Copied.');
    } catch {
      field.current?.select();
      setMessage('Your browser does not let us copy. It is selected: copy it by hand.');
    }
  };
  return (
    <section className={box} aria-label={name}>
      {children}
      <TextField
        ref={field}
        label={label}
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={actions}>
        <Button size="dense" onClick={() => void copy()}>
          Copy the {label.toLowerCase()}
        </Button>
        <Button variant="line" size="dense" onClick={onClose}>
          Close
        </Button>
        <output>{message}</output>
      </div>
    </section>
  );
}

const box = css({
  display: 'grid',
  gap: '3',
  marginTop: '4',
  padding: '4',
  background: 'sunken',
  overflowWrap: 'anywhere',
});

const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' });
