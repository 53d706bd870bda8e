import { asHomeowner, DESK_REFUSED, history, openOrder, order } from '#tests/support/desk/desk';
import { receiveFollowed, sendVersion } from '#tests/support/desk/desk';
import { expectAccessible } from '#tests/support/page/accessibility';
import { expectSound } from '#tests/support/page/sound';
import { inboxTest as test } from '#tests/support/desk/inbox';
import { expect } from '#tests/support/fixtures';
import { open } from '#tests/support/page-state';

// Motion is irrelevant here, and a press on a dialog that still comes up can miss.
test.use({ reducedMotion: 'reduce' });

const WORDS = '/admin/board?set=mails';

test(
  'the company writes its mails, and sees each before it goes',
  { tag: '@long' },
  async ({ page, quietConsole }) => {
    quietConsole.allow(DESK_REFUSED);
    await open(page, WORDS);
    const mail = page.getByRole('region', { name: 'The mail' });
    const save = page.getByRole('button', { name: 'Save the words' });
    await page.getByLabel('Mail', { exact: true }).selectOption('A question is answered');
    await expect(mail).toContainText('You have asked us something on your page.');
    await page.getByLabel('Text').fill('Thank you for asking.');
    await expect(
      page.getByText('Keep {answer} in the text: it stands for your answer'),
    ).toBeVisible();
    await expect(save).toBeDisabled();
    await page.getByLabel('Text').fill('Thank you for asking.\n\n<b>{answer}</b>');
    await expect(mail).toContainText('<b>Yes. The floor is level with the terrace');
    await save.press('Enter');
    await expect(page.getByText('The words are saved')).toBeVisible();

    // Somebody else saves in between: said, and not overwritten unseen.
    const setting = await (await page.request.get('/api/settings/mail-texts')).json();
    expect(Object.keys(setting.value)).toEqual(['answered']);
    await page.getByLabel('Subject').fill('Mine');
    await page.request.put('/api/settings/mail-texts', { data: setting });
    await save.click();
    await expect(page.getByRole('alert')).toContainText('changed in another window');
    await page.getByRole('button', { name: 'Drop mine and show what is there now' }).click();
    await expect(page.getByLabel('Subject')).toHaveValue(setting.value.answered.subject);

    const followed = await receiveFollowed(page);
    await asHomeowner(page, followed, { kind: 'asked', text: 'Is there a step?' });
    await openOrder(page, followed.id);
    await order(page).getByRole('button', { name: 'Answer the question' }).click();
    const see = order(page).getByRole('button', { name: 'See the mail' });
    await expect(see).toBeDisabled();
    await order(page).getByLabel('Answer', { exact: true }).fill('No {reference}');
    await see.press('Enter');
    await expect(mail).toContainText('Thank you for asking.\n\n<b>No {reference}</b>');
    await order(page).getByLabel('Answer', { exact: true }).fill('Not one');
    await expect(mail).toContainText('<b>Not one</b>');
    await expect(history(page)).not.toContainText('Question answered');
    await order(page).getByRole('button', { name: 'Send the answer' }).click();
    await expect(history(page)).toContainText('Question answered');

    // Before a version goes, too; and a step that needs but a press, from the board.
    await open(page, `/admin/quotes?request=${followed.id}&quote=draft`);
    await page.getByRole('button', { name: 'Send version 1…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'See the mail' }).click();
    await expect(mail).toContainText('Your written quote MGR-');
    await expect(mail).toContainText(/-v1\.pdf/);
    await expectAccessible(page, 'the mail in the dialog');
    await dialog.getByRole('button', { name: 'Not yet' }).click();
    await sendVersion(page, followed.id);

    await open(page, WORDS);
    await page.getByLabel('Mail', { exact: true }).selectOption('Changed: A question is answered');
    await page.getByRole('button', { name: 'Back to the starting words' }).click();
    await expect(mail).toContainText('You have asked us something on your page.');
    await save.click();
    await expect(page.getByText('The words are saved')).toBeVisible();
    await expectSound(page, 'the words of mails');
  },
);
