/** The people of the firm and the gardening articles: written by the owner, read by visitors. */
import type { Page } from '@playwright/test';
import { runAxe } from './support/axe.ts';
import { logInAs } from './support/owner.ts';
import { expect, expectFitsAt, openPage, test } from './support/own-site.ts';

test.describe.configure({ mode: 'default', timeout: 120_000 });
const WIDTHS = [390, 1440];
const PHOTO = 'content/samples/pictures/modern-richmond/eye.jpg';

test(
  'the owner adds a person with a portrait, and visitors meet them on the About page',
  { tag: '@long' },
  async ({ page, context }) => {
    await logInAs(page, '/admin/dashboard');
    await page
      .getByRole('navigation', { name: 'Back office' })
      .getByRole('link', { name: 'Team' })
      .click();
    await expect(page.getByText('No people yet')).toBeVisible();
    await expectFitsAt(page, WIDTHS);
    await page.getByRole('button', { name: 'Add a person' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a person' });
    await dialog.getByLabel('Name').fill('Ada Field');
    await dialog.getByLabel('Role').fill('Founder and designer');
    await dialog.getByLabel('About them').fill('She has drawn gardens in Kent for twenty years.');
    await dialog.locator('input[type=file]').setInputFiles(PHOTO);
    await expect(page.getByText('Image uploaded', { exact: true })).toBeVisible({
      timeout: 60_000,
    });
    await expect(
      dialog.getByRole('group', { name: 'Portrait' }).getByRole('img').first(),
    ).toBeVisible();
    expect(await runAxe(page)).toEqual([]);
    await expectFitsAt(page, WIDTHS);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Person added', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { name: 'Ada Field' })).toBeVisible();

    const visitor = await context.newPage();
    await openPage(visitor, '/about');
    const team = visitor.getByRole('region', { name: 'The people you will meet' });
    await expect(team.getByRole('heading', { name: 'Ada Field' })).toBeVisible();
    await expect(team.getByText('Founder and designer')).toBeVisible();
    await expectFitsAt(visitor, WIDTHS);
  },
);

async function writeText(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Write an article' });
  const text = dialog.getByRole('textbox', { name: 'Text', exact: true });
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  await text.fill('When to cut');
  await press('Heading');
  await expect(text).toHaveValue('## When to cut');
  await text.press('End');
  await text.pressSequentially('\n\nCut in late winter, before the buds break.\n\nSharp secateurs');
  await press('List');
  await text.press('End');
  await text.pressSequentially('\n- Gloves\n\nRead ');
  await press('Link');
  await text.pressSequentially('http://nowhere');
  await expect(dialog.getByText('The link “words” needs an address')).toBeVisible();
  await text.fill(
    (await text.inputValue()).replace(
      '[words](http://nowhere)',
      '[our calendar](/planting-calendar).',
    ),
  );
  await expect(dialog.getByText('needs an address')).toHaveCount(0);
}

test('the owner writes an article with a heading, a list and a link, and visitors read it', async ({
  page,
  context,
}) => {
  await logInAs(page, '/admin/articles');
  await expect(page.getByRole('article')).toHaveCount(12);
  await expectFitsAt(page, WIDTHS);
  await page.getByRole('button', { name: 'Write an article' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write an article' });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('Please write at least 50 characters')).toBeVisible();
  await dialog.getByLabel('Title').fill('Pruning roses');
  await dialog.getByLabel('Summary').fill('What to cut in February, and what to leave alone.');
  await dialog.getByLabel('Topic').fill('Roses');
  await expect(dialog.getByLabel(/^Address/)).toHaveAttribute('placeholder', 'pruning-roses');
  await writeText(page);
  expect(await runAxe(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Preview' }).click();
  const preview = dialog.getByRole('region', { name: 'Preview of the text' });
  await expect(preview.getByRole('heading', { name: 'When to cut' })).toBeVisible();
  await expect(preview.getByRole('listitem')).toHaveText(['Sharp secateurs', 'Gloves']);
  expect(await runAxe(page)).toEqual([]);
  await expectFitsAt(page, WIDTHS);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Article added', { exact: true })).toBeVisible();

  const visitor = await context.newPage();
  await openPage(visitor, '/gardening-tips');
  await visitor.getByRole('link', { name: 'Pruning roses' }).click();
  await expect(visitor).toHaveURL(/\/gardening-tips\/pruning-roses$/);
  const article = visitor.getByRole('article').first();
  await expect(article.getByRole('heading', { name: 'When to cut' })).toBeVisible();
  await expect(article.getByRole('listitem').filter({ hasText: 'Gloves' })).toBeVisible();
  await expect(article.getByRole('link', { name: 'our calendar' })).toHaveAttribute(
    'href',
    '/planting-calendar',
  );
  await expect(visitor.getByText('1 minute to read')).toBeVisible();
  await expect(
    visitor.getByRole('region', { name: 'Read next' }).getByRole('listitem'),
  ).toHaveCount(2);
  await expectFitsAt(visitor, WIDTHS);
});

test('the owner’s search opens the article that it found', { tag: '@long' }, async ({ page }) => {
  await logInAs(page);
  const found = await page.request.get('/api/admin/search?q=pruning%20roses');
  const to = /"(\/admin\/articles\?[^"]*open=[^"]*)"/.exec(await found.text())?.[1];
  expect(to).toBeDefined();
  await page.goto(to!);
  const dialog = page.getByRole('dialog', { name: 'Edit an article' });
  await expect(dialog.getByLabel('Title')).toHaveValue('Pruning roses');
  await expect(page).not.toHaveURL(/open=/);
});

test(
  'a person comes back from the bin hidden and is shown again; an article gets an older version back',
  { tag: '@long' },
  async ({ page, context }) => {
    await logInAs(page, '/admin/team');
    const data = {
      name: 'Ben Hedge',
      role: 'Planting',
      words: '',
      imageUrl: '',
      order: 9,
      active: true,
    };
    const headers = { origin: new URL(page.url()).origin };
    expect((await page.request.post('/api/admin/team', { headers, data })).status()).toBe(201);
    await page.reload();
    const person = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Ben Hedge', exact: true }) });
    await person.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete Ben Hedge?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Person deleted', { exact: true })).toBeVisible();
    await expect(person).toHaveCount(0);

    const bar = page.getByRole('navigation', { name: 'Back office' });
    await bar.getByRole('link', { name: 'Bin' }).click();
    await expect(page.getByText('They come back hidden')).toBeVisible();
    await page.getByRole('button', { name: 'Restore Ben Hedge' }).click();
    await expect(page.getByText('Person of the firm restored', { exact: true })).toBeVisible();
    const visitor = await context.newPage();
    await openPage(visitor, '/about');
    await expect(visitor.getByRole('heading', { name: 'Ben Hedge' })).toHaveCount(0);

    await bar.getByRole('link', { name: 'Team' }).click();
    await expect(person.getByText('Not shown', { exact: true })).toBeVisible();
    await person.getByRole('button', { name: 'Edit' }).click();
    const form = page.getByRole('dialog', { name: 'Edit a person' });
    await form.getByRole('switch', { name: 'Shown on the About page' }).check();
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Person updated', { exact: true })).toBeVisible();
    await openPage(visitor, '/about');
    await expect(visitor.getByRole('heading', { name: 'Ben Hedge' })).toBeVisible();

    await bar.getByRole('link', { name: 'Articles' }).click();
    // Not the oldest: the page of tips shows six, and an article that was added before this journey makes seven.
    const row = page.getByRole('article').nth(1);
    const edit = row.getByRole('button', { name: 'Edit' });
    await edit.click();
    const article = page.getByRole('dialog', { name: 'Edit an article' });
    const summary = article.getByLabel('Summary');
    const before = await summary.inputValue();
    await summary.fill('Words that the owner soon regrets, and takes back from the history.');
    await article.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Article updated', { exact: true })).toBeVisible();
    await edit.click();
    await article.getByRole('button', { name: 'History' }).click();
    await article
      .getByRole('button', { name: /^Put these values into the form/ })
      .last()
      .click();
    await expect(summary).toHaveValue(before);
    await openPage(visitor, '/gardening-tips');
    await expect(visitor.getByText('Words that the owner soon regrets')).toBeVisible();
    await article.getByRole('button', { name: 'Save changes' }).click();
    await expect(article).toHaveCount(0);
    await openPage(visitor, '/gardening-tips');
    await expect(visitor.getByText('Words that the owner soon regrets')).toHaveCount(0);
    await expect(visitor.getByText(before).first()).toBeVisible();
  },
);
