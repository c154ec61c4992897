/** What is said of ways without steps rests on how the ground lies: told, or taken as level. */
import { describe, expect, test } from 'vitest';
import { designWeights } from '#content/design/weights.ts';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { goldenBriefs } from '#tests/fixtures/briefs/golden-briefs.ts';
import { designGarden, readBrief } from '../index.ts';
import type { Brief } from '../model/brief.ts';
import type { GardenModel } from '../model/garden.ts';
import { changeLevels, levelsNow } from '../operations/plot/levels.ts';
import { fallOf } from '../site/levels.ts';
import { withLevels } from '../site/by-hand.ts';
import { checkWays } from './check-ways.ts';

const { input } = goldenBriefs[0]!;
const place = placeOf(input.postcode ?? null).place!;
const read = readBrief(input, place);
const [design] = designGarden({
  brief: input,
  place,
  catalogue,
  rates: sampleRateBook,
  seed: 7,
  weights: designWeights,
}).designs;
const brief: Brief = {
  ...read,
  slope: { value: 'level', source: { kind: 'assumed', because: 'nothing was said' } },
  household: {
    ...read.household,
    easyAccess: { value: true, source: { kind: 'entered', field: 'easyAccess' } },
  } as Brief['household'],
};
const { levels: _levels, ...bare } = design!.model.site;
const model: GardenModel = { ...design!.model, site: { ...bare, slope: 'level' } };
const said = (of: GardenModel, from = brief) =>
  checkWays({ model: of, brief: from, catalogue }).find(({ id }) => id === 'ways-without-steps')!;

describe('ways without steps', () => {
  test('nobody told how the ground lies: it is said what was taken', () => {
    expect(said(model).title).toMatch(/on ground taken as level$/);
    expect(said(model).text).toMatch(/^We made out no levels/);
    expect(said(model).severity).toBe('advice');
    // what is built for people who do no steps is no reading of the ground
    const flush: GardenModel = {
      ...model,
      site: { ...model.site, levels: { doorStepMm: 0, fallMm: null, isFlush: true } },
    };
    expect(said(flush).text).not.toMatch(/All of them are level\./);
  });

  test('level ground that was told, or given by hand, is level', () => {
    const told: Brief = {
      ...brief,
      slope: { value: 'level', source: { kind: 'entered', field: 'slope' } } as Brief['slope'],
    };
    expect(said(model, told).title).not.toMatch(/taken/);
    const byHand: GardenModel = {
      ...model,
      site: withLevels(model.site, {
        kind: 'levels',
        slope: 'level',
        low: 'left',
        fallMm: 0,
        doorStepMm: 0,
      }),
    };
    expect(said(byHand).title).not.toMatch(/taken/);
    expect(said(byHand).text).not.toMatch(/not given/);
    // to say that it lies as it is drawn changes nothing else
    const outcome = changeLevels(model, levelsNow(model));
    if ('refused' in outcome) throw new Error(outcome.refused);
    expect(said(outcome.model).title).not.toMatch(/taken/);
    expect(fallOf(outcome.model.site)).toBe(fallOf(model.site));
    expect(outcome.model.layout).toBe(model.layout);
  });

  test('a fall without figures is said to be taken', () => {
    const sloped: GardenModel = { ...model, site: { ...model.site, slope: 'up' } };
    const { title, text } = said(sloped);
    expect(title).not.toMatch(/taken as level/);
    if (/Their slopes/.test(text)) expect(text).toMatch(/taken as 1 in 20/);
  });

  test('a way over steps that stand is no way without steps', () => {
    const route = model.layout.routes.find(({ line }) => line.length > 1)!,
      [a, b] = [route.line[0]!, route.line[1]!];
    const stepped: GardenModel = {
      ...model,
      site: {
        ...model.site,
        existing: [
          ...model.site.existing,
          {
            id: 'hand-1',
            kind: 'steps',
            name: 'steps',
            x: Math.round((a[0] + b[0]) / 2),
            y: Math.round((a[1] + b[1]) / 2),
            radiusMm: 600,
            boxMm: [1200, 900],
            heightMm: 450,
            evergreen: false,
          },
        ],
      },
    };
    expect(said(stepped)).toMatchObject({
      severity: 'warning',
      title: 'A way goes over steps that stand',
    });
  });
});
