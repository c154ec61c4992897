/** What our checks measure is a limit of the layout: no garden of ours is drawn and then found wanting by them. */
import { expect, test } from 'vitest';
import { designWeights } from '#content/design/weights.ts';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { designGarden } from '#engine/index.ts';
import { PROJECT_TYPES } from '#engine/model/brief.ts';
import { markedInput } from '#tests/support/marked-reading.ts';
import { sampled } from '#tests/support/sampled.ts';

/** Checks whose numbers the layout keeps, by the beginning of their id; notes that only inform are not meant. */
const LIMITS = [
  'fall-zone:swing',
  'fall-zone:climbing-frame',
  'fall-surface',
  'building-regulations',
  'front-paving',
  'open-water',
  'outbuilding-height',
  'curtilage',
];

const PLOTS = ['5 m by 9 m', '7 m by 11 m', '9 m by 15 m', '13 m by 20 m', '20 m by 30 m'];
const SWING = '{a swing|feature:swing|wanted}',
  LAWN = '{a lawn|feature:lawn|wanted}',
  TABLE = '{a table for six|feature:dining|wanted}';
const WISHES = [
  `We want ${SWING} and ${LAWN}.`,
  `We have {a toddler|person:toddler|fact}. {A pond|feature:pond|wanted}, ${SWING} and ${TABLE}.`,
  `{A climbing frame|feature:play|wanted}, ${TABLE}, {a shed|feature:shed|wanted} and ${LAWN}.`,
  `{A summer house|feature:gardenroom|wanted}, {a bench|feature:seat|wanted} and ${LAWN}.`,
  `{A garden room|feature:gardenroom|wanted}, ${SWING}, {a greenhouse|feature:greenhouse|wanted} and ${TABLE}.`,
];
const FRONTS = ['5 m by 4 m', '7 m by 6 m', '10 m by 9 m'];

const CASES = PLOTS.flatMap((plot) =>
  WISHES.map((wish, i) => ({
    words: `{${plot}|measure:plot|fact}. ${wish}`,
    projectType: PROJECT_TYPES[(i + plot.length) % PROJECT_TYPES.length]!,
  })),
);
const FRONT_CASES = FRONTS.flatMap((plot) =>
  PROJECT_TYPES.map((projectType) => ({
    words: `Our {front garden|place:front|fact} is {${plot}|measure:plot|fact}. {A bench|feature:seat|wanted} and {roses|plant:rose|wanted}.`,
    projectType,
  })),
);

test.each([...sampled(CASES, 3), ...sampled(FRONT_CASES, 6)])(
  'nothing that the checks measure is short: $projectType, $words',
  ({ words, projectType }) => {
    const { designs } = designGarden({
      brief: markedInput(words, { projectType }),
      place: placeOf(null).place!,
      catalogue,
      rates: sampleRateBook,
      weights: designWeights,
      seed: 11,
    });
    expect(designs).toHaveLength(3);
    expect(
      designs.flatMap(({ checks }, i) =>
        checks
          .filter(
            ({ id, severity }) =>
              severity !== 'info' && LIMITS.some((limit) => id.startsWith(limit)),
          )
          .map(({ id, text }) => `${i + 1} ${id}: ${text}`),
      ),
    ).toEqual([]);
  },
);
