/** The gardening tips, their articles, and the conversation with the assistant. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, openPage, test } from './support/site.ts';

const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const box = (page: Page) => page.getByRole('textbox', { name: 'Your question' });
const ASSISTANT = '**/api/ai-assistant';

test('the seasons, six articles and the two ways on stand on the page', async ({ page }) => {
  await openPage(page, '/gardening-tips');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gardening tips');
  for (const season of ['Spring', 'Summer', 'Autumn', 'Winter'])
    await expect(page.locator('summary', { hasText: season })).toBeVisible();
  const open = page.locator('details[open]');
  await expect(open).toHaveCount(1);
  await expect(open.getByRole('listitem')).toHaveCount(4);
  await expect(page.locator('details').first()).toHaveAttribute('open', '');
  await page.locator('summary').nth(1).click();
  await expect(page.locator('details[open]')).toHaveCount(2);
  await expect(
    page
      .getByRole('region', { name: 'Six things worth knowing about gardening here' })
      .getByRole('article'),
  ).toHaveCount(6);
  await page.locator('summary', { hasText: 'All articles' }).click();
  await expect(page.getByRole('link', { name: 'A garden for £2,000' })).toHaveAttribute(
    'href',
    '/gardening-tips/a-garden-for-two-thousand-pounds',
  );
  const onward = page.getByRole('region', { name: 'Would you like to see it drawn?' });
  await expect(onward.getByRole('link', { name: 'Design my garden' })).toHaveAttribute(
    'href',
    '/ai-design',
  );
  await expect(onward.getByRole('link', { name: 'Book Consultation' })).toHaveAttribute(
    'href',
    '/booking',
  );
});

test('an article has its own page, its data for search engines and its plants', async ({
  page,
}) => {
  await openPage(page, '/gardening-tips');
  await page.getByRole('link', { name: 'What chalk wants' }).click();
  await expect(page).toHaveURL(/\/gardening-tips\/what-chalk-wants$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What chalk wants');
  await expect(page.getByText('minutes to read')).toBeVisible();
  const words = (await page.getByRole('article').first().innerText()).split(/\s+/).length;
  expect(words).toBeGreaterThan(600);
  const blocks = await page.locator('script[type="application/ld+json"]').allInnerTexts();
  const article = blocks
    .map((text) => JSON.parse(text) as Record<string, unknown>)
    .find((one) => one['@type'] === 'Article');
  expect(article).toMatchObject({ headline: 'What chalk wants', datePublished: '2026-09-28' });
  await expect(
    page.getByRole('complementary', { name: 'Plants to look for' }).getByText('Taxus baccata'),
  ).toBeVisible();
});

test.describe('an unknown article', () => {
  test.use({ expectedErrors: /status of 404/ });
  test('is not found', { tag: '@long' }, async ({ page }) => {
    const answer = await page.goto('/gardening-tips/no-such-thing');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  });
});

test.describe('the assistant', () => {
  test('greets first, answers with its source and follows on', async ({ page }) => {
    await openPage(page, '/gardening-tips');
    await expect(log(page)).toContainText('Hello. Ask me when to sow');
    await expect(
      page.getByRole('list', { name: 'Questions to start with' }).getByRole('button'),
    ).toHaveCount(6);
    await box(page).fill('When do I plant garlic?');
    await box(page).press('Enter');
    await expect(box(page)).toHaveValue('');
    await expect(log(page)).toContainText('Plant garlic from October to February');
    await expect(log(page).getByRole('link', { name: 'Planting calendar' })).toHaveAttribute(
      'href',
      '/planting-calendar',
    );
    const next = log(page).getByRole('list', { name: 'Questions that follow on' });
    await next.getByRole('button').first().click();
    await expect(log(page).getByRole('button', { name: 'This is wrong' })).toHaveCount(2);
    await box(page).fill('How much is a patio for a garden of 40 m²?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(log(page)).toContainText('£6,800');
    await box(page).fill('and for 100 m²?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(log(page)).toContainText('£14,500');
  });

  test('whom to ring is always in sight, and comes first in an emergency', async ({ page }) => {
    await openPage(page, '/gardening-tips');
    const line = page.getByText('In an emergency ring 999.');
    await expect(line).toBeVisible();
    await expect(line.getByRole('link')).toHaveText([
      '999',
      '111',
      '116 123',
      '0800 111 999',
      '105',
    ]);
    await box(page).fill('My dog ate a daffodil bulb, what do I do?');
    await box(page).press('Enter');
    await expect(log(page).locator('strong')).toHaveText(/^Ring your vet now/);
    await box(page).fill('I can smell gas by the flower bed');
    await box(page).press('Enter');
    await expect(
      log(page).locator('strong').getByRole('link', { name: '0800 111 999' }),
    ).toHaveAttribute('href', 'tel:0800111999');
    await expect(line).toBeInViewport();
    await expectAccessible(page);
  });

  test('a starter question asks itself; its answer can be called wrong, once, and a reload remembers it', async ({
    page,
  }) => {
    await openPage(page, '/gardening-tips');
    const wrong = log(page).getByRole('button', { name: 'This is wrong' });
    await expect(wrong).toHaveCount(0);
    await page.getByRole('button', { name: 'How do I improve clay soil?' }).click();
    await wrong.click();
    const thanks = log(page).getByText('Thank you. We will look at this answer.');
    await expect(thanks).toBeVisible();
    await expect(wrong).toHaveCount(0);
    await page.reload();
    await expect(thanks).toBeVisible();
    await expect(wrong).toHaveCount(0);
  });

  test(
    'an answer that comes in pieces stands whole at the end',
    { tag: '@long' },
    async ({ page }) => {
      const done = {
        response: 'Plant garlic in autumn.',
        sources: [],
        suggestions: [],
        answerId: 'garlic',
      };
      await page.route(ASSISTANT, async (route) => {
        expect(route.request().headers().accept).toContain('text/event-stream');
        await route.fulfill({
          contentType: 'text/event-stream',
          body: `data: {"text":"Plant"}\n\ndata: ${JSON.stringify({ done })}\n\n`,
        });
      });
      await openPage(page, '/gardening-tips');
      await box(page).fill('When do I plant garlic?');
      await box(page).press('Enter');
      await expect(log(page).getByText('Plant garlic in autumn.')).toBeVisible();
      await expect(log(page).getByRole('button', { name: 'This is wrong' })).toBeVisible();
    },
  );

  test(
    'Shift and Enter makes a line; nothing is sent for empty words or while it thinks',
    { tag: '@long' },
    async ({ page }) => {
      let asked = 0;
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await page.route(ASSISTANT, async (route) => {
        asked += 1;
        await held;
        await route.continue();
      });
      await openPage(page, '/gardening-tips');
      await box(page).press('Enter');
      await box(page).fill('   ');
      await box(page).press('Enter');
      expect(asked).toBe(0);
      await box(page).fill('How much');
      await box(page).press('Shift+Enter');
      await box(page).pressSequentially('is a patio?');
      await expect(box(page)).toHaveValue('How much\nis a patio?');
      await box(page).press('Enter');
      await expect(log(page)).toContainText('Thinking...');
      await box(page).fill('and a lawn?');
      await box(page).press('Enter');
      await expect(box(page)).toHaveValue('and a lawn?');
      release();
      await expect(log(page)).toContainText('£6,800');
      await expect(log(page)).not.toContainText('Thinking...');
      expect(asked).toBe(1);
    },
  );

  test('the conversation is there again after a reload, until it is cleared', async ({ page }) => {
    await openPage(page, '/gardening-tips');
    await page.getByRole('button', { name: 'How do I improve clay soil?' }).click();
    await expect(log(page)).toContainText('organic matter every year');
    await page.reload();
    await expect(log(page)).toContainText('organic matter every year');
    await page.getByRole('button', { name: 'Start again' }).click();
    await expect(log(page)).not.toContainText('organic matter every year');
    await page.reload();
    await expect(log(page)).not.toContainText('organic matter every year');
    expect(await page.evaluate(() => sessionStorage.getItem('plotwright-chat'))).toBeNull();
  });

  test(
    'an answer that comes after Start again, or on another page, goes where it belongs',
    { tag: '@long' },
    async ({ page }) => {
      const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      let asked = 0;
      await page.route(ASSISTANT, async (route) => {
        const gate = gates[asked];
        asked += 1;
        await gate?.promise;
        // What was called off needs no answer.
        await route.continue().catch(() => undefined);
      });
      await openPage(page, '/gardening-tips');
      await box(page).fill('How much is a patio?');
      await box(page).press('Enter');
      await expect.poll(() => asked).toBe(1);
      await page.getByRole('button', { name: 'Start again' }).click();
      await expect(log(page)).not.toContainText('Thinking...');
      await box(page).fill('When do I plant garlic?');
      await box(page).press('Enter');
      gates[0]!.resolve();
      await page.getByRole('link', { name: 'What chalk wants' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('What chalk wants');
      await page.goBack();
      await expect(log(page)).toContainText('Thinking...');
      gates[1]!.resolve();
      await expect(log(page)).toContainText('Plant garlic from October to February');
      await expect(log(page)).toContainText('When do I plant garlic?');
      await expect(log(page)).not.toContainText('patio');
    },
  );

  test.describe('a report of a wrong answer', () => {
    test.use({ expectedErrors: /Failed to load resource|The report did not arrive/ });
    test('that fails says so and can be sent again', { tag: '@long' }, async ({ page }) => {
      let isDown = true;
      await page.route(`${ASSISTANT}/wrong`, (route) =>
        isDown ? route.abort('connectionfailed') : route.continue(),
      );
      await openPage(page, '/gardening-tips');
      await page.getByRole('button', { name: 'How do I improve clay soil?' }).click();
      const wrong = log(page).getByRole('button', { name: 'This is wrong' });
      await wrong.click();
      await expect(log(page)).toContainText('That could not be sent. Please try again.');
      isDown = false;
      await wrong.click();
      await expect(log(page)).toContainText('Thank you. We will look at this answer.');
    });
  });

  test.describe('when it cannot be reached', { tag: '@long' }, () => {
    test.use({
      expectedErrors: /status of 500|Failed to load resource|The assistant gave no answer/,
    });
    test('says so in a toast and in the conversation, and asks again on request', async ({
      page,
    }) => {
      let isDown = true;
      await page.route(ASSISTANT, (route) =>
        isDown ? route.abort('connectionfailed') : route.continue(),
      );
      await openPage(page, '/gardening-tips');
      await box(page).fill('When do I plant garlic?');
      await box(page).press('Enter');
      await expect(page.getByText('Connection Error', { exact: true })).toBeVisible();
      await expect(
        page.getByText('Having trouble connecting. Please try again or contact us directly.', {
          exact: true,
        }),
      ).toBeVisible();
      await expect(log(page)).toContainText('write to hello@oakmereandvale.example');
      isDown = false;
      await log(page).getByRole('button', { name: 'Try again' }).click();
      await expect(log(page)).toContainText('Plant garlic from October to February');
      await expect(log(page).getByText('When do I plant garlic?')).toHaveCount(1);
      await expect(log(page)).not.toContainText('could not reach');
    });

    test('an empty reply gets the words for it', async ({ page }) => {
      await page.route(ASSISTANT, (route) =>
        route.fulfill({ json: { response: '  ', sources: [], suggestions: [] } }),
      );
      await openPage(page, '/gardening-tips');
      await page.getByRole('button', { name: 'What can I plant now?' }).click();
      await expect(log(page)).toContainText(
        "I'm sorry, I couldn't generate a response. Please try again.",
      );
    });
  });
});
