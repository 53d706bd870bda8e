import { useFacts } from '#app/ui/company/use-facts';
import { cx } from '#styled/css';
import { logo } from '#styled/recipes';
import { LogoMark } from './logo-mark';

/** The mark, a room's plan with its door open, with the name beside it. */
export function Logo({ className }: { className?: string }) {
  const { company } = useFacts();
  return (
    <span className={cx(logo(), className)}>
      <LogoMark />
      <span translate="no">{company.name}</span>
    </span>
  );
}
