/** Nobody under six, and nobody who may lose their way, comes upon open water that we drew. */
import { placeOf } from '#content/places/place-of.ts';
import { readBrief } from '#engine/brief/read-brief.ts';
import { readAsk } from '#engine/layout/ask.ts';
import { waterRisk } from '#engine/model/water-risk.ts';
import { makeSite } from '#engine/site/make-site.ts';
import { withReading } from '#server/reader.ts';
import { expect, test } from 'vitest';

const SMALL = [
  'We have two children aged 5 and 8.',
  'Our daughter is nearly two.',
  'My grandson who is 3 comes every weekend.',
  'Wilf is 1 and he eats soil.',
  'We have a toddler.',
  'I am pregnant and due in March.',
];
const CONFUSED = [
  'My dad has vascular dementia and walks all day.',
  "Mum has Alzheimer's and gets lost.",
];
const NOBODY_AT_RISK = [
  'The children are 9 and 12.',
  'There are two of us, both retired.',
  'The neighbours have a baby.',
];
const WATER = [
  'We would like a pond.',
  'A wildlife pond for frogs please.',
  'A formal pool on the line of the door would be lovely.',
];
const PLOT = 'The back garden is 9 m by 14 m.';

function itemsOf(text: string) {
  const input = withReading({
    description: text,
    projectType: 'wildlife',
    preferences: ['waterfeature'],
  });
  const place = placeOf(null).place!,
    brief = readBrief(input, place);
  const { ask } = readAsk(brief, makeSite(brief, place));
  return {
    brief,
    open: ask.items.filter(({ id }) => id === 'pond' || id === 'formalpond'),
    problems: brief.problems.map(({ code }) => code),
  };
}

test.each([...SMALL, ...CONFUSED])('no open water: %s', (who) => {
  for (const water of WATER) {
    const { brief, open, problems } = itemsOf(`${PLOT} ${who} ${water}`);
    expect(waterRisk(brief.household), water).toBe(SMALL.includes(who) ? 'child' : 'confused');
    expect(open, water).toEqual([]);
    if (brief.wishes.some(({ feature }) => feature === 'pond' || feature === 'formalpond'))
      expect(problems, water).toContain('pond-toddler');
  }
});

test.each(NOBODY_AT_RISK)('a pond may be drawn: %s', (who) => {
  expect(waterRisk(itemsOf(`${PLOT} ${who} ${WATER[0]}`).brief.household)).toBeNull();
});

test('who says that there is no small child has their pond', () => {
  const input = withReading({
    description: `${PLOT} ${SMALL[0]} ${WATER[0]}`,
    projectType: 'wildlife',
    preferences: [],
    corrections: { toddler: false },
  });
  expect(waterRisk(readBrief(input, placeOf(null).place!).household)).toBeNull();
});
