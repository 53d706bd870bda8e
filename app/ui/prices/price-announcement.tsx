import { useEffect, useRef, useState } from 'react';
import { pounds } from '#domain/text/money';
import { css } from '#styled/css';

/** Milliseconds without a change before the price is announced, so that quick taps are announced once. */
const SETTLED = 700;

/** A polite live region that stays silent until the price changes. */
export function PriceAnnouncement({ amount }: { amount: number }) {
  const [spoken, setSpoken] = useState('');
  const first = useRef(amount);
  useEffect(() => {
    if (first.current === amount && spoken === '') return;
    const timer = setTimeout(() => setSpoken(`Estimated price now ${pounds(amount)}`), SETTLED);
    return () => clearTimeout(timer);
  }, [amount, spoken]);
  return <output className={css({ srOnly: true })}>{spoken}</output>;
}
