import { useState } from 'react';
import { TextAreaField } from '#app/ui/fields/text-area-field';
import { TextField } from '#app/ui/fields/text-field';
import { css } from '#styled/css';
import { ActionFrame } from './action-frame';
import type { ActionProps } from '#app/desk/frame/order/action-props';

/** Where the garden is: what the way to a visit is reckoned from. */
export function Place({ order, ...props }: ActionProps) {
  const known = order.follow.place ?? { address: '', postcode: '' };
  const [address, setAddress] = useState(known.address);
  const [postcode, setPostcode] = useState(known.postcode);
  const isWhole = address.trim() !== '' && postcode.trim() !== '';
  return (
    <ActionFrame
      {...props}
      dirty={address !== known.address || postcode !== known.postcode}
      title="Leave without saving the address?"
      action={isWhole ? { kind: 'place-given', address, postcode } : null}
      go="Save the address"
      mails={false}
    >
      <div className={fields}>
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
      </div>
    </ActionFrame>
  );
}

const fields = css({ display: 'grid', gap: '3', maxWidth: 'form' });
