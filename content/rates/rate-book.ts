/**
 * The sample firm's rate book: London, Essex, Kent and Surrey, November 2026. The owner edits it in the back office.
 * Pence are net of VAT and before markup; hours are man-hours of a team of two.
 * Checked against published UK prices (patio laid 75-180 pounds a square metre, turf laid 20-35, softwood deck 100-140,
 * whole gardens 200-600); where nothing is published (lighting, drainage, greenhouses) the figures are a guide.
 */
import type { Rate, RateBook } from '#engine/model/costing.ts';

const material = (key: string, name: string, unit: Rate['unit'], materialPence: number, labourHours: number, note?: string): Rate =>
  ({ key, name, unit, materialPence, labourHours, group: 'materials', ...(note ? { note } : {}) });
const planting = (potSize: string, labourHours: number): Rate =>
  ({ key: `planting:${potSize}`, name: `Set out, plant and water in, ${potSize}`, unit: 'no', materialPence: 0, labourHours, group: 'plants' });

const site: Rate[] = [
  material('site-set-up', 'Setting up: first visit, levels and setting out', 'item', 10_000, 8, 'Fixed for every garden, however small'),
  material('site-ground', 'Protection, welfare, deliveries and skip permits', 'm2', 3_500, 0.77, 'Grows with the ground that is worked, up to 41 m²: boards over floors, lavatory hire, permits and delivery charges'),
  material('site-running', 'Running the site while building', 'm2', 1_350, 0.53, 'Supervision, hire and daily clearing up round paving and structures'),
  material('site-running-light', 'Running the site on beds and loose floors', 'm2', 620, 0.34),
  material('site-running-green', 'Running the site on lawn and meadow', 'm2', 450, 0.22),
  material('site-ground-lean', 'Protection and deliveries, welfare lent by the household', 'm2', 1_100, 0.3, 'The household lends a lavatory, a tap and a place for the skip'),
  material('site-running-lean', 'Running the site while building, tidied by the household', 'm2', 600, 0.27),
  material('site-running-light-lean', 'Running the site on beds and loose floors, tidied by the household', 'm2', 250, 0.17),
  material('site-running-green-lean', 'Running the site on lawn and meadow, tidied by the household', 'm2', 150, 0.1),
  material('roof-lifting', 'Lifting to a roof', 'm2', 2_400, 0.5, 'Hoist hire; a crane is priced by itself'),
  material('carrying-in', 'Carrying in by hand', 'm2', 0, 0.25, 'Where nothing is dug, all is carried to its place'),
  material('clearance', 'Clear and strip the ground', 'm2', 160, 0.16),
  material('excavation', 'Excavate with a micro-digger', 'm3', 2_000, 1.8),
  material('excavation-by-hand', 'Excavate by hand', 'm3', 400, 4, 'Plots too small for a digger to turn in'),
  material('break-out', 'Break out concrete or old paving', 'm2', 450, 0.5, 'About 100 mm thick; reinforced or thicker slabs are priced when seen'),
  material('street-works', 'Barriers, pavement protection and street permits', 'item', 22_000, 4, 'Front gardens: the work is done from the pavement'),
  material('floor-clean', 'Clean and make good a floor that stays', 'm2', 90, 0.14),
  material('spoil-away', 'Spoil taken away, by skip or grab lorry', 'm3', 5_600, 0.8, 'Bulked volume, tipping charges included'),
];

const ground: Rate[] = [
  material('sub-base', 'MOT type 1, compacted in layers', 'm3', 6_200, 1.3),
  material('open-graded-stone', 'Open-graded stone for permeable paving, compacted', 'm3', 6_900, 1.3),
  material('mortar-bed', 'Mortar bed, semi-dry 4:1', 'm3', 13_500, 0.9),
  material('laying-sand', 'Sharp sand laying course', 'm3', 6_000, 0.9),
  material('membrane', 'Geotextile membrane', 'm2', 110, 0.03),
  material('channel-drain', 'Channel drain with slot grating', 'm', 3_400, 0.7),
  material('gravel-trench', 'Gravel trench with perforated pipe, 0.4 x 0.5 m', 'm', 2_100, 1.0),
  material('soakaway', 'Soakaway crates in geotextile, dug and backfilled', 'm3', 19_500, 5),
  material('building-base', 'Slab base for a building', 'm2', 3_600, 1.1),
  material('building-pads', 'Levelling pads under a building, nothing dug', 'm2', 900, 0.4),
];

const floors: Rate[] = [
  material('sandstone', 'Sawn sandstone paving', 'm2', 3_400, 1.5, 'Laid on a full bed with a slurry primer'),
  material('porcelain', 'Porcelain paving, 20 mm', 'm2', 4_300, 1.7, 'Laid on a full bed with a slurry primer'),
  material('concrete-paving', 'Textured concrete paving', 'm2', 2_100, 1.35),
  material('clay-paver', 'Clay pavers', 'm2', 4_100, 1.75),
  material('setts', 'Granite setts', 'm2', 5_200, 2.1),
  material('pointing', 'Joint compound, brushed in', 'm2', 500, 0.24),
  material('gravel', 'Decorative gravel, 40 mm', 'm2', 620, 0.2),
  material('self-binding-gravel', 'Self-binding gravel, rolled, 50 mm', 'm2', 980, 0.45),
  material('timber-deck', 'Timber deck on treated frame and pads', 'm2', 7_200, 2),
  material('bark', 'Play bark', 'm3', 6_800, 0.9),
  material('rubber-mulch', 'Rubber mulch, 50 mm', 'm2', 3_100, 0.3),
  material('play-turf', 'Artificial play turf', 'm2', 2_700, 0.6),
  material('turf', 'Cultivated turf, laid on raked ground', 'm2', 520, 0.2),
  material('lawn-seed', 'Lawn seed, sown and raked in', 'm2', 90, 0.12),
  material('meadow-seed', 'Native meadow seed on raked, stripped ground', 'm2', 210, 0.26),
  material('stepping-stone', 'Stepping stones, set flush', 'no', 1_900, 0.4),
  material('pedestals', 'Paving pedestals', 'm2', 1_800, 0.2),
  material('gravel-grid', 'Gravel grid for wheels', 'm2', 1_150, 0.12),
];

const edges: Rate[] = [
  material('haunch', 'Concrete haunch to paving edge', 'm', 260, 0.16),
  material('steel-edging', 'Galvanised steel edging, 100 mm', 'm', 1_450, 0.32),
  material('timber-edging', 'Treated timber edging, pegged', 'm', 620, 0.28),
  material('brick-edging', 'Brick mowing edge', 'm', 1_050, 0.6),
  material('cut-edge', 'Spade-cut edge', 'm', 0, 0.06),
];

const planted: Rate[] = [
  material('topsoil', 'Screened topsoil, spread', 'm3', 5_400, 1.1),
  material('bed-preparation', 'Dig over and prepare beds', 'm2', 60, 0.24),
  material('compost', 'Peat-free compost', 'm3', 6_400, 0.9),
  material('mulch', 'Composted bark mulch, spread', 'm3', 6_600, 1.1),
  material('roof-substrate', 'Lightweight planter compost', 'm3', 17_500, 1.6),
  material('planter-side', 'Timber planter side, lined', 'm', 2_900, 0.5),
  material('tree-planter', 'Large planter for a tree, root ball anchored', 'no', 24_000, 2),
  material('hedge-trench', 'Hedge trench', 'm', 380, 0.35),
  material('tree-pit', 'Tree pit with stake, tie and watering tube', 'no', 2_600, 1.3),
  material('climber-wires', 'Wires and eyes for a climber', 'no', 750, 0.45),
];

const structures: Rate[] = [
  material('shed-small', 'Shed up to 3 m²', 'no', 52_000, 8),
  material('shed-medium', 'Shed 3 to 5.5 m²', 'no', 82_000, 11),
  material('shed-large', 'Shed over 5.5 m²', 'no', 138_000, 16),
  material('store', 'Timber store', 'no', 42_000, 5),
  material('greenhouse-small', 'Greenhouse up to 5.5 m²', 'no', 98_000, 14),
  material('greenhouse-large', 'Greenhouse over 5.5 m²', 'no', 158_000, 20),
  material('garden-room', 'Insulated garden room', 'm2', 108_000, 5, 'A guide: the building is quoted by a specialist; its base and the ground round it are in the design'),
  material('compost-bays', 'Pair of timber compost bays', 'no', 16_500, 4),
  material('pergola', 'Timber pergola', 'm2', 14_500, 1.3),
  material('arbour', 'Arbour with seat', 'no', 62_000, 7),
  material('fire-pit', 'Fire pit', 'no', 46_000, 5),
  material('outdoor-kitchen', 'Outdoor kitchen run', 'm', 98_000, 10, 'Cooking appliances and services are not included'),
  material('sleeper', 'Oak sleeper, 200 x 100 mm', 'm', 1_650, 0.35),
  material('raised-bed-soil', 'Topsoil and compost blend', 'm3', 6_200, 1.1),
  material('trellis', 'Trellis panel', 'm2', 2_900, 0.45),
  material('slatted-screen', 'Slatted cedar screen', 'm2', 8_400, 1.5),
  material('post', 'Post set in concrete', 'no', 2_700, 0.9),
  material('post-base', 'Post on a weighted base plate', 'no', 5_400, 0.8),
  material('low-wall', 'Brick wall with coping and footing', 'm2', 11_500, 5.5),
  material('raised-edge', 'Raised edge in oak sleepers', 'm2', 8_800, 1.9),
  material('fence-panel', 'Fence panel with concrete post and gravel board', 'm', 5_600, 1.1, 'For repairs; not part of a design unless ordered'),
  material('swing', 'Timber swing', 'no', 42_000, 6),
  material('climbing-frame', 'Timber climbing frame', 'no', 96_000, 11),
  material('sandpit', 'Sandpit with cover', 'no', 17_500, 4),
  material('trampoline', 'Trampoline, anchored', 'no', 52_000, 5),
  material('playhouse', 'Timber playhouse', 'no', 72_000, 7),
  material('log-steps', 'Log steps', 'no', 14_500, 3),
];

const water: Rate[] = [
  material('pond-liner', 'Rubber liner on underlay', 'm2', 1_250, 0.3),
  material('pond-edge', 'Cobble and planted pond edge', 'm', 1_100, 0.5),
  material('pond-coping', 'Stone coping', 'm', 3_400, 0.95),
  material('pond-pump', 'Pump and filter', 'no', 42_000, 5),
  material('pebble-pool', 'Pebble pool with pump', 'no', 92_000, 12),
  material('pebble-pool-small', 'Small pebble pool with pump', 'no', 62_000, 9),
];

const finishing: Rate[] = [
  material('fence-stain', 'Make good and stain a fence face', 'm2', 220, 0.12),
  material('post-light', 'Low post light, 12 V', 'no', 9_800, 1.3),
  material('spike-light', 'Spike light, 12 V', 'no', 5_600, 0.8),
  material('light-supply', 'Transformer, timer and main cable', 'item', 26_000, 5),
  material('pot', 'Large pot with compost', 'no', 9_800, 0.6),
  material('pot-plain', 'Plain recycled pot with compost', 'no', 2_900, 0.4),
  material('urn', 'Urn on a plinth', 'no', 28_000, 1.2),
  material('bird-bath', 'Bird bath', 'no', 12_500, 0.5),
  material('bird-feeder', 'Bird feeder', 'no', 4_500, 0.4),
  material('bug-hotel', 'Insect house', 'no', 5_500, 0.4),
  material('water-butt', 'Water butt with diverter', 'no', 9_500, 1.5),
  material('washing-line', 'Rotary line in a socket', 'no', 8_500, 1.5),
  material('boulder', 'Boulder, set in', 'no', 7_800, 1.2),
  material('aftercare', 'Aftercare visit', 'no', 1_500, 5, 'A morning for two: weeding, watering, first cut and feed, replacing what has failed'),
  material('handover', 'Final clean and handover', 'm2', 40, 0.06),
];

const setting: Rate[] = [
  planting('9cm', 0.07), planting('2L', 0.1), planting('3L', 0.13), planting('5L', 0.18), planting('10L', 0.35), planting('25L', 0.8), planting('45L', 1.6),
  planting('bulb', 0.012), planting('plug', 0.035), planting('seed', 0.01), planting('bare-root', 0.08),
];

export const sampleRateBook: RateBook = {
  priceDate: '2026-11-01',
  currency: 'GBP',
  labourPencePerHour: 4_000,
  vat: 0.2,
  contingency: 0.05,
  markup: 0.12,
  pricesIncludeVat: true,
  rates: [...site, ...ground, ...floors, ...edges, ...planted, ...structures, ...water, ...finishing, ...setting],
  plantPence: {
    '9cm': 260, '2L': 680, '3L': 980, '5L': 1_650, '10L': 3_400, '25L': 8_500, '45L': 18_500, 'bulb': 38, 'plug': 110, 'seed': 12, 'bare-root': 420,
    'tree:10L': 5_200, 'tree:25L': 11_500, 'tree:45L': 22_500, 'tree:bare-root': 3_400,
    'fruit:5L': 2_400, 'fruit:10L': 4_200, 'fruit:25L': 9_500, 'fruit:bare-root': 2_900,
    'hedging:bare-root': 240, 'hedging:2L': 620, 'hedging:3L': 900,
    'climber:2L': 1_100, 'climber:3L': 1_450, 'climber:5L': 2_400,
    'fern:2L': 820, 'aquatic:9cm': 420, 'aquatic:2L': 950, 'groundcover:9cm': 230,
    'vegetable:plug': 55, 'vegetable:9cm': 220, 'herb:9cm': 260, 'annual:plug': 60,
  },
};
