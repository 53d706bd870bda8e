import { useState } from 'react';
import { TextAreaField } from '#app/ui/fields/text-area-field';
import { TextField } from '#app/ui/fields/text-field';
import { css } from '#styled/css';
import type { ActProps } from './act-props';
import { ActButtons } from './act-buttons';
import { Guarded } from './guarded';

/** Where the garden is: what the way to a visit is reckoned from. */
export function Place({ order, busy, act, onCancel }: ActProps) {
  const known = order.follow.place ?? { address: '', postcode: '' };
  const [address, setAddress] = useState(known.address);
  const [postcode, setPostcode] = useState(known.postcode);
  const dirty = address !== known.address || postcode !== known.postcode;
  return (
    <Guarded dirty={dirty} title="Leave without saving the address?">
      {(close) => (
        <form
          className={form}
          onSubmit={(event) => {
            event.preventDefault();
            void act({ kind: 'place-given', address, postcode });
          }}
        >
          <TextAreaField
            label="Address"
            rows={3}
            maxLength={300}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
          <TextField
            label="Postcode"
            maxLength={12}
            autoCapitalize="characters"
            value={postcode}
            onChange={({ target }) => setPostcode(target.value)}
          />
          <ActButtons
            busy={busy}
            disabled={address.trim() === '' || postcode.trim() === ''}
            go="Save the address"
            onCancel={() => close(onCancel)}
          />
        </form>
      )}
    </Guarded>
  );
}

const form = css({ display: 'grid', gap: '3', maxWidth: 'form' });
