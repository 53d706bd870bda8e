import { useHydrated } from '@tanstack/react-router';
import { permissionPage } from '#app/content/page-words/permission-page';
import { PageHead } from '#app/ui/page/page-head';
import { css, cx } from '#styled/css';
import { pageGrid, wrap } from '#styled/recipes';
import { PermissionForm } from './permission-form';
import { PermissionResult } from './permission-result';
import { usePermissionCheck } from './use-permission-check';

/** "Will I need permission?": questions on the left, the result of the published rules on the right. */
export function Permission() {
  const check = usePermissionCheck(useHydrated());
  return (
    <div className={wrap()}>
      <PageHead title={permissionPage.title}>
        <p>{permissionPage.lead}</p>
      </PageHead>
      <div className={cx(pageGrid(), grid)}>
        <div className={css({ lg: { gridColumn: '1 / span 6' } })}>
          <p className={note}>{permissionPage.guidance}</p>
          <PermissionForm check={check} />
        </div>
        <div className={css({ lg: { gridColumn: '8 / -1' } })}>
          <PermissionResult check={check} />
        </div>
      </div>
    </div>
  );
}

const grid = css({ rowGap: '10', paddingBottom: 'section' });

const note = css({
  maxWidth: '62ch',
  borderTop: '1px solid {colors.text}',
  paddingTop: '4',
  marginBottom: '8',
});
