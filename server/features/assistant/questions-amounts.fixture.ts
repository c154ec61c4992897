/** Amounts as people write them: thousands, feet and metres, heights beside lengths, slabs, sheds, and two works in one question. */
import type { QuestionFixture } from '#server/features/assistant/questions.fixture.ts';

const tooLarge = /larger than our list/;
const noPlace = /Manchester|postcode|outside our area/;

export const amountFixtures: readonly QuestionFixture[] = [
  { ask: 'price of 1,200 sq ft lawn', says: [/111\.5 m²/, /£7,800/] },
  { ask: 'turf for 1,050 m2', says: [/1050 m²/, tooLarge] },
  { ask: 'how much is 1,000 m2 of turf', says: [/1000 m²/, tooLarge] },
  { ask: 'turf for 1 200 m2', says: [/1200 m²/, tooLarge] },
  ...['4 × 5 m patio', '4×5m patio', '4 x 5 m patio', 'patio of 4m × 5m price'].map((ask) => ({ ask, says: [/20 m²/, /£6,800/], not: /£14,500/ })),
  // A fence is long and high
  { ask: 'how much for a 6ft fence 30 metres long', says: [/30 m: £9,200/], not: /1\.8 m:/ },
  { ask: '6 foot fence 25 metres', says: [/25 m: £4,500/], not: /1\.8 m:/ },
  { ask: 'price for a 6ft close board fence 20m', says: [/20 m: £4,500/] },
  { ask: '35m of 1.8m closeboard fence price', says: [/35 m: £9,200/] },
  { ask: 'cost of 2m high fence 32 metres', says: [/32 m: £9,200/] },
  { ask: 'how much is a 1.8m feather edge fence, 60 ft of it', says: [/18\.3 m: £4,500/] },
  { ask: 'price of fencing 6ft x 30m', says: [/30 m: £9,200/] },
  { ask: 'fence height 6ft length 36m price', says: [/36 m: £9,200/] },
  { ask: 'how much is a 6ft fence', says: [/£4,500/, /£9,200/], not: /1\.8 m:/ },
  { ask: 'cost of 100m of fencing', says: [tooLarge] },
  { ask: '20m fence price', says: [/20 m: £4,500/] },
  // m2 is no place
  { ask: 'do you work on gardens under 50 m2', says: [/up to 50 m²/], not: noPlace },
  { ask: 'how much soil do i need for 10 m2', says: [/twenty 50 litre bags/], not: /Manchester|no soil record|middling loam/ },
  { ask: 'how much topsoil do i need for 10 m3', says: [/square metres by the depth/], not: /Manchester|no soil record|middling loam/ },
  { ask: 'price per m2 for turf', says: [/£1,850/], not: noPlace },
  { ask: 'what grows in ph7 soil', says: [/./], not: /Perth|PH7/ },
  { ask: 'can i plant roses b4 winter', says: [/[Rr]ose/], not: /B4|Birmingham/ },
  { ask: 'do you cover M2', says: [/M2/, /outside our area/] },
  { ask: 'do you cover M3 4LY', says: [/M3/, /outside our area/] },
  { ask: 'do you come to CO2', says: [/CO2/] },
  // Slabs and sheds
  { ask: 'patio with 600x600 slabs how much', says: [/£6,800/, /£26,000/], not: /360000|larger than/ },
  { ask: 'patio 20m2 with 900 x 600 slabs', says: [/20 m²: £6,800/] },
  { ask: 'how much for a 5m x 4m patio in 600x900 porcelain', says: [/20 m²: £6,800/] },
  { ask: 'price of a patio in 60x60cm slabs', says: [/£6,800/, /£26,000/], not: /3600|larger than/ },
  { ask: 'cost of patio with 600mm x 900mm slabs', says: [/£6,800/, /£26,000/], not: /larger than/ },
  { ask: 'cost of 8x6 shed', says: [/4\.3 m²: £3,500/], not: /48 m²|larger than/ },
  { ask: 'how much is a 10x8 greenhouse', says: [/7\.2 m²: £5,500/], not: /80 m²|larger than/ },
  { ask: 'price of a 3x2 shed', says: [/6 m²/], not: /larger than/ },
  { ask: 'price of a 3m x 2m shed', says: [/6 m²/] },
  // Two works
  { ask: 'how much for a patio and a fence', says: [/Paving and stonework/, /Fencing and structures/, /£6,800/, /£4,500/] },
  { ask: 'price for 20 m² patio and 10 m of fence', says: [/Paving and stonework, 20 m²: £6,800/, /Fencing and structures, 10 m: £4,500/] },
  { ask: 'cost of 30m2 of patio plus 50m2 of turf', says: [/Paving and stonework, 30 m²: £6,800/, /Lawn installation, 50 m²: £4,200/] },
  { ask: 'fence and new lawn for a small garden price', says: [/Fencing and structures, small/, /Lawn installation, small/, /£1,850/] },
  { ask: 'price for a patio, a fence and a lawn', says: [/Paving and stonework/, /Fencing and structures/, /Lawn installation/] },
  { ask: 'patio with lighting and a fence, how much', says: [/Paving and stonework/, /Fencing and structures/, /lighting/i] },
  { before: ['how much for a patio and a fence'], ask: 'and for a large garden', says: [/£26,000/, /Fencing and structures, large/] },
  { before: ['how much for a patio and a fence'], ask: 'how much is a new lawn', says: [/£1,850/], not: /Fencing/ },
  { ask: 'how much to mow the lawn every month', says: [/£220/], not: /£1,850/ },
  { ask: 'complete landscaping with patio and lawn price', says: [/Complete/i], not: /£1,850/ },
  { ask: 'garden design with a planting plan cost', says: [/£1,200/], not: /£3,200/ },
];
