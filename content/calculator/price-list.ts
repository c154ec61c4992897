/**
 * The price list of the cost calculator on a fresh install, as it is specified: eight services and seven extras, each in
 * three garden sizes. Whole pence. The owner's own takes its place (server/features/settings/prices.ts).
 * What a price covers is said in amounts wherever an amount can be honest, so that two quotations can be compared.
 */
import {
  type CostService,
  type ExtraService,
  GARDEN_SIZES,
  type GardenSize,
  type PriceList,
  type SizedPrice,
} from '#contracts/price-list.ts';

/** ISO date of these prices. */
const PRICE_LIST_DATE = '2026-11-01';

export const COST_SERVICE_IDS = [
  'garden-design',
  'complete-landscaping',
  'paving-stonework',
  'fencing-structures',
  'planting-landscaping',
  'irrigation-systems',
  'garden-maintenance',
  'lawn-installation',
] as const;
export type CostServiceId = (typeof COST_SERVICE_IDS)[number];
export const EXTRA_SERVICE_IDS = [
  'soil-preparation',
  'drainage-systems',
  'outdoor-lighting',
  'water-features',
  'greenhouse-shed',
  'artificial-grass',
  'garden-clearance',
] as const;
export type ExtraServiceId = (typeof EXTRA_SERVICE_IDS)[number];

/** A service's row of three: pounds, timeframe, what it covers. */
const sizes = (
  ...rows: [pounds: number, timeframe: string, covers: string][]
): Record<GardenSize, SizedPrice> =>
  Object.fromEntries(
    rows.map(([pounds, timeframe, covers], i) => [
      GARDEN_SIZES[i],
      { basePence: pounds * 100, timeframe, covers },
    ]),
  ) as Record<GardenSize, SizedPrice>;
const extraSizes = (...rows: [pounds: number, covers: string][]): ExtraService['sizes'] =>
  Object.fromEntries(
    rows.map(([pounds, covers], i) => [GARDEN_SIZES[i], { pence: pounds * 100, covers }]),
  ) as ExtraService['sizes'];

const SERVICES: readonly Omit<CostService, 'isOffered'>[] = [
  {
    id: 'garden-design',
    name: 'Garden design',
    description:
      'A measured survey, a plan to scale, a planting plan and a specification that any landscaper can price.',
    isMonthly: false,
    sizes: sizes(
      [1200, '1-2 weeks', 'One garden of up to 50 m², front or back'],
      [2400, '2-3 weeks', 'One garden of 50 to 150 m², with a sketch in perspective'],
      [4200, '3-4 weeks', 'Front and back, or one garden over 150 m², with levels and sections'],
    ),
    includes: [
      'Site visit and measured survey',
      'Layout plan to scale, and one round of changes',
      'Planting plan with numbers and spacings',
      'Written specification of materials and build-up',
    ],
    excludes: [
      'Building the garden',
      'Fees for planning, a tree report or an engineer, where one is needed',
    ],
  },
  {
    id: 'complete-landscaping',
    name: 'Complete landscaping',
    description:
      'A whole garden from bare ground: clearing, levels, paving, planting and lawn, by one team.',
    isMonthly: false,
    sizes: sizes(
      [18000, '3-4 weeks', 'The whole of a garden of up to 50 m²'],
      [35000, '4-6 weeks', 'Worked out for about 100 m²; the band runs from 50 to 150 m²'],
      [65000, '6-8 weeks', 'Worked out for about 200 m²; anything larger is priced from a visit'],
    ),
    includes: [
      'Stripping the ground and taking the spoil away',
      'Paving on a compacted stone base, about a third of the ground',
      'Topsoil, planted beds and turf on the rest',
      'Edgings, protection of house and paths, and clearing up',
    ],
    excludes: [
      'The design itself',
      'Retaining walls over 0.6 m, buildings, and anything on the list of extras',
      'Kitchens, pools and mains services',
    ],
  },
  {
    id: 'paving-stonework',
    name: 'Paving and stonework',
    description: 'Terraces and paths in sandstone or porcelain, on a base that does not move.',
    isMonthly: false,
    sizes: sizes(
      [6800, '1-2 weeks', 'Up to 35 m² laid'],
      [14500, '2-3 weeks', 'Up to 75 m² laid'],
      [26000, '3-4 weeks', 'Up to 135 m² laid'],
    ),
    includes: [
      'Digging out and taking the spoil away',
      '100 mm of compacted stone, full mortar bed, jointing',
      'Sawn sandstone or 20 mm porcelain of mid price',
      'Falls away from the house and a haunched edge',
    ],
    excludes: [
      'Breaking out reinforced concrete',
      'Steps, walls and special cuts round curves',
      'Drainage beyond the paving’s own falls',
    ],
  },
  {
    id: 'fencing-structures',
    name: 'Fencing and structures',
    description: 'Boundaries, pergolas and arbours in timber that is made to last.',
    isMonthly: false,
    sizes: sizes(
      [4500, '1-2 weeks', 'Up to 28 m of 1.8 m fence and one gate'],
      [9200, '2-3 weeks', 'Up to 40 m of fence, one gate and a pergola of 9 m²'],
      [16500, '3-4 weeks', 'Up to 70 m of fence, two gates, a pergola of 12 m² and an arbour'],
    ),
    includes: [
      'Taking down and removing the old fence',
      'Pressure-treated panels, concrete posts and gravel boards',
      'Posts of pergola and arbour set in concrete',
      'A first coat of oil or stain on what is sawn',
    ],
    excludes: [
      'Fences over 2 m, which may need planning permission',
      'Agreeing a boundary with your neighbour',
      'Removing hedges, roots or old concrete footings',
    ],
  },
  {
    id: 'planting-landscaping',
    name: 'Planting and soft landscaping',
    description:
      'Beds prepared and planted for your soil and sun, full enough to look right in the second summer.',
    isMonthly: false,
    sizes: sizes(
      [3200, '1 week', 'Up to 22 m² of beds'],
      [6800, '1-2 weeks', 'Up to 48 m² of beds'],
      [12500, '2-3 weeks', 'Up to 90 m² of beds'],
    ),
    includes: [
      'A planting list for your soil and sun',
      'Digging over, compost, and mulch 50 mm deep',
      'Perennials and grasses in 2 litre pots, shrubs in 3 to 10 litre',
      'Watering in, and a visit six weeks later',
    ],
    excludes: [
      'Specimen trees and mature hedging',
      'Watering after the first day',
      'Raised beds and edgings',
    ],
  },
  {
    id: 'irrigation-systems',
    name: 'Irrigation systems',
    description: 'Water where the roots are, before breakfast, and none when it has rained.',
    isMonthly: false,
    sizes: sizes(
      [2800, '1 week', 'Two zones'],
      [5500, '1-2 weeks', 'Four zones'],
      [9500, '2-3 weeks', 'Six zones and a 300 litre tank with pump'],
    ),
    includes: [
      'Controller with a rain sensor',
      'Drip line in beds, pop-up heads in lawn',
      'Backflow protection as the water regulations ask',
      'Pipes buried, ground made good, a lesson in using it',
    ],
    excludes: [
      'A new mains supply or outside tap',
      'An electrical supply where there is none',
      'The yearly winter drain-down',
    ],
  },
  {
    id: 'garden-maintenance',
    name: 'Garden maintenance',
    description: 'Two visits a month from gardeners who know the garden, all year round.',
    isMonthly: true,
    sizes: sizes(
      [220, 'monthly service', 'Two visits a month: one gardener, half a day'],
      [380, 'monthly service', 'Two visits a month: two gardeners, half a day'],
      [650, 'monthly service', 'Two visits a month: two gardeners, the whole day'],
    ),
    includes: [
      'Mowing and edging',
      'Weeding, pruning, tying in and deadheading in season',
      'Hedges to 2 m, trimmed once nests are empty',
      'Tools, fuel and a note of what was done',
    ],
    excludes: [
      'Plants, compost, feed and mulch, charged at cost',
      'Waste beyond what your green bins and compost heap hold',
      'Tree work and hedges over 2 m',
    ],
  },
  {
    id: 'lawn-installation',
    name: 'Lawn installation',
    description: 'Cultivated turf on ground that has been cleared, levelled and fed.',
    isMonthly: false,
    sizes: sizes(
      [1850, '3-5 days', 'Up to 40 m² of turf'],
      [4200, '5-7 days', 'Up to 90 m² of turf'],
      [7800, '1-2 weeks', 'Up to 170 m² of turf'],
    ),
    includes: [
      'Stripping and taking away the old turf',
      '50 mm of screened topsoil, graded and firmed',
      'Hard-wearing cultivated turf, laid and rolled',
      'A starter feed, the first watering and a sheet on the first month',
    ],
    excludes: [
      'Edging strips and stepping stones',
      'Changing levels by more than 100 mm',
      'Watering after the first day',
    ],
  },
];

const EXTRAS: readonly Omit<ExtraService, 'isOffered'>[] = [
  {
    id: 'soil-preparation',
    name: 'Soil preparation',
    description: 'A soil test, deep loosening and 75 mm of compost worked in.',
    sizes: extraSizes(
      [680, 'Up to 25 m² of beds'],
      [1200, 'Up to 45 m² of beds'],
      [1950, 'Up to 75 m² of beds'],
    ),
  },
  {
    id: 'drainage-systems',
    name: 'Drainage',
    description: 'A gravel trench with perforated pipe, led to a crate soakaway.',
    sizes: extraSizes(
      [1850, 'Up to 12 m of trench, 1 m³ soakaway'],
      [2900, 'Up to 22 m of trench, 1 m³ soakaway'],
      [4500, 'Up to 36 m of trench, 2 m³ soakaway'],
    ),
  },
  {
    id: 'outdoor-lighting',
    name: 'Outdoor lighting',
    description:
      'Low-voltage fittings in warm white, with transformer, timer and buried cable, plugged into an outdoor socket you have.',
    sizes: extraSizes([850, '6 fittings'], [1400, '10 fittings'], [2200, '16 fittings']),
  },
  {
    id: 'water-features',
    name: 'Water feature',
    description: 'Moving water with its pump and lining, plugged into an outdoor socket you have.',
    sizes: extraSizes(
      [1650, 'A drilled stone over a sunk reservoir'],
      [2800, 'A raised pool of up to 3 m²'],
      [4800, 'A planted pond of up to 12 m²'],
    ),
  },
  {
    id: 'greenhouse-shed',
    name: 'Greenhouse or shed',
    description: 'Delivered and put up on a level slab base.',
    sizes: extraSizes(
      [2400, 'Up to 1.8 x 1.2 m'],
      [3500, 'Up to 2.4 x 1.8 m'],
      [5500, 'Up to 3.6 x 2.4 m'],
    ),
  },
  {
    id: 'artificial-grass',
    name: 'Artificial grass',
    description:
      'On a free-draining stone base with edging. It grows hot in full sun and feeds no bees, so consider it for small, hard-used corners.',
    sizes: extraSizes([950, 'Up to 14 m²'], [1650, 'Up to 25 m²'], [2800, 'Up to 44 m²']),
  },
  {
    id: 'garden-clearance',
    name: 'Garden clearance',
    description: 'Brambles, rubbish and old shrubs cut down, dug out and taken to a licensed site.',
    sizes: extraSizes(
      [450, 'Up to 3 m³ taken away'],
      [750, 'Up to 6 m³ taken away'],
      [1200, 'Up to 10 m³ taken away'],
    ),
  },
];

export const SPECIFIED_PRICES: PriceList = {
  services: SERVICES.map((service) => ({ ...service, isOffered: true })),
  extras: EXTRAS.map((extra) => ({ ...extra, isOffered: true })),
  smallUpTo: 50,
  mediumUpTo: 150,
  priceDate: PRICE_LIST_DATE,
};
