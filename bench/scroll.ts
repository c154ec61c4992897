/** How evenly the owner's list of 5,000 plants is scrolled, beside a page with nothing to do, in one run of one browser. */
import { chromium, type Page } from '@playwright/test';
import { addManyPlants } from '../tests/e2e/support/add-many-plants.ts';
import { logInAs } from '../tests/e2e/support/owner.ts';
import { foundBrowser, startSite } from '../tests/e2e/support/start-site.ts';
import { median, row } from './report.ts';

const ROUNDS = 5;
const DISTANCE_PX = 12_000;
const SPEED_PX_S = 3_000;
const SETTLED_FRAMES = 30;
/** Longer than this and a frame of a screen with 60 a second was missed. */
const MISSED_MS = 25;

type Scrolled = { perSecond: number; missed: number; empty: number };

/**
 * @param direction 1 down from the start, -1 up to it
 * @returns the frames drawn a second, the share of them that came late, and of those that showed the ground where a card is to be
 */
async function scrollOnce(page: Page, direction: 1 | -1): Promise<Scrolled> {
  await page.evaluate(
    async ({ settled, top }) => {
      scrollTo({ top, behavior: 'instant' });
      // The leap is no scrolling: what it shows is drawn before the frames are counted.
      for (let frame = 0; frame < settled; frame += 1) await new Promise(requestAnimationFrame);
      const times: number[] = [];
      let empty = 0;
      Object.assign(window, { frameTimes: times, emptyFrames: () => empty });
      const note = (at: number) => {
        if (Reflect.get(window, 'frameTimes') !== times) return;
        times.push(at);
        if (
          [50, innerHeight - 50].some((y) =>
            document
              .elementFromPoint(400, y)
              ?.matches('[role=tabpanel] section [aria-hidden]:empty:not(article *)'),
          )
        )
          empty += 1;
        requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    },
    { settled: SETTLED_FRAMES, top: direction > 0 ? 0 : DISTANCE_PX },
  );
  const session = await page.context().newCDPSession(page);
  await session.send('Input.synthesizeScrollGesture', {
    x: 700,
    y: 500,
    yDistance: -direction * DISTANCE_PX,
    speed: SPEED_PX_S,
    gestureSourceType: 'mouse',
  });
  const { times, empty } = await page.evaluate(() => {
    const { frameTimes, emptyFrames } = window as unknown as {
      frameTimes: number[];
      emptyFrames: () => number;
    };
    return { times: frameTimes, empty: emptyFrames() };
  });
  await session.detach();
  const gaps = times.slice(1).map((at, index) => at - times[index]!);
  return {
    perSecond: gaps.length / ((times.at(-1)! - times[0]!) / 1000),
    missed: gaps.filter((gap) => gap > MISSED_MS).length / gaps.length,
    empty: empty / times.length,
  };
}

async function scroll(page: Page, direction: 1 | -1): Promise<Scrolled> {
  const rounds: Scrolled[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await scrollOnce(page, direction));
  const of = (name: keyof Scrolled) => median(rounds.map((one) => one[name]));
  return { perSecond: of('perSecond'), missed: of('missed'), empty: of('empty') };
}

export async function benchScroll(): Promise<void> {
  const site = await startSite({ prepare: addManyPlants });
  const { path, env } = foundBrowser();
  const browser = await chromium.launch({
    executablePath: path,
    env: { ...(process.env as Record<string, string>), ...env },
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const context = await browser.newContext({
      baseURL: site.url,
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'block',
    });
    const plain = await context.newPage();
    await plain.setContent(`<main style="height:${DISTANCE_PX * 2}px">Nothing to do</main>`);
    const nothing = await scroll(plain, 1);
    await plain.close();
    const page = await context.newPage();
    await logInAs(page, '/admin/dashboard?tab=plants');
    await page.getByRole('tabpanel').getByRole('article').first().waitFor();
    for (const [name, direction] of [
      ['down', 1],
      ['up', -1],
    ] as const) {
      const list = await scroll(page, direction);
      row(
        `5,000 plants scrolled ${name}, frames a second / plain page`,
        `${list.perSecond.toFixed(1)} / ${nothing.perSecond.toFixed(1)} (${((list.perSecond / nothing.perSecond) * 100).toFixed(0)} %)`,
        'limit 60 a second',
      );
      row(
        'of them late; with a card still to come',
        `${(list.missed * 100).toFixed(1)} %; ${(list.empty * 100).toFixed(1)} %`,
        `over ${MISSED_MS} ms`,
      );
    }
  } finally {
    await browser.close();
    await site.stop();
  }
}
