/** How evenly the owner's list of 5,000 plants is scrolled, beside a page with nothing to do, in one run of one browser. */
import { chromium, type Page } from '@playwright/test';
import { addManyPlants } from '../tests/e2e/support/add-many-plants.ts';
import { logInAs } from '../tests/e2e/support/owner.ts';
import { foundBrowser, startSite } from '../tests/e2e/support/start-site.ts';
import { median, row } from './report.ts';

const ROUNDS = 5;
const DISTANCE_PX = 12_000;
const SPEED_PX_S = 3_000;
/** Longer than this and a frame of a screen with 60 a second was missed. */
const MISSED_MS = 25;

type Scrolled = { perSecond: number; missed: number };

/** @returns the frames drawn a second, and the share of them that came late */
async function scrollOnce(page: Page): Promise<Scrolled> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { frameTimes: times });
    const note = (at: number) => {
      times.push(at);
      requestAnimationFrame(note);
    };
    scrollTo({ top: 0, behavior: 'instant' });
    requestAnimationFrame(note);
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Input.synthesizeScrollGesture', { x: 700, y: 500, yDistance: -DISTANCE_PX, speed: SPEED_PX_S, gestureSourceType: 'mouse' });
  const times = await page.evaluate(() => (window as unknown as { frameTimes: number[] }).frameTimes);
  await session.detach();
  const gaps = times.slice(1).map((at, index) => at - times[index]!);
  return { perSecond: gaps.length / ((times.at(-1)! - times[0]!) / 1000), missed: gaps.filter((gap) => gap > MISSED_MS).length / gaps.length };
}

async function scroll(page: Page): Promise<Scrolled> {
  const rounds: Scrolled[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await scrollOnce(page));
  return { perSecond: median(rounds.map((one) => one.perSecond)), missed: median(rounds.map((one) => one.missed)) };
}

export async function benchScroll(): Promise<void> {
  const site = await startSite({ prepare: addManyPlants });
  const { path, env } = foundBrowser();
  const browser = await chromium.launch({ executablePath: path, env: { ...(process.env as Record<string, string>), ...env }, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  try {
    const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
    const plain = await context.newPage();
    await plain.setContent(`<main style="height:${DISTANCE_PX * 2}px">Nothing to do</main>`);
    const nothing = await scroll(plain);
    await plain.close();
    const page = await context.newPage();
    await logInAs(page, '/admin/dashboard?tab=plants');
    await page.getByRole('tabpanel').getByRole('article').first().waitFor();
    const list = await scroll(page);
    row('5,000 plants scrolled, frames a second / plain page', `${list.perSecond.toFixed(1)} / ${nothing.perSecond.toFixed(1)} (${((list.perSecond / nothing.perSecond) * 100).toFixed(0)} %)`, 'limit 60 a second');
    row('of them late', `${(list.missed * 100).toFixed(1)} % / ${(nothing.missed * 100).toFixed(1)} %`, `over ${MISSED_MS} ms`);
  } finally {
    await browser.close();
    await site.stop();
  }
}
