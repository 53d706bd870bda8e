import { ContentScreen } from '#app/desk/words/saving/content-screen';
import { css } from '#styled/css';
import { FactsForm } from './facts-form';
import { FACTS } from './facts-kind';

/** The facts about the company. */
export function FactsSetting() {
  return (
    <ContentScreen
      kind={FACTS}
      title="Company facts"
      note="On every page, in documents and in mails"
      className={form}
    >
      {(edit, change) => <FactsForm edit={edit} onChange={change} />}
    </ContentScreen>
  );
}

const form = css({ display: 'grid', gap: '10', '& fieldset': { minWidth: '0' } });
