/**
 * Looks at a page for faults of accessibility. axe is put into the page and run there, without the page of its own that
 * its companion for Playwright opens for every look: that took three times as long. Frames are not looked into: the one
 * that we have is a sandbox in which no script runs.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type WithAxe = { axe?: { run(context: object, options: RunOptions): Promise<AxeResults> } };

/**
 * @param runOnly axe's own choice of rules; all of its rules where there is none
 * @returns the rules that are broken, with the elements that break them
 * @throws where no rule found anything to look at: then nothing was proved
 */
export async function runAxe(
  page: Page,
  runOnly?: RunOptions['runOnly'],
): Promise<AxeResults['violations']> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  const options: RunOptions = {
    iframes: false,
    resultTypes: ['violations'],
    ...(runOnly ? { runOnly } : {}),
  };
  const { violations, looked } = await page.evaluate(async (asked) => {
    const found = await (globalThis as WithAxe).axe!.run({ exclude: [['iframe[sandbox]']] }, asked);
    return { violations: found.violations, looked: found.passes.length + found.violations.length };
  }, options);
  if (looked === 0) throw new Error('axe found nothing to look at');
  return violations;
}
