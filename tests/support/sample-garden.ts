/** A small garden by hand, whole in its shape: what the server keeps and shows does not depend on how it was designed. */
import type { Brief } from '#engine/model/brief.ts';
import type { DesignSet, GardenDesign } from '#engine/model/garden.ts';
import type { Region } from '#engine/model/shapes.ts';
import { samplePlace } from './sample-place.ts';

const box = (x0: number, y0: number, x1: number, y1: number): Region => [
  [
    [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ],
  ],
];

export function makeSampleGarden(title = 'The Long Lawn'): GardenDesign {
  const fact = { ids: ['terrace'], formula: '8.00 x 3.00 m = 24.00 m²' };
  return {
    model: {
      schemaVersion: 1,
      seed: 7,
      projectType: 'family',
      site: {
        boundary: [
          [0, 0],
          [8000, 0],
          [8000, 10_000],
          [0, 10_000],
        ],
        house: { x0: 0, x1: 8000, heightMm: 5200 },
        doorX: 4000,
        bearingDeg: 180,
        edges: [{ from: [0, 0], to: [8000, 0], kind: 'house', heightMm: 5200 }],
        existing: [],
        place: samplePlace,
        soil: samplePlace.soil,
        slope: 'level',
        position: 'back',
      },
      layout: {
        language: 'rect',
        seed: 7,
        areas: [
          {
            id: 'terrace',
            kind: 'terrace',
            feature: 'dining',
            label: 'Dining terrace',
            region: box(0, 0, 8000, 3000),
            material: 'sandstone',
            purpose: 'supper in the evening sun',
            why: ['5.1 h of sun'],
          },
          {
            id: 'lawn',
            kind: 'lawn',
            feature: 'lawn',
            label: 'Lawn',
            region: box(1500, 3000, 8000, 10_000),
            material: 'turf',
            purpose: 'ball games',
            why: [],
          },
          {
            id: 'bed-1',
            kind: 'bed',
            feature: null,
            label: 'West border',
            region: box(0, 3000, 1500, 10_000),
            material: 'soil',
            purpose: 'colour from March to October',
            why: [],
          },
        ],
        furnishings: [],
        screens: [],
        trees: [],
        stones: [],
        routes: [],
        unplaced: [{ feature: 'pond', reason: 'it needs 4 m² of open ground' }],
        score: 1,
        terms: {},
        shares: { hard: 0.3, open: 0.57, planted: 0.13, water: 0, permeable: 0.7 },
        why: [],
      },
      planting: {
        beds: [],
        placements: [],
        schedule: [
          {
            plantId: 'nepeta-six-hills-giant',
            key: 1,
            latinName: "Nepeta 'Six Hills Giant'",
            commonName: 'Catmint',
            category: 'perennial',
            role: 'mid',
            count: 9,
            potSize: '2L',
            spacingCm: 45,
            heightM: 0.7,
            spreadM: 0.6,
            areaIds: ['bed-1'],
            why: '6.2 h of sun, clay, flowers June to September',
          },
          {
            plantId: 'danger',
            key: 2,
            latinName: '=HYPERLINK("http://example.invalid")',
            commonName: 'A "quoted", plant',
            category: 'shrub',
            role: 'structure',
            count: 1,
            potSize: '10L',
            spacingCm: 100,
            heightM: 1,
            spreadM: 1,
            areaIds: ['bed-1'],
            why: 'a line\nand another',
          },
        ],
        interestByMonth: [1, 1, 2, 2, 2, 2, 2, 2, 2, 1, 1, 0],
        palette: { name: 'Violet and lime', colours: ['violet', 'lime'] },
        why: [],
      },
    },
    quantities: [],
    costing: {
      priceDate: '2026-11-01',
      lines: [
        {
          id: 'q1',
          phase: 'hard',
          rateKey: 'paving',
          description: 'Sandstone paving',
          unit: 'm2',
          net: 24,
          waste: 0.1,
          gross: 26.4,
          source: fact,
          materialPence: 150_000,
          labourPence: 80_000,
          totalPence: 230_000,
        },
      ],
      netPence: 230_000,
      contingencyPence: 23_000,
      vatPence: 50_600,
      totalPence: 303_600,
      breakdown: {
        materialsPence: 180_000,
        plantsPence: 18_000,
        labourPence: 105_600,
        totalPence: 303_600,
      },
      phases: [
        {
          phase: 'hard',
          title: 'Hard landscape',
          totalPence: 303_600,
          days: 4,
          what: ['Lay the terrace'],
        },
      ],
      range: { lowPence: 270_000, highPence: 350_000, narrowedBy: ['a survey'] },
      swaps: [
        {
          id: 's1',
          title: 'Gravel for the path',
          detail: 'Keeps the line, costs less.',
          savesPence: 40_000,
        },
      ],
      teamDays: 4,
      includes: ['VAT'],
      excludes: ['drainage'],
      perM2Pence: 3795,
      areaKindsPence: {},
    },
    checks: [
      {
        id: 'c1',
        severity: 'info',
        title: 'Fences',
        text: 'Fences up to 2 m need no permission.',
        at: [0, 5000],
        areaId: null,
        basis: 'Permitted development, England',
      },
    ],
    words: {
      title,
      concept: 'A calm family garden.',
      mainFeature: 'The dining terrace',
      style: 'Family',
      materials: [{ name: 'Sandstone', application: 'terrace' }],
      plants: [{ name: 'Catmint', careInstructions: 'Cut back in July.' }],
      seasonalMaintenance: {
        spring: ['Mulch.'],
        summer: ['Mow.'],
        autumn: ['Plant bulbs.'],
        winter: ['Prune.'],
      },
      implementationTips: ['Start with the terrace.'],
      sustainability: { rating: 4, explanation: 'Seven tenths of the ground lets rain through.' },
      upkeep: { hoursPerYear: 62.4, items: [{ task: 'Mowing', hours: 30 }] },
    },
    sunMap: {
      x0: 0,
      y0: 0,
      cellMm: 1000,
      columns: 8,
      rows: 10,
      tenths: Array.from({ length: 80 }, (_, cell) => (cell < 24 ? 40 : 60)),
    },
  };
}

const assumed = <T>(value: T) => ({
  value,
  source: { kind: 'assumed' as const, because: 'usual for a family' },
});

export function makeSampleBrief(description: string): Brief {
  return {
    description,
    projectType: { value: 'family', source: { kind: 'entered', field: 'projectType' } },
    preferences: ['seating'],
    shape: {
      value: { kind: 'rectangle', widthMm: 8000, depthMm: 10_000 },
      source: { kind: 'read', quote: '8 by 10 metres' },
    },
    areaM2: { value: 80, source: { kind: 'read', quote: '8 by 10 metres' } },
    position: assumed('back'),
    facing: assumed('S'),
    postcode: { value: 'RM1 3DS', source: { kind: 'entered', field: 'postcode' } },
    soil: null,
    ph: null,
    wet: assumed(false),
    shady: assumed(false),
    overlooked: assumed(false),
    slope: assumed('level'),
    household: {
      seatsFor: assumed(6),
      toddler: assumed(false),
      children: { value: true, source: { kind: 'read', quote: 'two children' } },
      dog: assumed(false),
      cat: assumed(false),
      wheelchair: assumed(false),
      hayFever: assumed(false),
      easyAccess: assumed(false),
    },
    wanted: [assumed('lawn')],
    refused: [],
    keep: [
      {
        id: 'k1',
        kind: 'tree',
        name: 'old apple tree',
        where: 'back-left',
        source: { kind: 'read', quote: 'the old apple tree' },
      },
    ],
    budgetPence: { value: 2_000_000, source: { kind: 'read', quote: 'about £20k' } },
    upkeepHoursPerWeek: null,
    colours: [],
    styles: [],
    plantsWanted: [],
    plantsRefused: [],
    seasons: [],
    paving: null,
    wishes: [],
    circumstances: [],
    breaksFloor: false,
    shadesTable: false,
    questions: [],
    problems: [],
  };
}

export function makeSampleSet(description: string): DesignSet {
  return {
    brief: makeSampleBrief(description),
    reading: null,
    returnBrief: [],
    notShown: [],
    designs: ['The Long Lawn', 'The Orchard Walk', 'The Two Rooms'].map(makeSampleGarden),
    problems: [{ code: 'note', severity: 'note', message: 'The pond found no place.' }],
  };
}
