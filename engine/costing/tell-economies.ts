/** What was chosen to keep a price down, told from the two gardens themselves, so that only the net change is said. */
import { joinList, capitalise } from '../model/format.ts';
import type { GardenModel, Saving } from '../model/garden.ts';
import type { FurnishingKind } from '../model/layout.ts';
import { tellFloors } from './floor-choices.ts';

const POTS = ['seed', 'plug', 'bulb', '9cm', 'bare-root', '2L', '3L', '5L', '10L', '25L', '45L'];

const countPlants = (model: GardenModel, bulbs: boolean): number =>
  model.planting.placements.filter(
    (p) =>
      !p.existing && (bulbs ? p.role === 'bulb' : ['mid', 'ground', 'meadow'].includes(p.role)),
  ).length;
function tellPlants(before: GardenModel, after: GardenModel): string[] {
  const out: string[] = [];
  const now = new Map(after.planting.schedule.map((line) => [line.plantId, line.potSize]));
  const steps = before.planting.schedule
    .map((line) => POTS.indexOf(line.potSize) - POTS.indexOf(now.get(line.plantId) ?? line.potSize))
    .filter((n) => n > 0);
  if (steps.length)
    out.push(
      steps.some((n) => n > 1 && n < 4)
        ? 'Plants are bought two pot sizes smaller.'
        : 'Plants are bought one pot size smaller.',
    );
  const was = countPlants(before, false),
    is = countPlants(after, false);
  if (is < was)
    out.push(
      is / was > 0.65
        ? 'Perennials are planted a little wider apart.'
        : 'Beds are planted at about half the usual density.',
    );
  if (countPlants(after, true) < countPlants(before, true))
    out.push('Half of the bulbs wait for a later autumn.');
  return out;
}

const THINGS: readonly [FurnishingKind[], string][] = [
  [['post-light', 'spike-light'], 'the lights'],
  [['bird-bath', 'bird-feeder', 'bug-hotel', 'boulder'], 'ornaments'],
  [['pergola'], 'the pergola'],
  [['arbour'], 'the arbour'],
  [['outdoor-kitchen'], 'the outdoor kitchen'],
  [['fire-pit'], 'the fire pit'],
];

const hasAny = (model: GardenModel, kinds: readonly FurnishingKind[]): boolean =>
  model.layout.furnishings.some((f) => kinds.includes(f.kind));
function tellThings(before: GardenModel, after: GardenModel): string[] {
  const gone = THINGS.filter(([kinds]) => hasAny(before, kinds) && !hasAny(after, kinds)).map(
    ([, words]) => words,
  );
  const pots = (model: GardenModel) =>
    model.layout.furnishings.filter(({ kind }) => kind === 'pot').length;
  if (pots(after) && pots(after) < pots(before)) gone.push('some of the pots');
  if (before.layout.stones.length > after.layout.stones.length) gone.push('stepping stones');
  const one = gone.length === 1 && !gone[0]!.endsWith('s');
  return gone.length ? [`${capitalise(joinList(gone))} ${one ? 'is' : 'are'} left for later.`] : [];
}

const LEAN = 'You lend a lavatory and a tap and keep the site tidy between our days.';
const OWN: readonly [Saving, string][] = [
  ['own-clearance', 'clearing the ground'],
  ['own-staining', 'staining the fences'],
  ['own-compost', 'digging compost in'],
  ['own-planting', 'planting all but the trees'],
  ['own-build', 'building and setting up'],
  ['own-gravel', 'spreading the gravel'],
  ['own-digging', 'digging out for the floors'],
  ['own-mulch', 'mulching'],
  ['own-aftercare', 'looking after it from the first day'],
];
const PLAINER: readonly [Saving, string][] = [
  ['cut-edges', 'Lawn edges are cut by spade instead of held by steel.'],
  ['timber-edges', 'Timber edging takes the place of steel.'],
  ['plain-fences', 'The fences are left as they are.'],
  ['no-dig', 'Beds are not dug: compost is laid over cardboard and planted through.'],
  ['own-soil', 'The lawn is made on the soil that is there.'],
  ['plain-pots', 'Pots are plain recycled ones.'],
];

function tellSavings(before: GardenModel, after: GardenModel): string[] {
  const added = (after.savings ?? []).filter((saving) => !before.savings?.includes(saving)),
    out: string[] = [];
  if (added.includes('keep-floor'))
    out.push(
      after.site.position === 'roof'
        ? 'The deck or paving that is there stays and is made good.'
        : 'The floor that is there stays and is made good.',
    );
  if (added.includes('keep-lawn')) out.push('The grass that is there is mended, not laid anew.');
  else if (added.includes('seed-lawn')) out.push('The lawn is sown instead of turfed.');
  out.push(...PLAINER.filter(([saving]) => added.includes(saving)).map(([, words]) => words));
  const own = OWN.filter(([saving]) => added.includes(saving)).map(([, words]) => words);
  if (own.length)
    out.push(`${capitalise(joinList(own))} ${own.length > 1 ? 'are' : 'is'} left to you.`);
  if (added.includes('lean-site')) out.push(LEAN);
  return out;
}
const slatted = (model: GardenModel): number =>
  model.layout.screens.filter((screen) => screen.kind === 'slatted-screen').length;
function tellScreens(before: GardenModel, after: GardenModel): string[] {
  return slatted(after) < slatted(before) ? ['Trellis takes the place of slatted screens.'] : [];
}

/** Short sentences, each ended by a full stop; none when the gardens are alike. */
export function tellEconomies(before: GardenModel, after: GardenModel): string[] {
  return before === after
    ? []
    : [
        ...tellPlants(before, after),
        ...tellThings(before, after),
        ...(after.savings?.includes('keep-floor') ? [] : tellFloors(before, after)),
        ...tellScreens(before, after),
        ...tellSavings(before, after),
      ];
}
