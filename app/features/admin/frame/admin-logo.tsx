import { Link } from '@tanstack/react-router';
import { LogoMark } from '#app/ui/marks/logo-mark';
import { cx, css } from '#styled/css';
import { logo } from '#styled/recipes';

/** The mark of the company and the word that says where one is. */
export function AdminLogo() {
  return (
    <Link to="/admin/pricing" className={cx(logo(), smaller)}>
      <LogoMark />
      <span>Admin</span>
    </Link>
  );
}

const smaller = css({ fontSize: '1.125rem', justifySelf: 'start' });
