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
  const waiting = page.getByRole('tabpanel', { name: 'Questions that wait' });
  const question = waiting.getByRole('article', { name: 'zubrowka frobnicate? (Not answered)' });
  await expect(question).toBeVisible();
  expect(await runAxe(page)).toEqual([]);
  await expectFitsAt(page, WIDTHS);

  await question.getByRole('button', { name: /^Make a card/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Write a card' });
  await expect(dialog.getByLabel('Question')).toHaveValue('zubrowka frobnicate?');
  await dialog.getByLabel('Answer').fill('Only on its north side, and never in a frost.');
  await dialog.getByLabel('Subjects').fill('zubrowka');
  await dialog.getByLabel('May', { exact: true }).first().check();
  expect(await runAxe(page)).toEqual([]);
  await expectFitsAt(page, WIDTHS);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Card added', { exact: true })).toBeVisible();
  await expect(waiting).toContainText('No questions are waiting');

  await box.fill('How do I frobnicate a zubrowka?');
  await box.press('Enter');
  await expect(log).toContainText('Only on its north side, and never in a frost.');
});

test('an answer marked wrong is told apart, and leads to the card that it came from', async ({
  page,
  request,
}) => {
  const message = 'When should I prune roses?';
  const answer = await request.post('/api/ai-assistant', { data: { message } });
  const { answerId } = (await answer.json()) as { answerId: string };
  await request.post('/api/ai-assistant/wrong', { data: { message, answerId } });

  await logInAs(page, '/admin/knowledge');
  const waiting = page.getByRole('tabpanel', { name: 'Questions that wait' });
  await waiting.getByLabel('Show').selectOption({ label: 'Marked wrong (1)' });
  const question = waiting.getByRole('article', {
    name: `${message.toLowerCase()} (Marked wrong)`,
  });
  const link = question.getByRole('button', { name: /^“/ });
  const title = (await link.textContent())!.slice(1, -1);
  await link.click();
  const form = page.getByRole('dialog', { name: 'Edit a card' });
  await expect(form.getByLabel('Question')).toHaveValue(title);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: /^Dismiss/ }).click();
  await expect(question).toHaveCount(0);
});

test(
  'the cards come page by page, are searched and filtered by the server, and one is whole when it is opened',
  { tag: '@long' },
  async ({ page }) => {
    const sizes: number[] = [];
    page.on('response', async (response) => {
      if (response.url().includes('/api/admin/cards?')) sizes.push((await response.body()).length);
    });
    await logInAs(page, '/admin/knowledge');
    await page.getByRole('tab', { name: 'Cards' }).click();
    const panel = page.getByRole('tabpanel', { name: 'Cards' });
    await expect(panel.getByRole('article')).toHaveCount(30);
    expect(await runAxe(page)).toEqual([]);
    await expectFitsAt(page, WIDTHS);
    const first = await panel.getByRole('article').first().getAttribute('aria-label');
    await panel.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(panel).toContainText(/Page 2 of \d+/);
    await expect(panel.getByRole('article', { name: first!, exact: true })).toHaveCount(0);

    await panel.getByLabel('Topic').selectOption('pruning');
    await panel.getByRole('searchbox').fill('hydrangea');
    await expect(panel.getByRole('status').first()).toContainText(/^\d+ of \d+ cards$/);
    const card = panel.getByRole('article', { name: /hydrangea/i }).first();
    const question = (await card.getAttribute('aria-label'))!;
    await card.getByRole('button', { name: question, exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Edit a card' });
    await expect(form.getByLabel('Question')).toHaveValue(question);
    await expect(form.getByLabel('Other wordings')).not.toBeEmpty();
    await form.getByLabel('Question').fill(`${question} Now?`);
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Card updated', { exact: true })).toBeVisible();
    const changed = panel.getByRole('article', { name: `${question} Now?`, exact: true });
    await changed.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Card deleted', { exact: true })).toBeVisible();
    await expect(changed).toHaveCount(0);
    expect(sizes.length).toBeGreaterThan(3);
    expect(Math.max(...sizes)).toBeLessThan(25_000);
  },
);
