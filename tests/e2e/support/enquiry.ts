/** What journeys of enquiries share. */
import type { Page } from '@playwright/test';
import { expectFitsAt } from './site.ts';
export const expectSoundOnDeskAndPhone = (page: Page) => expectFitsAt(page, [390, 1440]);
