import { expect, test } from 'vitest';
import { generatedSites } from '#tests/support/generated-sites.ts';
import { siteSun } from '../sunlight/site-sun.ts';
import { readAsk } from './ask.ts';
import { makeFrame } from './frame.ts';
import { isPocket } from './ideas.ts';
import { languagesFor } from './languages.ts';

const CURVED = ['arc', 'circles', 'serpentine'];

test('a refused geometry is never offered, and three are left on every plot', () => {
  for (const { name, site, brief } of generatedSites(40, 4)) {
    const frame = makeFrame(site, siteSun(site)),
      { ask } = readAsk(brief, site);
    const curved = languagesFor(frame, ask, [], 'curved'),
      straight = languagesFor(frame, ask, [], 'straight'),
      formal = languagesFor(frame, ask, ['formal']);
    expect(
      curved.filter((language) => !CURVED.includes(language)),
      name,
    ).toEqual([]);
    for (const list of [straight, formal])
      expect(
        list.filter((language) => CURVED.includes(language)),
        name,
      ).toEqual([]);
    // on a pocket of ground two languages hold three ideas
    for (const list of [curved, straight, formal])
      expect(new Set(list).size, name).toBeGreaterThanOrEqual(isPocket(frame) ? 2 : 3);
  }
});
