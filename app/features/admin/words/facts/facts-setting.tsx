import { COMPANY_FACTS } from '#app/api/desk-settings';
import { SettingScreen } from '#app/features/admin/settings/setting-screen';
import { CONTENT_KEY } from '#app/features/admin/words/content-query';
import { css } from '#styled/css';
import { checkedFacts, factsEditOf } from './facts-edit';
import { FactsForm } from './facts-form';

/** The facts about the company, as a setting. */
export function FactsSetting() {
  return (
    <SettingScreen
      setting={COMPANY_FACTS}
      back={{ to: '/admin/words', words: 'Back to the words' }}
      title="Company facts"
      note="On every page, in documents and in mails"
      what="the facts"
      saved="The facts are saved and live"
      editOf={factsEditOf}
      valueOf={(edit) => checkedFacts(edit).facts}
      shownBy={[CONTENT_KEY]}
      className={form}
    >
      {(edit, change) => <FactsForm edit={edit} onChange={change} />}
    </SettingScreen>
  );
}

const form = css({ display: 'grid', gap: '10', '& fieldset': { minWidth: '0' } });
