/** The diary of the back office, as journeys find and fill it. */
import { AGREED } from '#tests/support/diary-desk.ts';
import { DAY_MS } from '#contracts/london-time.ts';
import type { Page } from '@playwright/test';
import { expect } from './own-site.ts';
export type Slot = { startsAt: string };
export const HOUR_PX = 56;

/** Free times of the first whole day that lies a week ahead. */
export async function freeDay(page: Page): Promise<{ date: string; times: string[] }> {
  const { slots } = (await (
    await page.request.get('/api/appointments/slots?kind=general-consultation&days=31')
  ).json()) as { slots: Slot[] };
  const week = new Date(Date.parse(slots[0]!.startsAt) + 7 * DAY_MS).toISOString();
  const date = slots.find((slot) => slot.startsAt > week)!.startsAt.slice(0, 10);
  return {
    date,
    times: slots.map((slot) => slot.startsAt).filter((startsAt) => startsAt.startsWith(date)),
  };
}

export async function book(
  page: Page,
  kind: string,
  startsAt: string,
  name: string,
): Promise<string> {
  const answer = await page.request.post('/api/appointments', {
    data: {
      kind,
      ...(kind === 'site-assessment' ? AGREED : {}),
      startsAt,
      name,
      email: 'visitor@example.org',
      postcode: 'RM1 3DS',
      requestKey: crypto.randomUUID(),
    },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { link: string }).link;
}

export const tile = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Appointments and times kept free' })
    .getByRole('button', { name: new RegExp(name) });
