import { useEffect, useRef } from 'react';
import { BOOK_CONSULTATION } from '#app/content/company/consultation';
import { permissionPage, verdictWords } from '#app/content/page-words/permission-page';
import { LinkButton } from '#app/ui/buttons/link-button';
import { SOURCES, SOURCES_READ } from '#domain/site/permission/sources';
import { css } from '#styled/css';
import { RuleSection } from './rule-section';
import type { PermissionForm } from './use-permission-check';

/** The result of the rules, focused and read out each time it is requested. */
export function PermissionResult({ check }: { check: PermissionForm }) {
  const { result, timesAsked } = check;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The result is what the visitor wants now; on a phone it is below the form.
    if (timesAsked > 0) heading.current?.focus();
  }, [timesAsked]);
  if (!result) return null;
  return (
    <section aria-labelledby="result-heading" className={board}>
      <h2 ref={heading} tabIndex={-1} id="result-heading" className={title}>
        {permissionPage.resultHeading}
      </h2>
      {result.kind === 'extension' ? (
        <Extension />
      ) : (
        <>
          <RuleSection
            title={permissionPage.planning}
            words={verdictWords.planning}
            section={result.planning}
          />
          <RuleSection
            title={permissionPage.building}
            words={verdictWords.building}
            section={result.building}
          />
          <p>{permissionPage.electrics}</p>
        </>
      )}
      <p className={small}>{permissionPage.guidance}</p>
      <p className={small}>{permissionPage.sourcesRead(SOURCES_READ)}</p>
      <LinkButton variant="line" to="/contact" className={css({ justifySelf: 'start' })}>
        {BOOK_CONSULTATION}
      </LinkButton>
    </section>
  );
}

function Extension() {
  return (
    <>
      <h3 className={css({ textStyle: 'label' })}>{permissionPage.extension.title}</h3>
      <p>{permissionPage.extension.text}</p>
      <a className={link} href={SOURCES.extensions.url} rel="noreferrer">
        {SOURCES.extensions.title}
      </a>
    </>
  );
}

const board = css({
  display: 'grid',
  gap: '5',
  borderTop: '1px solid {colors.text}',
  paddingTop: '4',
  lg: { position: 'sticky', top: 'calc({sizes.header} + 24px)' },
});

const title = css({
  textStyle: 'subheading',
  scrollMarginTop: 'calc({sizes.header} + 24px)',
  _focusVisible: { outline: 'none' },
});

const small = css({ textStyle: 'small', color: 'textMuted' });

const link = css({ color: 'accentInk', textDecoration: 'underline', textUnderlineOffset: '3px' });
