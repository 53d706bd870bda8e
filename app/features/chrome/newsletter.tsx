import type { FormEvent } from 'react';
import { Button } from '#app/ui/button';
import { toast } from '#app/ui/toast-store';
import { css } from '#styled/css';
import { field } from '#styled/recipes';

type Props = { titleClass?: string; formClass?: string };

/** Sign-up is not open yet, and the form says so: the address stays in its box. */
export function Newsletter({ titleClass, formClass }: Props) {
  return (
    <>
      <h2 className={css({ marginTop: '6' })}>
        <label className={titleClass} htmlFor="newsletter-email">
          Newsletter
        </label>
      </h2>
      <form className={formClass} onSubmit={answer}>
        <input
          className={field().input}
          id="newsletter-email"
          name="email"
          type="email"
          autoComplete="email"
          placeholder="Your email"
          required
        />
        <Button type="submit" variant="line">
          Subscribe
        </Button>
      </form>
    </>
  );
}

function answer(event: FormEvent) {
  event.preventDefault();
  toast({
    title: 'Sign-up opens soon',
    description: 'We have not kept your address. Please try again in a little while.',
  });
}
