import { cx } from '#styled/css';
import { logo } from '#styled/recipes';
import { company } from '#app/content/company/company';
import { LogoMark } from './logo-mark';

/** The mark, a room's plan with its door open, with the name beside it. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={cx(logo(), className)}>
      <LogoMark />
      <span>{company.name}</span>
    </span>
  );
}
