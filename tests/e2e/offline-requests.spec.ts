import { expect, test, untilLive, visit } from './support/offline.ts';
import { generate } from './support/offline-pages.ts';

test.describe.configure({ mode: 'default' });

test(
  'a new worker takes over, the page reloads, and what was half filled is still there',
  { tag: '@long' },
  async ({ page, front }) => {
    await visit(page, `${front.url}/ai-design`);
    await page.getByLabel('Describe your garden').fill('A long narrow garden, half filled in');
    await page.evaluate(() => {
      // A form that does not save itself, as any page may have one.
      const form = document.createElement('form');
      form.dataset.draft = 'note';
      form.innerHTML =
        '<label>Note <input name="note"></label><label><input type="checkbox" name="tick" value="1"> Tick</label><label>Secret <input name="secret" type="password"></label>';
      document.querySelector('main')!.append(form);
      Object.assign(globalThis, { isOldPage: true });
    });
    await page.getByLabel('Note').fill('bring the tape');
    await page.getByLabel('Tick').check();
    await page.getByLabel('Secret').fill('never saved');
    front.publishNewWorker();
    const before = await page.evaluate(() => caches.keys());
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await page.waitForFunction(() => !('isOldPage' in globalThis), undefined, { timeout: 30_000 });
    await untilLive(page);
    await expect(page.getByLabel('Describe your garden')).toHaveValue(
      'A long narrow garden, half filled in',
    );
    // The form comes back later than the page, as a lazy one does.
    await page.evaluate(() => {
      const form = document.createElement('form');
      form.dataset.draft = 'note';
      form.innerHTML =
        '<label>Note <input name="note"></label><label><input type="checkbox" name="tick" value="1"> Tick</label><label>Secret <input name="secret" type="password"></label>';
      document.querySelector('main')!.append(form);
    });
    await expect(page.getByLabel('Note')).toHaveValue('bring the tape');
    await expect(page.getByLabel('Tick')).toBeChecked();
    await expect(page.getByLabel('Secret')).toHaveValue('');
    const after = await page.evaluate(() => caches.keys());
    expect(after.filter((name) => before.includes(name) && /assets|pages/.test(name))).toEqual([]);
    expect(after.some((name) => /assets-.+-1$/.test(name))).toBe(true);
  },
);

test(
  'a design asked for without a network is kept, goes out once, and its maker is told both times',
  { tag: '@long' },
  async ({ page, front, context }) => {
    test.setTimeout(120_000);
    await visit(page, `${front.url}/ai-design`);
    await front.goOffline(context);
    await generate(page);
    await expect(page.getByText('Saved for later', { exact: true })).toBeVisible();
    await expect(page.getByText('Your garden description is saved on this device')).toBeVisible();
    await expect(page.getByText('Design Generation Error')).toHaveCount(0);
    // It outlasts a reload, still without a network.
    await page.reload();
    await untilLive(page);
    await expect(page.getByText('Your garden description is saved on this device')).toBeVisible();
    await front.goOnline(context);
    await expect(page.getByText('Your designs are ready', { exact: true }).first()).toBeVisible({
      timeout: 40_000,
    });
    await expect(
      page.getByRole('heading', { name: 'Three designs for your garden' }),
    ).toBeVisible();
    await expect(page.getByText('Your garden description is saved on this device')).toHaveCount(0);
    await page.reload();
    await untilLive(page);
    await expect(
      page.getByRole('heading', { name: 'Three designs for your garden' }),
    ).toBeVisible();
    expect(front.heard.filter((line) => line === 'POST /api/design')).toHaveLength(1);
  },
);

test(
  'a booking request written without a network goes out once, and the form is empty then',
  { tag: '@long' },
  async ({ page, front, context }) => {
    await visit(page, front.url);
    await front.goOffline(context);
    await page.goto(`${front.url}/booking`);
    await untilLive(page);
    await page.getByLabel('Your name').fill('Sample Visitor');
    await page.getByLabel('E-mail').fill('sample@example.com');
    for (const reloads of [false, true]) {
      if (reloads) {
        await page.reload();
        await untilLive(page);
        await expect(page.getByLabel('Your name')).toHaveValue('Sample Visitor');
      }
      await page.getByRole('button', { name: 'Send my request' }).click();
      await expect(page.getByText('Saved for later', { exact: true })).toBeVisible();
      await expect(page.getByText('Your request is saved on this device')).toHaveCount(1);
    }
    await front.goOnline(context);
    await expect(page.getByText(/under the reference [A-Z0-9]{6}/).first()).toBeVisible({
      timeout: 40_000,
    });
    await expect(page.getByRole('main').getByText('Your request has been sent')).toBeVisible();
    await expect(page.getByLabel('Your name')).toHaveValue('');
    expect(front.heard.filter((line) => line === 'POST /api/booking-requests')).toHaveLength(1);
    const left = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const opening = indexedDB.open('plotwright-outbox');
          opening.addEventListener('success', () => {
            const reading = opening.result.transaction('requests').objectStore('requests').getAll();
            reading.addEventListener('success', () => resolve(JSON.stringify(reading.result)));
          });
        }),
    );
    expect(left).not.toContain('sample@example.com');
    await page.getByRole('button', { name: 'Close', exact: true }).first().click();
  },
);

test(
  'a request that the maker thinks better of is never sent',
  { tag: '@long' },
  async ({ page, front, context }) => {
    await visit(page, `${front.url}/ai-design`);
    await front.goOffline(context);
    await generate(page);
    await page.getByRole('button', { name: 'Do not send it' }).click();
    await expect(page.getByText('Your garden description is saved on this device')).toHaveCount(0);
    await front.goOnline(context);
    await page.reload();
    await untilLive(page);
    expect(front.heard.filter((line) => line.startsWith('POST'))).toEqual([]);
  },
);
