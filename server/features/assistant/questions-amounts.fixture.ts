/** Amounts as people write them: thousands, feet and metres, heights beside lengths, slabs, sheds, and two works in one question. */
import type { QuestionFixture } from '#server/features/assistant/questions.fixture.ts';

const tooLarge = /larger than our list/;
const noPlace = /Manchester|postcode|outside our area/;

export const amountFixtures: readonly QuestionFixture[] = [
  { ask: 'price of 1,200 sq ft lawn', says: [/111\.5 m²/, /£7,800/] },
  { ask: 'turf for 1,050 m2', says: [/1050 m²/, tooLarge] },
  { ask: 'how much is 1,000 m2 of turf', says: [/1000 m²/, tooLarge] },
  { ask: 'turf for 1 200 m2', says: [/1200 m²/, tooLarge] },
  ...['4 × 5 m patio', '4×5m patio', '4 x 5 m patio', 'patio of 4m × 5m price'].map((ask) => ({
    ask,
    says: [/20 m²/, /£6,800/],
    not: /£14,500/,
  })),
  // A fence is long and high
  { ask: 'how much for a 6ft fence 30 metres long', says: [/30 m: £9,200/], not: /1\.8 m:/ },
  { ask: '6 foot fence 25 metres', says: [/25 m: £4,500/], not: /1\.8 m:/ },
  { ask: 'price for a 6ft close board fence 20m', says: [/20 m: £4,500/] },
  { ask: '35m of 1.8m closeboard fence price', says: [/35 m: £9,200/] },
  { ask: 'cost of 2m high fence 32 metres', says: [/32 m: £9,200/] },
  { ask: 'how much is a 1.8m feather edge fence, 60 ft of it', says: [/18\.3 m: £4,500/] },
  { ask: 'price of fencing 6ft x 30m', says: [/30 m: £9,200/] },
  { ask: 'fence height 6ft length 36m price', says: [/36 m: £9,200/] },
  { ask: 'how much is fencing per metre at 6ft', says: [/£4,500/, /£9,200/], not: /1\.8 m:/ },
  { ask: 'price for 2 metres of fence', says: [/2 m: £4,500/] },
  { ask: 'price for half an acre of lawn', says: [/2023/, tooLarge] },
  { ask: 'my garden is 2,000 sq m what would design cost', says: [/£4,200/] },
  { ask: 'how much is a 6ft fence', says: [/£4,500/, /£9,200/], not: /1\.8 m:/ },
  { ask: 'cost of 100m of fencing', says: [tooLarge] },
  { ask: '20m fence price', says: [/20 m: £4,500/] },
  // m2 is no place
  { ask: 'do you work on gardens under 50 m2', says: [/up to 50 m²/], not: noPlace },
  {
    ask: 'how much soil do i need for 10 m2',
    says: [/twenty 50 litre bags/],
    not: /Manchester|no soil record|middling loam/,
  },
  {
    ask: 'how much topsoil do i need for 10 m3',
    says: [/square metres by the depth/],
    not: /Manchester|no soil record|middling loam/,
  },
  { ask: 'price per m2 for turf', says: [/£1,850/], not: noPlace },
  { ask: 'what grows in ph7 soil', says: [/./], not: /Perth|PH7/ },
  { ask: 'can i plant roses b4 winter', says: [/[Rr]ose/], not: /B4|Birmingham/ },
  { ask: 'are you inside the M25', says: [/./], not: /Bury|M25, / },
  { ask: 'do you cover M2', says: [/M2/, /outside our area/] },
  { ask: 'is M3 in your area', says: [/M3/, /outside our area/] },
  { ask: 'do you cover M3 4LY', says: [/M3/, /outside our area/] },
  { ask: 'do you come to CO2', says: [/CO2/] },
  // Slabs and sheds
  {
    ask: 'patio with 600x600 slabs how much',
    says: [/£6,800/, /£26,000/],
    not: /360000|larger than/,
  },
  { ask: 'patio 20m2 with 900 x 600 slabs', says: [/20 m²: £6,800/] },
  { ask: 'how much for a 5m x 4m patio in 600x900 porcelain', says: [/20 m²: £6,800/] },
  {
    ask: 'price of a patio in 60x60cm slabs',
    says: [/£6,800/, /£26,000/],
    not: /3600|larger than/,
  },
  {
    ask: 'cost of patio with 600mm x 900mm slabs',
    says: [/£6,800/, /£26,000/],
    not: /larger than/,
  },
  { ask: 'cost of 8x6 shed', says: [/4\.3 m²: £3,500/], not: /48 m²|larger than/ },
  { ask: 'how much is a 10x8 greenhouse', says: [/7\.2 m²: £5,500/], not: /80 m²|larger than/ },
  { ask: 'price of a 3x2 shed', says: [/6 m²/], not: /larger than/ },
  { ask: 'price of a 3m x 2m shed', says: [/6 m²/] },
  // Two works
  {
    ask: 'how much for a patio and a fence',
    says: [/Paving and stonework/, /Fencing and structures/, /£6,800/, /£4,500/],
  },
  {
    ask: 'price for 20 m² patio and 10 m of fence',
    says: [/Paving and stonework, 20 m²: £6,800/, /Fencing and structures, 10 m: £4,500/],
  },
  {
    ask: 'cost of 30m2 of patio plus 50m2 of turf',
    says: [/Paving and stonework, 30 m²: £6,800/, /Lawn installation, 50 m²: £4,200/],
  },
  {
    ask: 'fence and new lawn for a small garden price',
    says: [/Fencing and structures, small/, /Lawn installation, small/, /£1,850/],
  },
  {
    ask: 'price for a patio, a fence and a lawn',
    says: [/Paving and stonework/, /Fencing and structures/, /Lawn installation/],
  },
  {
    ask: 'patio with lighting and a fence, how much',
    says: [/Paving and stonework/, /Fencing and structures/, /lighting/i],
  },
  {
    ask: '10x6 shed and 20m2 patio price',
    says: [/Paving and stonework, 20 m²: £6,800/, /Greenhouse or shed, 5\.4 m²: £5,500/],
  },
  {
    ask: 'price for 100 m2 garden with 30m2 patio and 40m2 lawn',
    says: [/Paving and stonework, 30 m²: £6,800/, /Lawn installation, 40 m²: £1,850/],
  },
  {
    ask: '20 metres of 6ft featheredge with a patio of 30m2',
    says: [/Fencing and structures, 20 m/, /Paving and stonework, 30 m²/],
  },
  { ask: 'how long does a patio and a fence take', says: [/1-2 weeks/] },
  { ask: 'patio with lights 40 m2 price', says: [/£14,500/, /40 m²/] },
  { ask: 'price for patio and lawn, garden is 100m2', says: [/£14,500/, /£4,200/], not: /£6,800/ },
  { ask: 'how much to returf 60m2', says: [/60 m²: £4,200/] },
  {
    before: ['how much for a patio and a fence'],
    ask: 'and for a large garden',
    says: [/£26,000/, /Fencing and structures, large/],
  },
  {
    before: ['how much for a patio and a fence'],
    ask: 'how much is a new lawn',
    says: [/£1,850/],
    not: /Fencing/,
  },
  { ask: 'how much to mow the lawn every month', says: [/£220/], not: /£1,850/ },
  { ask: 'complete landscaping with patio and lawn price', says: [/Complete/i], not: /£1,850/ },
  { ask: 'garden design with a planting plan cost', says: [/£1,200/], not: /£3,200/ },
  // Fractions, feet with inches, metres with centimetres
  ...[
    'turf for 3/4 acre',
    'turf for ¾ acre',
    'turf for three quarters of an acre',
    'turf for 3/4 of an acre',
  ].map((ask) => ({ ask, says: [/3035 m²/, tooLarge], not: /16187/ })),
  ...[
    'half acre lawn turf cost',
    'turf for 1/2 acre price',
    'cost to turf ½ an acre',
    'turf for half of an acre',
  ].map((ask) => ({ ask, says: [/202[34]/, tooLarge] })),
  { ask: 'turf for an acre and a half', says: [/6070/, tooLarge] },
  ...['patio 12ft6 x 10ft', "patio 12'6\" x 10'", 'patio of 12 ft 6 in by 10 ft price'].map(
    (ask) => ({ ask, says: [/11\.6 m²/], not: /5\.6 m²/ }),
  ),
  ...["patio 10'6\" x 12' price", 'patio 10’6” x 12’ price'].map((ask) => ({
    ask,
    says: [/11\.7 m²/],
    not: /6\.7 m²/,
  })),
  ...['patio 3m50 x 4m20', 'patio 3m 50cm by 4m 20cm'].map((ask) => ({
    ask,
    says: [/14\.7 m²/],
    not: /: 4 m²/,
  })),
  { ask: 'patio 5m x 3m 60cm slabs price', says: [/15 m²/] },
  { ask: 'fence 6ft 30m price', says: [/30 m: £9,200/] },
  // Several sizes of one work
  ...['lawn 6m by 5m and another 10m by 4m', 'turf 6 x 5 m and 10 x 4 m price'].map((ask) => ({
    ask,
    says: [/70 m²: £4,200/],
    not: /, 30 m²/,
  })),
  { ask: 'lawn 8m by 5m and 3m by 2m', says: [/46 m²/], not: /, 40 m²/ },
  { ask: 'patio 4m x 5m or 5m x 6m price', says: [/£6,800/, /£26,000/], not: /, (?:20|30|50) m²/ },
  // A fence on more sides than one
  { ask: 'fence 30m either side', says: [/60 m: £16,500/], not: /, 30 m:/ },
  { ask: 'fence 100ft both sides', says: [/61 m: £16,500/] },
  { ask: 'fence on 3 sides 10m each', says: [/30 m: £9,200/], not: /, 10 m:/ },
  { ask: 'fencing 3 sides 10m each', says: [/30 m: £9,200/] },
  { ask: 'fence 20m on the left and 15m on the right price', says: [/35 m: £9,200/] },
  { ask: 'fence on both sides, 36m in total', says: [/36 m: £9,200/] },
  { before: ['how much is a fence'], ask: '3 sides 10m each', says: [/30 m: £9,200/] },
  { ask: 'fence 20m x 2 sides', says: [/40 m: £9,200/] },
  { ask: 'fence 10m, 12m and 8m', says: [/30 m: £9,200/] },
  { ask: 'garden 10m x 8m, patio 4m x 3m price', says: [/Paving and stonework, 12 m²/] },
  { ask: 'turf a third of an acre', says: [/134[78] m²/, tooLarge] },
  // What has no amount of its own takes none from its neighbour
  {
    ask: '4m x 5m patio, 20m fence, lights, pond',
    says: [/Paving and stonework, 20 m²/, /Fencing and structures, 20 m:/],
    not: /Water features?, 20 m²/,
  },
  {
    ask: 'turf 40m2, fence 20m, lights, pond',
    says: [/Lawn installation, 40 m²/, /Fencing and structures, 20 m:/],
    not: /Water features?, (?:20|40) m²/,
  },
  {
    ask: '5m x 5m patio plus 10m x 4m lawn',
    says: [/Paving and stonework, 25 m²/, /Lawn installation, 40 m²/],
    not: /[Pp]lum/,
  },
];
