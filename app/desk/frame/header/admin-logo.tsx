import { Link } from '@tanstack/react-router';
import { LogoMark } from '#app/ui/marks/logo-mark';
import { cx, css } from '#styled/css';
import { logo } from '#styled/recipes';

/** The company's mark with the name of this area. */
export function AdminLogo() {
  return (
    <Link to="/admin/today" className={cx(logo(), smaller)}>
      <LogoMark />
      <span>Admin</span>
    </Link>
  );
}

const smaller = css({ fontSize: '1.125rem', justifySelf: 'start' });
