/** The lines of the garden itself: watering in, stakes, lawn, long grass, water, paving, pots. */
import { area, perimeter } from '../geometry/region.ts';
import type { CareLine } from '../model/care.ts';
import type { GardenModel } from '../model/garden.ts';
import type { AreaKind } from '../model/layout.ts';
import { PRACTICE } from '../model/practice.ts';
import { squareMetres } from '../words/say.ts';
import { longGrassMinutes } from '../words/upkeep.ts';
import { line } from './garden-line.ts';
import type { Grown } from './plant-lines.ts';
import { settlingLines, unwateredLines } from './settling-lines.ts';

/** Shrubs that are set a spread apart meet by then. */
const GROVE_CLOSES_YEAR = 5;

/** Everything that is done for the ground and what stands on it. Pure. */
export function gardenLines(model: GardenModel, grown: readonly Grown[]): CareLine[] {
  const { layout, site, planting } = model;
  const areas = (...kinds: AreaKind[]) => layout.areas.filter(({ kind }) => kinds.includes(kind));
  const m2 = (...kinds: AreaKind[]) =>
    areas(...kinds).reduce((sum, { region }) => sum + area(region), 0) / 1e6;
  const clay = site.soil.texture === 'clay';
  const furnished = new Set(layout.furnishings.map(({ kind }) => kind));
  const lawn = m2('lawn'),
    rough = m2('meadow', 'orchard'),
    paved = m2('terrace', 'path', 'seat'),
    grove = areas('bed').reduce((sum, one) => sum + (one.isGrove ? area(one.region) : 0), 0) / 1e6,
    bed = m2('bed') - grove,
    pond = m2('pond'),
    crops = m2('vegetable');
  const out = planting.isUnwatered ? unwateredLines(grown) : settlingLines(grown);
  if (lawn > 0) {
    const edge = areas('lawn').reduce((sum, { region }) => sum + perimeter(region), 0) / 1000;
    out.push(
      line({
        month: 4,
        label: `mow weekly at ${PRACTICE.mowCm} cm`,
        words: `Mow the ${squareMetres(lawn)} of lawn at ${PRACTICE.mowCm} cm, at ${PRACTICE.mowDryCm} cm or more in a drought; a brown lawn recovers by itself.`,
        tools: ['mower'],
        minutes: lawn * 0.45 + 6,
        times: 26,
        often: 'once a week, April to September',
      }),
      line({
        month: 4,
        label: 'feed lawn, mend edges',
        words: `Feed the lawn${clay ? ', once in the year' : ''} and mend its edges with a half-moon.`,
        tools: ['half-moon', 'edging shears'],
        minutes: lawn * 0.4 + edge * 0.4,
      }),
      line({
        month: 9,
        label: 'rake, spike and oversow lawn',
        words: `Rake the dead thatch out of the lawn, spike it where it is trodden${clay ? ', brush a sandy dressing into the holes' : ''} and sow thin places with ${PRACTICE.seedThinGrams} g of seed a square metre.`,
        tools: ['spring-tined rake', 'fork'],
        minutes: lawn * 0.8,
        often: 'every year from the second',
        fromYear: 2,
      }),
    );
  }
  if (rough > 0)
    out.push(
      line({
        month: 8,
        label: 'cut and rake long grass',
        words:
          'Cut the long grass once in late August, leave it three days to drop its seed, then rake it off.',
        tools: ['scythe or strimmer', 'rake'],
        minutes: longGrassMinutes(rough),
      }),
    );
  if (pond > 0)
    out.push(
      line({
        month: 10,
        label: 'net the pond',
        words: 'Net the pond before the leaves fall.',
        tools: ['net'],
        minutes: 20 + pond * 6,
      }),
      line({
        month: 12,
        label: 'float a ball on the pond',
        words:
          'Float a ball on the pond so that part of it stays open in ice; never break ice by striking it.',
        minutes: 5,
      }),
    );
  if (furnished.has('fountain'))
    out.push(
      line({
        month: 11,
        label: 'drain fountain',
        words: 'Drain the fountain and store its pump before the first hard frost.',
        minutes: 30,
      }),
    );
  if (crops > 0)
    out.push(
      line({
        month: 3,
        label: 'compost on raised beds',
        words: `Spread ${PRACTICE.mulchCm} cm of compost on the raised beds, and move each family of crops on to the next bed.`,
        tools: ['barrow', 'rake'],
        minutes: crops * 8,
      }),
      line({
        month: 10,
        label: 'clear crops, plant garlic',
        words:
          'Clear spent crops, plant garlic, and sow a green manure or cover what stands empty.',
        tools: ['fork', 'barrow'],
        minutes: crops * 8,
      }),
    );
  if (bed > 0)
    out.push(
      line({
        month: 3,
        label: 'weed and mulch beds',
        words: `Weed the beds and mulch them ${PRACTICE.mulchCm} cm deep while the soil is moist, clear of stems and crowns${clay ? '; from the path or a board, and only when soil no longer sticks to your boots' : ''}.`,
        tools: ['hand fork', 'barrow'],
        minutes: bed * 5,
      }),
      line({
        month: 6,
        label: 'weed beds',
        words: 'Go over the beds for weeds before they seed.',
        tools: ['hoe', 'hand fork'],
        minutes: bed * 1.3,
        times: 3,
        often: 'three times, May to August',
      }),
    );
  if (grove > 0)
    out.push(
      line({
        month: 4,
        label: 'weed and mulch grove',
        words: `Pull the weeds round the shrubs of the grove and lay ${PRACTICE.mulchCm} cm of bark or chipped prunings where soil shows, clear of the stems.`,
        tools: ['hand fork', 'barrow'],
        minutes: grove * 3,
        often: 'every year until the shrubs meet, in about the fifth',
        toYear: GROVE_CLOSES_YEAR,
      }),
    );
  if (paved > 0)
    out.push(
      line({
        month: 11,
        label: 'sweep leaves',
        words: `Sweep leaves from paving${lawn > 0 ? ' and lawn' : ''}${grown.some(({ plant }) => plant.category === 'tree') ? ' and stack them for leaf mould' : ''}.`,
        tools: ['broom', 'rake'],
        minutes: paved * 0.3,
        times: 4,
        often: 'as they fall, October to December',
      }),
    );
  if (furnished.has('pot') || furnished.has('urn'))
    out.push(
      line({
        month: 11,
        label: 'pots on feet',
        words: 'Raise pots on feet and wrap them if the forecast goes below minus five.',
        minutes: 20,
      }),
    );
  if (planting.placements.length || layout.screens.length)
    out.push(
      line({
        month: 1,
        label: 'check ties after gales',
        words: 'Check fixings, ties and stakes after gales, and brush algae from the paving.',
        tools: ['stiff broom'],
        minutes: 20,
      }),
    );
  return out;
}
