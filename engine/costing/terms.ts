/** What a price includes and leaves out, in sentences. */
import { MONTH_NAMES, countOf, joinList } from '../model/format.ts';
import { FURNISHINGS, buildingOn } from '../features/features.ts';
import { FURNISHING_KINDS } from '../features/names.ts';
import { areaM2, contains } from '../geometry/region.ts';
import type { Brief } from '../model/brief.ts';
import type { CostLine, RateBook } from '../model/costing.ts';
import type { GardenModel, Saving } from '../model/garden.ts';
import { isParking, isUndug } from '../quantities/build-ups.ts';
import { throughIt } from '../model/access.ts';
import { isThroughHouse } from '../quantities/carrying.ts';
import { figure } from '../quantities/line.ts';
import { isPriced, removalName } from '../quantities/removals.ts';
import { keptNames } from '../words/kept-names.ts';
import { plantKey } from './price-lines.ts';
import { poundsOf } from './range.ts';

/** "1 November 2026" of "2026-11-01"; any other text is returned unchanged. */
export function dateInWords(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  const name = MONTH_NAMES[(month ?? 0) - 1];
  return year && name && day ? `${day} ${name} ${year}` : date;
}
const percent = (share: number): string =>
  `${figure(share * 100, (share * 1000) % 10 === 0 ? 0 : 1)} %`;

const OWN_WORK: Partial<Record<Saving, string>> = {
  'lean-site': 'daily tidying',
  'own-clearance': 'clearing the ground',
  'own-staining': 'staining the fences',
  'own-mulch': 'mulching',
  'own-compost': 'bringing compost for the beds',
  'own-planting': 'planting all but the trees',
  'own-build': 'building and setting up: goods alone are in the price',
  'own-gravel': 'spreading gravel',
  'own-digging': 'digging out and laying the stone base',
  'own-aftercare': 'aftercare',
};

const BUILT: readonly [keys: string[], words: string][] = [
  ...FURNISHING_KINDS.flatMap((kind): [string[], string][] => {
    const { supply } = FURNISHINGS[kind];
    return supply.kind === 'building' ? [[supply.rates.map(([, key]) => key), supply.words]] : [];
  }),
  [['pergola'], 'the pergola'],
  [['arbour'], 'the arbour'],
  [['fire-pit'], 'the fire pit'],
  [['outdoor-kitchen'], 'the outdoor kitchen'],
  [['sleeper'], 'raised beds'],
  [['trellis', 'slatted-screen'], 'screens'],
  [['low-wall', 'raised-edge', 'held-edging'], 'low walls'],
  [['retaining-wall', 'retaining-wall-engineered'], 'retaining walls'],
  [['step'], 'steps'],
  [['pond-liner'], 'the pond'],
  [['pebble-pool', 'pebble-pool-small'], 'the fountain'],
  [
    ['swing', 'climbing-frame', 'sandpit', 'trampoline', 'playhouse', 'log-steps'],
    'play equipment',
  ],
  [['post-light', 'spike-light'], 'lights'],
  [['pot', 'pot-plain', 'urn'], 'pots'],
  [['washing-line'], 'the washing line'],
  [['water-butt'], 'the water butt'],
];

export function includesOf(
  lines: readonly CostLine[],
  rates: RateBook,
  teamDays: number,
  model: GardenModel,
): string[] {
  const spoil = lines
      .filter((line) => line.rateKey === 'spoil-away')
      .reduce((sum, line) => sum + line.net, 0),
    undug = isUndug(model.site),
    plants = lines
      .filter((line) => plantKey(line.rateKey))
      .reduce((sum, line) => sum + line.net, 0);
  const has = (...keys: string[]) => lines.some((line) => keys.includes(line.rateKey));
  const out = [
    rates.vat > 0
      ? `VAT at ${percent(rates.vat)} and a contingency of ${percent(rates.contingency)}.`
      : `A contingency of ${percent(rates.contingency)}.`,
    `${lines.some((line) => line.isOwnWork) ? 'Our' : 'All'} labour: about ${teamDays} working days for a team of two.`,
    undug
      ? 'Setting up, protection, supervision, deliveries and carrying everything to its place; nothing is dug.'
      : model.savings?.includes('lean-site')
        ? 'Setting up, supervision, deliveries and skip permits; you lend a lavatory and a tap.'
        : 'Setting up, protection, welfare, supervision, deliveries and skip permits.',
  ];
  if (isThroughHouse(model.site))
    out.push(
      'Digging by hand, and carrying everything through the house, with its floors and doors covered.',
    );
  if (spoil > 0)
    out.push(`Digging, and ${figure(spoil)} m³ of spoil and strippings taken to a licensed tip.`);
  const removed = (model.site.removals ?? []).filter((thing) => isPriced(thing, model.site));
  if (removed.length)
    out.push(
      `Taking away ${joinList(removed.map(removalName))}, of the usual size; a bigger one costs more.`,
    );
  const soil = [
    ...(has('roof-substrate') ? ['planters and their compost'] : []),
    ...(has('compost') ? ['compost dug in'] : []),
    ...(has('mulch') ? ['mulch'] : []),
  ];
  if (model.site.breakOutM2)
    out.push(
      'Breaking out concrete or old paving about 100 mm thick over half of the plot, to be measured on site.',
    );
  if (plants)
    out.push(
      `${plants} plants${lines.some((line) => plantKey(line.rateKey)?.potSize === 'bulb') ? ' and bulbs' : ''}, ${model.savings?.includes('own-planting') ? 'delivered to the garden' : 'with planting'}${soil.length ? `, ${joinList(soil)}` : ''}.`,
    );
  if (has('drain-connection'))
    out.push(
      'Surface drainage of the new paving, led to the drain that takes the rain of the roof.',
    );
  else if (has('channel-drain', 'gravel-trench', 'soakaway', 'rain-garden'))
    out.push('Surface drainage of the new paving within the garden.');
  const visits = lines.find((line) => line.rateKey === 'aftercare');
  if (visits) out.push(`${countOf(visits.net, 'aftercare visit')} in the first season.`);
  const built = BUILT.filter(([keys]) => has(...keys)).map(([, words]) => words);
  if (built.length) out.push(`Built-in and fixed things shown on the plan: ${joinList(built)}.`);
  out.push(`Prices of ${dateInWords(rates.priceDate)}, ${reachedInWords(model.site)}.`);
  return out;
}

/** What the prices take for granted of the way in. */
function reachedInWords(site: GardenModel['site']): string {
  if (site.position === 'roof')
    return 'for a roof reached by stairs or a lift that takes a 2.4 m board';
  if (isUndug(site)) return 'for a garden reached on foot';
  if (isThroughHouse(site))
    return 'for a garden reached only through the house, with room for a skip at the front';
  if (site.position === 'front' || site.access?.way === 'front')
    return 'with room for a skip on the street';
  const width = site.access?.widthMm,
    wide = width
      ? `${figure(width / 1000, 2)} m wide, which lets through ${throughIt(width)},`
      : 'at least 0.9 m wide';
  return site.access?.way === 'rear'
    ? `for a garden reached through a rear gate ${wide} with room for a skip behind it`
    : `for a garden reached through a side way ${wide} with room for a skip at the front`;
}

/** A guide for the garden room, VAT included, to the nearest 500 pounds; null when there is none. */
function gardenRoomGuide(model: GardenModel, rates: RateBook): string | null {
  const rooms = model.layout.areas.filter(
    (a) =>
      buildingOn(a)?.furnishing === 'garden-room' &&
      !model.site.existing.some(
        (thing) => thing.kind === 'shed' && contains(a.region, thing.x, thing.y),
      ),
  );
  const m2 = rooms.reduce((sum, a) => sum + areaM2(a.region), 0),
    rate = rates.rates.find((one) => one.key === 'garden-room');
  if (m2 === 0 || !rate) return null;
  const pence =
    m2 *
    (rate.materialPence * (1 + rates.markup) + rate.labourHours * rates.labourPencePerHour) *
    (1 + rates.vat);
  return `The garden room itself, which a specialist quotes and builds: as a guide about £${poundsOf(Math.round(pence / 50_000) * 50_000)} for its ${figure(m2)} m². Its base and the ground round it are included.`;
}

export function excludesOf(
  lines: readonly CostLine[],
  model: GardenModel,
  brief: Brief,
  rates: RateBook,
): string[] {
  const kinds = new Set(model.layout.furnishings.map((f) => f.kind)),
    here = FURNISHING_KINDS.filter((kind) => kinds.has(kind)),
    loose = here.flatMap((kind) => {
      const { supply } = FURNISHINGS[kind];
      return supply.kind === 'loose' ? supply.words : [];
    });
  const out = [
    loose.length
      ? `Loose furniture: ${joinList(loose)}, drawn to show the space they need.`
      : 'Loose furniture.',
  ];
  const own = (model.savings ?? []).flatMap((saving) => OWN_WORK[saving] ?? []);
  if (own.length) out.push(`Left to you, to keep to the budget: ${joinList(own)}.`);
  const room = gardenRoomGuide(model, rates);
  if (room) out.push(room);
  const undug = isUndug(model.site),
    roof = model.site.position === 'roof';
  out.push(
    undug
      ? "Work on the building's drains, gas, water and cables."
      : `${lines.some((line) => line.rateKey === 'drain-connection') ? 'The water company’s consent to lead rain to the drain, other work' : 'Work'} on house drains, gas, water and cables, and anything found buried: old foundations, reinforced concrete, asbestos or Japanese knotweed.`,
  );
  if (model.layout.areas.some(isParking))
    out.push(
      'The dropped kerb and the crossing of the pavement, which the council licenses and charges for.',
    );
  if (
    here.some((kind) => FURNISHINGS[kind].power) ||
    model.layout.areas.some(
      (area) =>
        area.kind === 'gardenroom' || area.kind === 'water' || area.feature === 'formalpond',
    )
  ) {
    out.push('Connection to the house electricity supply, by a registered electrician.');
  }
  if (kinds.has('outdoor-kitchen'))
    out.push('Cooking appliances, and gas or water to the outdoor kitchen.');
  out.push(
    'The measured survey, and the fee for design and drawings to build from.',
    'Planning, building control, party wall and tree-work applications and their fees.',
    'Suspending parking bays in the street, and charges of clean-air zones.',
  );
  if (!undug)
    out.push(
      'A scan for buried cables and pipes before digging, and breaking up compacted ground deeper than a spade.',
    );
  out.push(
    lines.some(({ rateKey }) => rateKey === 'fence-closeboard' || rateKey === 'fence-panel')
      ? 'Boundary walls, and fences beyond those in the price: they are taken as sound. Whose a fence is stands in the deeds; a neighbour’s is not ours to take down.'
      : 'New boundary fences and walls: those there are taken as sound.',
  );
  out.push(
    undug
      ? 'Automatic irrigation, which planters on a hot site soon want.'
      : `Felling ${lines.some((line) => line.rateKey === 'remove-tree') ? 'larger ' : ''}trees and grinding out their stumps, and automatic irrigation.`,
  );
  if (model.site.slope !== 'level' && !undug)
    out.push(
      'What a level survey adds: steps, walls and the ground moved are priced from the slope as it was described.',
    );
  if (roof)
    out.push(
      "A structural engineer's survey, waterproofing and its repair, edge guarding, and a crane where things will not go up the stairs.",
    );
  const unpriced = (model.site.removals ?? []).filter((thing) => !isPriced(thing, model.site));
  if (unpriced.length)
    out.push(`Taking away ${joinList(unpriced.map(removalName))}, priced once we have seen it.`);
  if (brief.keep.length)
    out.push(`Work to what you are keeping: ${joinList(keptNames(brief.keep))}.`);
  return out;
}
