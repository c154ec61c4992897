/** Sloppy, terse and rambling phrases: the general rules behind what unseen briefs taught. */
import { expect, test } from 'vitest';
import type { BriefInput } from '../model/brief.ts';
import { holds, readPhrase } from '../../tests/fixtures/briefs/phrase-expectations.ts';

const TABLE: [phrase: string, facts: string, more?: Partial<BriefInput>][] = [
  // ages of children
  ['our youngest is 18 months, garden', 'toddler children'], ['eldest is 5, a garden', 'children !toddler'], ['our youngest is 18 months and the eldest is 5, garden', 'toddler children'], ['two kiddies (2 and 5) and a garden', 'toddler children'],
  ["place for 4yr old's swing in the garden", 'toddler children +play'], ["a garden for my 3yo's slide", 'toddler children'], ['garden. kids: 3yo, 7yo', 'toddler children'], ['our little lad is 2, garden', 'toddler children'], ['the baby is 10 months, garden', 'toddler children'],
  ['oldest is nine and the middle one is 6, garden', 'children !toddler'], ['two girls 7 + 9, garden', 'children !toddler'], ["she's 3 and her brother's 6, garden", 'toddler children'], ['a 3 yr-old and a 16-month-old, garden', 'toddler children'], ['our nipper turned 2 in May, garden', 'toddler children'],
  ['we moved in 18 months ago, garden', '!children !toddler'], ['the fence is 3 years old, garden', '!children'], ['the lawn is 2 months old, garden', '!children'], ['I turned 30 and have a garden', '!children !easyAccess'],
  ['my lad is 12 and wants a goal in the garden', 'children !toddler'], ['the girls are 11 and 14, garden', 'children !toddler'], ['under 5s need a safe corner in the garden', 'toddler children'],
  // children who are grown or elsewhere
  ['I am eighty one and my daughter thinks I should move, garden', '!children easyAccess'], ["I'm 76 and my son says the garden is too much", '!children easyAccess'], ['my daughter lives in Leeds, our garden', '!children'], ['our son drives past to mow the garden', '!children'],
  ['our grandson would cut the grass in the garden', '!children'], ['retired, and my daughter is getting married in the garden', '!children'], ['our daughter loves the garden', 'children'], ['I am 68 and the grandchildren come to the garden', 'children'],
  // play for the young only
  ['boys of 13 and 15, garden', 'children lacks:play', { projectType: 'family', areaM2: 150 }], ['teenagers share the garden', 'children lacks:play', { projectType: 'family', areaM2: 150 }], ['kids are 10 & 13 so they are past swings, garden', 'lacks:play -play', { projectType: 'family', areaM2: 150 }],
  ['the kids have outgrown the climbing frame in the garden', '-play'], ['they are too old for a sandpit now, garden', '-play'], ['a 6 year old and a 14 year old in the garden', 'has:play', { projectType: 'family', areaM2: 150 }],
  ['somewhere for the trampoline in the garden, boys of 8 and 10', '+trampoline lacks:play', { projectType: 'family', preferences: ['play'], areaM2: 150 }], ['a trampoline and a sandpit in the garden', '+trampoline +play', { projectType: 'family', preferences: ['play'], areaM2: 150 }],
  ['the girls want a big trampoline in our garden', '+trampoline lacks:play', { projectType: 'family', areaM2: 90 }],
  // people who find steps hard
  ['Mum and dad (78 and 80) use the garden', 'easyAccess !children'], ["dad's had a hip done, garden", 'easyAccess'], ['walk round the garden without going up or down a step', 'easyAccess'], ["a handrail if there's any steps in the garden", 'easyAccess'], ['my mother is 84 and loves the garden', 'easyAccess'],
  ['the house is 80 years old with a garden', '!easyAccess'], ['the garden is 80 ft long', '!easyAccess'], ['I had my knee replaced, garden', 'easyAccess'], ["can't lift heavy pots in the garden", 'easyAccess'],
  // animals
  ['Please no gravel, cat uses it as litter, garden', 'cat nofloor:gravel'], ['a cat uses our garden', '!cat'], ['cats use the garden as a toilet', '!cat'], ['our cat uses the border, garden', 'cat'],
  // seats
  ['garden with room for 2 bins', '+bins ?seats'], ['There are 4.5ft fences round the garden', '?seats'], ['entertaining for 10-12 in the garden', 'seats:12'], ['Dining 8, corner sofa, garden', 'seats:8 +dining'], ['sunken firepit seating for 8, dining for 10, garden', 'seats:10'],
  ['a long table under vines for ten in the garden', 'seats:10 +dining'], ['eating for 4 in the garden', 'seats:4 +dining'], ['patio for 4-6 in the garden', 'seats:6'], ['patio 6 people, garden', 'seats:6'], ['table for six or eight in the garden', 'seats:8'],
  ["a proper big table for my family, there's 12 of us at Christmas but obviously not outside, say 8 in the summer, garden", 'seats:8'], ['cycle store for 10 bikes in the garden', '?seats +store'], ['there are 4 trees in the garden', '?seats'], ['a table in the garden, usually 6 in summer', 'seats:6'],
  ['patio outside the kitchen for 4 in our garden', 'seats:4'], ['a bench for two, garden', '+bench'], ['block of 12 flats with a garden', '?seats'], ['seats 10-12 round the table, garden', 'seats:12'], ['somewhere for 3 compost bins in the garden', '?seats'],
  // sizes
  [`31'6" across the back of the house and 48' 9" down to the fence, garden`, '9.6x14.86'], ['garden: 9.5m across, 13.5m to the back fence', '9.5x13.5'], ["30ft across the house, 50 ft to the end wall, the garden", '9.14x15.24'], ['garden 12m back to the hedge and 8m wide', '8x12'],
  ['garden size: W 9m D 15m', '9x15'], ['Garden L 18m W 7m', '7x18'], ['garden D: 14m W: 10m', '10x14'], ['garden 7.5m w x 19m l', '7.5x19'], ['garden w 30ft l 60ft', '9.14x18.29'],
  ['Back garden 42 ft by 38 ft (wide by long).', '12.8x11.58'], ['garden 12 x 9m (width x depth)', '12x9'], ['garden 12 x 9m (l x w)', '9x12'], ['garden 14m by 11m (WxD)', '14x11'],
  ['garden 6.5 wide, 21 long (metres)', '6.5x21'], ['garden 30 wide and 60 long (feet)', '9.14x18.29'], ['the garden is 8 wide, 12 deep', '8x12'],
  ['sunken courtyard 5 x 2.8m basement flat', 'a14 @courtyard'], ['garden 10 x 12m ground floor flat', '10x12'], ['a yard 6m by 4m, house behind', 'a24'],
  ['Its an L. Straight out the back door its 10m wide and goes back 7m, then it carries on but only the left hand 5m, for another 8m', 'shape:l-shape a110'], ['L shaped garden: 9m wide and goes back 6m, then only the right hand 4m for a further 7m', 'shape:l-shape a82'], ['the garden is an L, 12m wide, 8m deep, then it narrows to 5m and goes on another 10m', 'shape:l-shape a146'],
  ['garden, say 20 ft each way', '6.1x6.1'], ['about 9m each side, the garden', '9x9'], ['the garden is 12 metres both ways', '12x12'],
  ['garden: house side 11.2m, left fence 15.5, bottom 8.9, right fence 15.6', 'shape:polygon a156'], ['Garden. Left side 14m, right side 14m, at the house 9m, back fence 7m.', 'shape:polygon a112'], ['our garden: back of house 8m, end fence 8m, left boundary 12m, right boundary 12m', 'a96'],
  ['garden wraps round the house. Back is 18m x 11m, the side bit is 6m wide by 10m', 'a258 says:plot-wraps'], ['the tree is 2m to the fence in the garden', '?size'], ['bus stop 13m to the road, garden', '?size'],
  ['we have a garden and the neighbour has an 8m oak and the shed is 3m from the 2m fence', '?size quiet:plot-size-assumed says:plot-size-unclear'],
  // facing and slope
  ['Garden. Faces E. Boardwalk and pond.', 'E'], ['garden, faces S, lots of sun', 'S'], ['1500m2 (30m wide x 50m), south, gently rising, garden', 'S slope:up'], ['garden 12m x 8m, SW. Please no gravel', 'SW'], ['garden 9 by 20m. West. Lawn please', 'W'], ['garden 8m x 10m west, clay', 'W'],
  ['our garden gets sun first thing then nothing', 'E'], ['sun in the garden from about 11 till it sets', 'SW'], ['the garden loses the sun by lunchtime', 'E'], ['gently falling garden', 'slope:down'], ['the garden is gradually rising to the end', 'slope:up'], ["the garden is in the south, near the sea", '?facing'],
  // kept things
  ['The existing patio (5m x 3m, by the back door) is fine, garden', 'keep:patio'], ['shed in the bottom left is fine, garden', 'keep:shed@back-left ~shed'], ['the greenhouse is ok as it is, garden', 'keep:greenhouse ~greenhouse'], ['small shed already there at the back right keep, garden', 'keep:shed@back-right ~shed'],
  ['the terrace is nearly new so leave it, garden', 'keep:terrace'], ['a shed is fine in the garden', '+shed drop:shed'], ['artificial grass is fine in the garden', 'keeps:0'], ['Existing hedge (hawthorn) on right stays, garden', 'keeps:1 keep:hedge'], ['keep the hedge (beech) in the garden', 'keeps:1'], ['keep the hedge and the hawthorn in the garden', 'keeps:2'],
  ['Natural swimming pond is the dream but a big wildlife pond will do in the garden', '+pond keeps:0'], ['a pond is on the wish list for the garden', '+pond keeps:0'], ['there is a pond in the garden', 'keep:pond ~pond'], ['a small pond would do us in the garden', '+pond keeps:0'],
  // money
  ['got a grant of £18,500 plus 5k of our own for the garden', '£23500'], ['garden: £10k plus another £2,500 from mum', '£12500'], ['Budget around £85k + VAT, garden', '£102000'], ['garden budget £20,000 ex VAT', '£24000'], ['£5-6k inc VAT, garden', '£6000'], ['garden. 7 thousand', '£7000'], ['garden. say 12 thousand tops', '£12000'],
  ['budget £20k plus VAT for the garden', '£24000'], ['we have 3 thousand bulbs for the garden', '£none'], ['£15k + we can do the planting, garden', '£15000'],
  // refusals
  ['12x8 garden south facing no lawn pond pls', '-lawn +pond'], ['garden no grass shed please', '-lawn +shed'], ['no lawn, pond please, garden', '-lawn'], ['no veg lawn pls, garden', '-veg2 +lawn'], ['no lawn or pond pls, garden', '-lawn -pond'], ["I dont have to look at plastic, lawn in the middle of the garden", '+lawn'], ["so we don't have to mow, gravel and a patio in the garden", '+dining'],
  // wishes
  ['garden with a fire table', '+firepit'], ['a bonfire spot in the garden', '+firepit'], ['bit of water trickling in the garden', '+water ~formalpond'], ['something that makes a sound like water in the garden', '+water'], ['place for two chairs and a bbq in the garden', '~kitchen'], ['an outdoor kitchen in the garden', '+kitchen'], ['built in bbq in the garden', '+kitchen'],
  ['soft fruit in the garden', '~orchard'], ['trained fruit on the fences (espaliers), garden', '~orchard'], ['raspberries and gooseberries in the garden', '~orchard +veg2'], ['an apple and a plum in the garden', '+orchard'], ['bins already at front, garden', '~bins'], ['the bins live at the side, garden', '~bins'], ['hide the bins in the garden', '+bins'],
  ['pretty in winter because thats when we look at it, garden', '!overlooked ~privacy'], ['everyone can look at the garden from their windows', 'overlooked'], ['the flats look straight into our garden', 'overlooked'], ['you look at it from the kitchen, the garden', '!overlooked'], ['Turf over rubble basically, garden', '~lawn'], ['Camberley, pine trees, ph 5, garden', '?plant:pine'], ['olive trees and lavender, garden', 'plant:olive'],
  ['conifers and oak trees all round the garden', '?plant:oak ?plant:conifer'],
  // fronts, roofs and rented ground
  ['FRONT garden. Needs to park one car and hide the bins', '@front parks +bins lacks:dining'], ['front garden, bench to sit on', '@front lacks:dining', { preferences: ['seating'] }], ['front garden with a table for two', '@front +dining', { preferences: ['seating'] }], ['off street parking at the front garden', 'parks'], ['room for the car on the front garden', 'parks'],
  ['no parking in the front garden please', '@front !parks'], ['we park on the road, garden', '!parks'], ["I rent so I can't dig anything up, concrete yard garden", '!digs has:pots lacks:lawn'], ['we are renting and want a nice garden', '!digs'], ['Student let, 5 tenants, garden', 'digs'], ['no kneeling, no digging, garden', 'digs'], ['no soil beds really, planters only, roof terrace', '!digs @roof'],
  ['rented house, nothing permanent in the garden', '!digs lacks:shed', { projectType: 'family', areaM2: 120 }], ['balcony garden', '@roof !digs'], ['we want to dig a pond in the garden', 'digs'], ['everything in pots only, garden', '!digs'],
  // low budgets bring nothing that was not asked for
  ['garden 10m x 10m, £8000', 'lacks:store lacks:water has:dining says:budget-kept-simple'], ['garden 10m x 10m, £40,000', 'has:store has:water quiet:budget-kept-simple'], ['garden 12m x 27m, £8k', 'lacks:shed lacks:compost has:dining has:lawn', { projectType: 'wildlife' }], ['garden 10m x 10m with a shed, £8000', '+shed'],
  ['garden 10m x 20m, budget £10k', 'has:veg4 lacks:greenhouse lacks:shed', { projectType: 'edible' }], ['garden 8m x 10m, £9000', 'has:dining has:seat lacks:lounge', { preferences: ['seating'] }],
  // what cannot be drawn is said
  ['an outside shower and a boules pitch in the garden', 'says:not-drawn'], ['garden with a lawn', 'quiet:not-drawn quiet:outside-our-work'], ['a rabbit hutch in the garden', 'says:not-drawn'], ['a couple of beehives in the garden', 'says:not-drawn'], ['a swimming pool in the garden', 'says:outside-our-work'],
  // found with briefs of our own
  ['tiny yard, no sun before 2pm, garden', '!shady W'], ['the garden has no sun until the afternoon', '!shady W'], ['sun in the garden from dawn till about 3', 'SE'], ["we'd like a pond, plus there's a knackered greenhouse in the garden", '+pond ~greenhouse drop:greenhouse'], ['plus a knackered greenhouse in the garden', '~greenhouse drop:greenhouse'],
  ['less lawn but not no lawn in the garden', '~lawn'], ['dining x10, garden', 'seats:10'], ['walled garden sloping away from the house to the river, faces west', 'W'], ['the house is detached and faces west, garden behind', 'E'], ['the garden drops away from our house and faces north', 'N'],
  ['garden 6 paces wide n about 15 long', '4.5x11.25'], ['garden about 20 strides long and 8 wide', '6.4x16'], ['we own the patio (3.8m x 4.6m), nothing else, garden', 'a17.5'], ['just a patio 4m x 5m, no garden', 'a20'], ['We entertain a lot - usually 10 or so adults, garden', 'seats:10'],
  ['front garden, drive for 2 cars stays', 'parks'], ['renting but the landlord is my dad so we can do what we like, garden', 'digs'], ['Garden is 9.8m across the back and 8.1m from house to fence.', '9.8x8.1'], ['garden 12m from the back door to the hedge, 7m wide', '7x12'],
  ['All turf, waterlogged. Garden.', '~lawn wet'], ['Just grass. We want a garden with flowers.', '~lawn'], ['garden shaped like a slice of pizza, 4m at the house, 13m at the bottom and 18m down the middle', 'shape:polygon a153'], ['Trampoline going. Garden wanted.', '-trampoline'], ['shed going, garden', '-shed'], ['a garden with no play stuff', '-play'], ['terrace for 12, garden', '+dining seats:12'],
  ['Garden approx 60 foot, width of the house so 20ish foot.', '6.1x18.29'], ['garden 12 odd metres by 8', '8x12'], ['wildlife area about 300 m2 at the back of the playground', 'a300 ~play'], ['roof terrace 14m x 4.5m. South and west.', 'SW @roof'], ['our garden. North-west I think. Lawn please', 'NW'], ['garden facing N/E', 'NE'], ['garden, W facing', 'W'],
  ['Keep: damson tree (rear right), coal bunker. Garden.', 'keep:damson@back-right keep:coal_bunker'], ['Remove: shed, greenhouse. Garden.', '-shed -greenhouse'], ["we've 2 allotment plots already so just herbs in the garden", '~veg4 ~veg2 +herbs'], ['Gravel is impossible for me, garden', 'nofloor:gravel'],
  ['the bottom third is in shade, garden', '!shady'], ['the far end of the garden is in shade', '!shady'], ['the garden is in shade all day', 'shady'], ['Grass out please, garden', '-lawn'], ['Garden: front to back 11.5 metres; side to side 8.2 metres.', '8.2x11.5'], ['garden from front to back is 20m, fence to fence 9m', '9x20'],
  ['Plot 14m (w) narrowing to 11m at rear, 19m deep.', 'shape:polygon 14x19'], ['garden 6m wide at the house widening to 9m at the end, 20m long', 'shape:polygon a150'],
  // found on reading the forty-five again
  ['garden 9.5m across, 13.5m to the back fence, facing south-west.', 'SW'], ['fence facing south, garden', '?facing'], ['a table we can all eat at in the garden', '+dining'], ['high water table in the garden', '~dining wet'], ['a bird table in the garden', '+birdfeeder ~dining'], ['somewhere to put the bike in the garden', '+store'],
  ['big green egg in the garden', '+kitchen colour:none'], ['1,200 sq ft garden, roughly square', '10.55x10.57'], ['there is a pond in the garden and our toddler loves frogs', 'keep:pond says:kept-pond-toddler'], ['somewhere to sit out of the wind in the garden', '+seat'],
];

test.each(TABLE)('“%s” gives %s', (phrase, facts, more) => {
  const brief = readPhrase(phrase, more);
  for (const want of facts.split(' ')) {
    expect(holds(brief, want), `${want}; wanted ${JSON.stringify(brief.wanted.map((w) => w.value + w.source.kind[0]))}, refused ${JSON.stringify(brief.refused.map((w) => w.value))}, kept ${JSON.stringify(brief.keep.map((k) => `${k.kind} ${k.name}@${k.where}`))}, shape ${JSON.stringify(brief.shape)}, facing ${JSON.stringify(brief.facing)}, seats ${JSON.stringify(brief.household.seatsFor)}, kids ${JSON.stringify([brief.household.children, brief.household.toddler])}, budget ${JSON.stringify(brief.budgetPence)}, says ${brief.problems.map((p) => p.code).join()}`).toBe(true);
  }
});
