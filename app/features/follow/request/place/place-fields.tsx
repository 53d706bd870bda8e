import { useEffect, useState } from 'react';
import { keptPostcode } from '#app/offline/storage/kept-postcode';
import type { Faults } from '#app/features/follow/request/take-action';
import { TextAreaField } from '#app/ui/fields/text-area-field';
import type { FollowView } from '#domain/order/contracts/follow';
import { TextField } from '#app/ui/fields/text-field';
import { css } from '#styled/css';

/** Where the garden is: its address, and its postcode, which the quote form may have asked for already. */
export function PlaceFields({ faults, place }: { faults: Faults; place?: FollowView['place'] }) {
  const storedPostcode = useKeptPostcode();
  return (
    <div className={fields}>
      <TextAreaField
        label="Address of the garden"
        hint="So that we find you, and know how long the way is."
        name="address"
        rows={3}
        defaultValue={place?.address}
        autoComplete="street-address"
        error={faults['address']}
      />
      <TextField
        key={storedPostcode}
        label="Postcode"
        name="postcode"
        defaultValue={place?.postcode ?? storedPostcode}
        autoComplete="postal-code"
        autoCapitalize="characters"
        error={faults['postcode']}
      />
    </div>
  );
}

function useKeptPostcode() {
  const [storedPostcode, setKept] = useState('');
  useEffect(() => {
    // Without storage the field is empty, as it was.
    keptPostcode().then(setKept, () => undefined);
  }, []);
  return storedPostcode;
}

/** The address as the form says it. */
export function placeIn(data: FormData) {
  const text = (name: string) => String(data.get(name) ?? '');
  return { kind: 'place-given', address: text('address'), postcode: text('postcode') } as const;
}

const fields = css({ display: 'grid', gap: '4', maxWidth: 'form', marginTop: '5' });
