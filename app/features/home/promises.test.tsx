import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { sampleBusiness } from '#content/settings/business.ts';
import { areaInWords } from '#contracts/area-words.ts';
import { ServiceArea } from './promises.tsx';

/** The section's words, as they are read out. */
function wordsOf(serviceArea: string[] | null): string {
  const settings = serviceArea && { ...sampleBusiness, serviceArea };
  const Stub = createRoutesStub([
    { path: '/', Component: () => <ServiceArea settings={settings} /> },
  ]);
  return renderToStaticMarkup(<Stub />)
    .replaceAll(/<\/(?:h2|p)>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ');
}

test.each([
  [sampleBusiness.serviceArea, 'Where we work London, Romford, Essex, Kent and Surrey Over'],
  [['Bristol'], 'Where we work Bristol Over'],
  [['Bath', 'Bristol'], 'Where we work Bath and Bristol Over'],
])('the home page names the places of the settings, and no others: %j', (area, words) => {
  expect(wordsOf(area)).toContain(words);
});

test('where the settings cannot be read, no place is named', () => {
  expect(wordsOf(null)).not.toMatch(/Where we work|London|Essex/);
});

test.each([
  [['Bristol'], 'Bristol'],
  [sampleBusiness.serviceArea, 'London, Romford, Essex, Kent and Surrey'],
  [
    ['Bath', 'Bristol', 'Wells', 'Frome', 'Radstock', 'Yate'],
    'Bath, Bristol, Wells, Frome, Radstock and around',
  ],
])('the title and the words on the picture name the first five of %j', (area, words) => {
  expect(areaInWords(area)).toBe(words);
});
