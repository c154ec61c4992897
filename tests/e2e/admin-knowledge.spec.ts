/** The assistant's cards: written by the owner, answered to visitors; what was asked in vain becomes one. */
import { runAxe } from './support/axe.ts';
import { logInAs } from './support/owner.ts';
import { expect, expectFitsAt, openPage, test } from './support/own-site.ts';

test.describe.configure({ mode: 'default', timeout: 120_000 });
const WIDTHS = [390, 768, 1440];

test('a question asked in vain becomes a card, and the next visitor is answered', async ({
  page,
  context,
}) => {
  const visitor = await context.newPage();
  await openPage(visitor, '/gardening-tips');
  const box = visitor.getByRole('textbox', { name: 'Your question' });
  const log = visitor.getByRole('log', { name: 'Conversation' });
  await box.fill('Zubrowka frobnicate?');
  await box.press('Enter');
  await expect(log).toContainText('I do not know that well enough to answer');

  await logInAs(page, '/admin/dashboard');
  await page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: 'Knowledge' })
    .click();
  const waiting = page.getByRole('region', { name: 'Asked in vain' });
  await expect(waiting).toContainText('zubrowka frobnicate?');
  await expect(page.getByText(/of [\d,]+ cards|[\d,]+ cards/).first()).toBeVisible();
  expect(await runAxe(page)).toEqual([]);
  await expectFitsAt(page, WIDTHS);

  await waiting.getByRole('button', { name: /^Make a card/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Write a card' });
  await expect(dialog.getByLabel('Question')).toHaveValue('zubrowka frobnicate?');
  await dialog.getByLabel('Answer').fill('Only on its north side, and never in a frost.');
  await dialog.getByLabel('Subjects').fill('zubrowka');
  await dialog.getByLabel('May', { exact: true }).first().check();
  expect(await runAxe(page)).toEqual([]);
  await expectFitsAt(page, WIDTHS);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Card added', { exact: true })).toBeVisible();
  await waiting.getByRole('button', { name: /^Dismiss/ }).click();
  await expect(waiting).toContainText('No questions are waiting.');

  await box.fill('How do I frobnicate a zubrowka?');
  await box.press('Enter');
  await expect(log).toContainText('Only on its north side, and never in a frost.');
});
