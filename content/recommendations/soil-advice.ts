/** What to do with a soil, for the report that a visitor keeps. */
import type { SoilResult } from '#contracts/location.ts';

type Kind = SoilResult['category'];

const ADVICE: Record<Kind, readonly string[]> = {
  clay: [
    'Feed it from above. A 5 cm mulch of garden compost or well-rotted manure in October or March, year after year, opens clay better than any digging.',
    'Keep off it while it is wet. If soil sticks to your boots, work from a board or wait: one footprint in February is a hard pan in June.',
    'Plant in autumn or in April, when it is moist and no longer cold, and loosen the sides of each hole with a fork so that roots are not kept in a smooth-walled pot.',
    'Leave the grit at the shop. To change clay it would take the better part of a cubic metre for every ten square metres, a few bags make no difference, and a little sand makes clay set harder. Keep grit for a raised mound of lavender.',
  ],
  sandy: [
    'Hold the water in. Work compost or leaf mould into the top 20 cm before planting, and mulch 5 cm deep each spring while the soil is still moist.',
    'Feed little and often, because rain washes food through: a general fertiliser in March and again in June for anything that crops.',
    'Plant in autumn, so that roots are down before the first dry spell, and water new plants once a week through their first summer, 10 litres at a time.',
    'Use its early warmth: sow two weeks before your neighbours on clay, under fleece.',
  ],
  loam: [
    'Keep what you have: a 5 cm mulch of compost each spring replaces what the plants have taken.',
    'Dig no more than you must. Lift weeds with a fork and let the worms do the rest.',
    'Plant from October to April whenever the ground is neither frozen nor sodden, and water in even when rain is due.',
    'Move crops of one family to another bed each year, so that their troubles do not build up.',
  ],
  unknown: [
    'Take a handful of moist soil and squeeze it. A ball that rolls into a sausage is clay, one that falls apart at once is sand, one that holds and then crumbles is loam.',
    'Dig a hole 30 cm deep, fill it with water twice, and look after four hours. If water still stands in it, the ground drains poorly.',
    'Test the pH with a kit from a garden centre in two or three places, away from walls and paths, whose mortar makes soil limy.',
    'Until you know, a mulch of compost 5 cm deep does good to every soil there is.',
  ],
};
const POORLY_DRAINED =
  'Because water is slow to leave, set plants that dislike wet feet on a mound 10 to 15 cm high, and raise vegetables in beds. If water stands for days, ask us about a drain before you plant.';
const LIMY =
  'The soil is limy. Rhododendrons, camellias and blueberries will turn yellow in it: grow them in pots of ericaceous compost, watered from a butt.';
const ACID =
  'The soil is acid. For cabbages, beans and most vegetables add garden lime in autumn as its packet says; leave it as it is for heathers, camellias and blueberries.';

/** Advice for a soil, most useful first; for one that is not known, how to find out. */
export function soilAdvice(soil: SoilResult | null, kind: Kind): string[] {
  const isLimy = soil !== null && /alkaline/i.test(soil.pH);
  // "slightly acid" suits nearly everything and needs nothing.
  const isAcid = soil !== null && /(?<!slightly )\bacid/i.test(soil.pH);
  return [
    ...ADVICE[kind],
    ...(soil?.isPoorlyDrained ? [POORLY_DRAINED] : []),
    ...(isLimy ? [LIMY] : isAcid ? [ACID] : []),
  ];
}
