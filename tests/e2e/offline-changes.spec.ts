/** What the owner changes after a visitor took the site along: seen online, it is in the copy too, however a page is opened. */
import type { APIRequestContext, Page } from '@playwright/test';
import { openFront } from './support/front.ts';
import { untilLive } from './support/site.ts';
import { expect, test } from './support/own-site.ts';
import { LINE_CLOSED, visit } from './support/offline.ts';
import { OWNER_PASSWORD } from './support/owner.ts';

test.describe.configure({ mode: 'default' });
test.use({
  serviceWorkers: 'allow',
  expectedErrors: LINE_CLOSED,
});

type Kept = { api: string; id: string; input: Record<string, unknown> };

/** The owner, in no browser. */
async function ownerAt(request: APIRequestContext, origin: string) {
  const headers = { origin };
  expect(
    (
      await request.post('/api/admin/login', { headers, data: { password: OWNER_PASSWORD } })
    ).status(),
  ).toBe(200);
  return {
    async add(api: string, input: Record<string, unknown>): Promise<Kept> {
      const answer = await request.post(api, { headers, data: input });
      expect(answer.status(), await answer.text()).toBe(201);
      return { api, id: ((await answer.json()) as { id: string }).id, input };
    },
    async change({ api, id, input }: Kept, more: Record<string, unknown>): Promise<void> {
      expect(
        (await request.put(`${api}/${id}`, { headers, data: { ...input, ...more } })).status(),
      ).toBe(200);
    },
  };
}

type Place = {
  path: string;
  /** As the site's own bar calls it. */ link: string;
  /** How the change is seen first. */ by: 'address' | 'click';
  was: string[];
  is: string[];
};
const PLACES: [Place, Place, Place] = [
  {
    path: '/services',
    link: 'Services',
    by: 'address',
    was: ['Terraces by the metre'],
    is: ['Terraces by the yard'],
  },
  {
    path: '/portfolio',
    link: 'Portfolio',
    by: 'click',
    was: ['The garden of the first draft', 'They came for the morning light'],
    is: ['The garden of the second draft', 'They came for the evening light'],
  },
  {
    path: '/planting-calendar',
    link: 'Planting Calendar',
    by: 'address',
    was: ['Aardvark sorrel'],
    is: ['Aardvark chervil'],
  },
];

async function expectNews(page: Page, { was, is }: Place): Promise<void> {
  for (const words of is)
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
  for (const words of was) await expect(page.getByRole('main').getByText(words)).toHaveCount(0);
}

async function click(page: Page, { link }: Place): Promise<void> {
  await untilLive(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click();
}

/** Whether all that is kept of an address says the new and nothing of the old. */
const isKeptAnew = (page: Page, addresses: string[], { was, is }: Place) =>
  page.evaluate(
    async ([urls, old, now]) => {
      const texts = await Promise.all(
        urls.map(async (url) => (await caches.match(url, { ignoreVary: true }))?.text() ?? ''),
      );
      return texts.every(
        (text) =>
          now.every((words) => text.includes(words)) && !old.some((words) => text.includes(words)),
      );
    },
    [addresses, was, is] as const,
  );

test(
  'what the owner changed is in the copy of whoever has seen it',
  { tag: '@long' },
  async ({ page, context, ownSite, playwright }) => {
    test.setTimeout(120_000);
    const request = await playwright.request.newContext({ baseURL: ownSite.url });
    const owner = await ownerAt(request, ownSite.url);
    const [services, portfolio, calendar] = PLACES;
    const service = await owner.add('/api/admin/services', {
      title: services.was[0],
      description: 'Ten letters and more.',
      shortDescription: 'Short words',
      imageUrl: '',
      icon: null,
      order: 1,
      active: true,
    });
    const project = await owner.add('/api/admin/portfolio', {
      title: portfolio.was[0],
      description: 'Ten letters and more.',
      category: 'modern',
      featured: true,
    });
    const words = await owner.add('/api/admin/testimonials', {
      name: 'Ada Field',
      location: 'Epping',
      text: portfolio.was[1],
      rating: 5,
      featured: true,
      source: 'Letter',
      permission: true,
    });
    const plant = await owner.add('/api/admin/plants', {
      name: calendar.was[0],
      category: 'herbs',
      imageUrl: '',
      sunRequirement: 'Shade',
      plantingPeriod: 'January - December',
    });
    const front = await openFront(ownSite.url);
    try {
      await visit(page, front.url);
      await owner.change(service, { title: services.is[0] });
      await owner.change(project, { title: portfolio.is[0] });
      await owner.change(words, { text: portfolio.is[1] });
      await owner.change(plant, { name: calendar.is[0] });
      for (const place of PLACES) {
        if (place.by === 'address') await page.goto(front.url + place.path);
        else await click(page, place);
        await expectNews(page, place);
        // Written beside the page, which does not wait for it.
        await expect
          .poll(() => isKeptAnew(page, [place.path, `${place.path}.data`], place))
          .toBe(true);
      }
      await expect.poll(() => isKeptAnew(page, ['/api/plants'], calendar)).toBe(true);
      await front.goOffline(context);
      for (const place of PLACES) {
        await page.goto(front.url + place.path);
        await expectNews(page, place);
      }
      // Chosen in the browser from the list beside the page.
      await page.goto(`${front.url}/planting-calendar?category=herbs`);
      await expectNews(page, calendar);
      for (const place of PLACES) {
        await click(page, place);
        await expectNews(page, place);
      }
    } finally {
      await context.setOffline(false);
      await front.close();
      await request.dispose();
    }
  },
);
