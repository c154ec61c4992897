import { expect, test } from 'vitest';
import { placeOf } from '#content/places/place-of.ts';
import { readBrief } from '#engine/brief/read-brief.ts';
import { readDescription, withReading } from '#server/reader.ts';
import { plotSizesIn } from './plot-size.ts';

test('the only two lengths of a text are told apart where no thing is measured', () => {
  const [size] = plotSizesIn(
    'My mother had roses and I would like some of them. What there is behind us came to 5.2 by 7.4 metres when my brother ran a tape over it.',
  );
  expect(size).toMatchObject({ sidesM: [5.2, 7.4], isOnly: true });
  expect(
    plotSizesIn('Also a climbing frame my sister is giving us, it needs 5m x 4m apparently.').some(
      ({ isOnly }) => isOnly,
    ),
  ).toBe(false);
});

test('a light court is measured as a garden, and is one', () => {
  const text = 'Ours is what the solicitor called a light court: 2.4 metres by 3.1.';
  expect(plotSizesIn(text)).toMatchObject([{ sidesM: [2.4, 3.1], isOwn: true }]);
  expect(readDescription(text).isGarden).toBe(true);
});

test('what one would like is no likeness: its size is its own', () => {
  expect(plotSizesIn('We have a garden and would like a shed, 3 by 2.4 m.')).toEqual([]);
});

test('of an acre a pair of lengths is a part, unless that part alone is meant', () => {
  const plots = (text: string) =>
    readDescription(text)
      .mentions.filter(({ concept }) => concept === 'plot')
      .map(({ quote }) => quote);
  const acre = 'A farmhouse with about half an acre.';
  expect(
    plots(`${acre} There's a walled bit by the kitchen about 12m by 15m which is nettles.`),
  ).not.toContain('12m by 15m');
  expect(plots(`${acre} The part I want help with is the middle terrace, 18m x 14m.`)).toContain(
    '18m x 14m',
  );
});

test('of more ground than one plan holds the part that was measured is drawn, and that is said', () => {
  const description =
    "A farmhouse with about an acre and three quarters. There's a walled bit by the kitchen about 12m by 15m which is nettles.";
  const brief = readBrief(
    withReading({ description, projectType: 'family', preferences: [] }),
    placeOf(null).place!,
  );
  expect(brief.areaM2.value).toBe(180);
  expect(brief.problems.find(({ code }) => code === 'plot-part')?.message).toContain('1.75 acres');
});

test('a plot that runs down is no dog run, and one may be counted in fence panels', () => {
  const plotOf = (description: string) =>
    readBrief(
      withReading({ description, projectType: 'family', preferences: [] }),
      placeOf(null).place!,
    ).shape.value;
  expect(
    plotOf('It is 23ft wide and runs 62ft down from the back of the house. We want a lawn.'),
  ).toMatchObject({ widthMm: 7010, depthMm: 18898 });
  expect(
    plotOf(
      "No tape. I've counted fence panels, six footers: 5 across the back and 9 down the side. A lawn.",
    ),
  ).toMatchObject({ widthMm: 9145, depthMm: 16461 });
});

test('a roof terrace of bare figures is in metres, and a postcode is no length', () => {
  const plotOf = (description: string) =>
    readBrief(
      withReading({ description, projectType: 'modern', preferences: [] }),
      placeOf(null).place!,
    );
  expect(
    plotOf('flat roof terrace 6 x 4, se16, fifth floor, very windy. herbs, a sofa, lights').areaM2
      .value,
  ).toBe(24);
});

test('bare figures are feet only of what is sold in feet', () => {
  const sizesOf = (text: string) =>
    readDescription(text)
      .mentions.filter(({ kind, concept }) => kind === 'measure' && concept === 'thing')
      .map(({ metres }) => metres);
  expect(
    sizesOf(
      'Plot is 30m x 18m. We would like a natural swimming pond (about 12 x 6) and a greenhouse (12x8).',
    ),
  ).toEqual([
    [12, 6],
    [3.658, 2.438],
  ]);
});

test('what a length is called in the end is what counts', () => {
  const [size] = plotSizesIn(
    'Garden is 27ft wide and 95ft long but the last 20ft of that is the garage, so call it 75.',
  );
  expect(size).toMatchObject({ widthM: 8.23, depthM: 22.86 });
});

test('"w" and "d" behind figures are width and depth', () => {
  const brief = readBrief(
    withReading({
      description: 'full redesign, 15m w x 12m d, SE, beckenham, clay loam. patio and lawn',
      projectType: 'luxury',
      preferences: [],
    }),
    placeOf(null).place!,
  );
  expect(brief.shape.value).toMatchObject({ widthMm: 15000, depthMm: 12000 });
  expect(brief.facing.value).toBe('SE');
});

test('of two bare sides the longer is cut to what alone is wanted, and "50 ft square" has two sides', () => {
  const sizeOf = (description: string) =>
    readBrief(
      withReading({ description, projectType: 'modern', preferences: [] }),
      placeOf(null).place!,
    ).shape.value;
  expect(
    sizeOf("Long & thin, 4.6m x 27m. Only the first 12m please, rest is my mum's veg. A table."),
  ).toMatchObject({ widthMm: 4600, depthMm: 12000 });
  expect(
    sizeOf('Retired. Reigate, about 50ft square, slopes up to the back. Keep the acer. Fruit.'),
  ).toMatchObject({ widthMm: 15240, depthMm: 15240 });
});

test('a length down to the fence is the depth, and what follows the next number is said of that one', () => {
  const brief = readBrief(
    withReading({
      description:
        'The back garden is 46 feet from the coal house down to the fence and 24 feet across.',
      projectType: 'family',
      preferences: [],
    }),
    placeOf(null).place!,
  );
  expect(brief.shape.value).toMatchObject({ widthMm: 7315, depthMm: 14021 });
});
