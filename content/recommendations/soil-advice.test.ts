import { expect, it } from 'vitest';
import { SOIL_ZONES } from '#content/places/soil-zones.ts';
import { findTip } from '#content/tips/tips.ts';
import type { SoilResult } from '#contracts/location.ts';
import { soilAdvice } from './soil-advice.ts';

const SOIL: SoilResult = {
  soilType: 'Heavy clay',
  drainage: 'Good',
  pH: 'about 6.4 (slightly acid)',
  fertility: 'High',
  characteristics: [],
  category: 'clay',
  isPoorlyDrained: false,
  source: 'a table',
  confidence: 'medium',
  note: '',
};

it('follows the kind of soil that was chosen', () => {
  expect(soilAdvice(SOIL, 'clay')).toHaveLength(4);
  expect(soilAdvice(SOIL, 'sandy').join(' ')).toContain('Hold the water in');
  expect(soilAdvice(null, 'unknown').join(' ')).toContain('squeeze it');
});
it('adds what water and lime ask for', () => {
  expect(soilAdvice({ ...SOIL, isPoorlyDrained: true }, 'clay').join(' ')).toContain('on a mound');
  expect(
    soilAdvice({ ...SOIL, pH: '7.4 to 8.2, typically 7.8 (alkaline)' }, 'loam').at(-1),
  ).toContain('limy');
  expect(soilAdvice({ ...SOIL, pH: 'about 5.2 (acid)' }, 'sandy').at(-1)).toContain('garden lime');
  expect(soilAdvice({ ...SOIL, pH: 'about 4.2 (strongly acid)' }, 'sandy').at(-1)).toContain(
    'garden lime',
  );
});
it('says of grit on clay what the article on clay says', () => {
  const advice = soilAdvice(SOIL, 'clay');
  const article = JSON.stringify(findTip('london-clay-without-a-digger'));
  for (const words of ['the better part of a cubic metre', 'few bags make no difference']) {
    expect(article).toContain(words);
    expect(advice.join(' ')).toContain(words);
  }
  expect(advice[0]).toContain('compost');
  expect(
    SOIL_ZONES.flatMap((zone) => zone.characteristics).filter((words) => /grit/.test(words)),
  ).toEqual(['Improves with yearly organic mulch; a few bags of grit or sand change nothing']);
});
