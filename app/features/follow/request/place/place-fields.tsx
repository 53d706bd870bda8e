import type { Faults } from '#app/features/follow/request/act';
import { TextAreaField } from '#app/ui/fields/text-area-field';
import { TextField } from '#app/ui/fields/text-field';
import { css } from '#styled/css';

/** Where the garden is: its address and postcode. */
export function PlaceFields({ faults }: { faults: Faults }) {
  return (
    <div className={fields}>
      <TextAreaField
        label="Address of the garden"
        hint="So that we find you, and know how long the way is."
        name="address"
        rows={3}
        autoComplete="street-address"
        error={faults['address']}
      />
      <TextField
        label="Postcode"
        name="postcode"
        autoComplete="postal-code"
        autoCapitalize="characters"
        error={faults['postcode']}
      />
    </div>
  );
}

const fields = css({ display: 'grid', gap: '4', maxWidth: 'form', marginTop: '5' });
