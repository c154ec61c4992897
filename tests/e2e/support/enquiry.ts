/** What journeys of enquiries share. */
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './site.ts';
export const expectSoundOnDeskAndPhone = async (page: Page) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
};
