import { expect, test } from 'vitest';
import { holds, readPhrase } from '../../tests/fixtures/briefs/phrase-expectations.ts';

const TABLE: [phrase: string, facts: string][] = [
  // sizes
  ['The garden is 12m x 8m', '8x12'], ['garden 12 by 8 metres', '8x12'], ['Our plot is 12 metres by 8 metres.', '8x12'], ['40ft by 25 back garden', '7.62x12.19'],
  ["garden about 40' x 20'", '6.1x12.19'], ['The garden is 30 foot long and 15 foot wide', '4.57x9.14'], ['The garden is about ten metres long and five wide', '5x10'],
  ['garden of 100 square metres', 'a100'], ['We have 100 sq m of garden', 'a100'], ['garden roughly 1200 sq ft', 'a111.48'], ['a third of an acre garden', 'a1348.95'],
  ['Our garden is 2.25 acres', 'says:plot-size'], ['quarter acre plot, mostly lawn', 'a1011.7'], ['100m2 garden', 'a100'], ['garden 85m² south facing', 'a85 S'], ['garden approx. 12.5m x 7.25m', '7.25x12.5'],
  ['garden 9mx14m', '9x14'], ['a 14 x 7 m plot, wide and shallow', '14x7'], ['The garden is 14m wide and only 7m deep', '14x7'], ['14 metres wide by 7 metres deep garden', '14x7'],
  ['5 x 25 m long thin garden', '5x25'], ['courtyard 4 x 5 m', '4x5'], ['The garden is 6 m wide and 20 m long with a 2m fence', '6x20'], ['garden: width 8m, length 15m', '8x15'],
  ['Width: 7 metres. Length: 18 metres. We want a lawn in the garden.', '7x18'], ['garden is twelve metres by nine', '9x12'], ['The garden measures 10m(L) x 6m(W)', '6x10'], ['garden 33ft 6in by 20ft', '6.1x10.21'],
  ['the garden is twenty-five feet wide and sixty feet long', '7.62x18.29'], ['garden 600 sqm with mature trees', 'a600'], ['a 30ft garden', '6.5x9.14'], ['half an acre of garden', 'a2023.4'],
  ['Garden is 10 x 15', '10x15'], ['garden 60 x 30', '9.14x18.29 says:plot-part-assumed'], ['our garden is 10 yards by 20 yards', '9.14x18.29'], ['garden 12m long by 6.5m across', '6.5x12'],
  ['garden with a 6ft trampoline, a 3m x 3m pergola and a 2m fence', '?size'], ['We want a 4m x 4m patio in the garden', '?size +dining'], ['Garden 10m x 12m with a 3m x 4m patio and an 8x6 shed', '10x12'],
  ['an 8x6 greenhouse and a 10x8 shed in the garden', '?size'], ['We live at 14 Acacia Road, built in 1930, with a garden', '?size'], ['The garden is 10 minutes from the station and 5 miles from Romford', '?size'],
  ['a 2.4 x 1.8 x 2m shed at the end of a 15m by 9m garden', '9x15'], ['the patio is 4m by 3m and the whole garden is 18m by 9m', '9x18'], ['garden 11m x 9m, the lawn is 6m x 5m', '9x11'],
  ['L-shaped garden, 10m x 6m behind the house and 5m x 4m to the side', 'shape:l-shape'], ['garden is L shaped, about 12m x 10m overall', 'shape:l-shape'], ['It tapers from 8m at the house to 5m at the back and is 14m long, the garden', 'shape:polygon'],
  ['a triangular garden 12m wide and 15m deep', 'shape:polygon'], ['garden tapering from 9m to 6m over a length of 20m', 'shape:polygon a150'], ['the garden is square, 9m by 9m', '9x9'], ['It is a tiny garden', '?size says:plot-size-assumed'],
  ['The garden has a perimeter of 40m and is 96 sq m', 'a96'], ['garden eight metres wide at its widest and fifteen metres long', '8x15'],
  // facing
  ['south-facing garden', 'S'], ['the garden faces south west', 'SW'], ['garden is north east facing', 'NE'], ['It faces due east, the garden', 'E'], ['a SW-facing plot garden', 'SW'], ['west facing back garden', 'W'],
  ['the house is on the north side of the garden', 'S'], ['our house faces north so the back garden gets sun', 'S'], ['The back of the house faces west', 'W'], ['the garden gets the evening sun on the patio', 'W'],
  ['the garden gets the sun all day', 'S'], ['garden with a south-facing wall', '?facing'], ['garden gets hardly any sun', 'N shady'], ['garden orientation: north-west', 'NW'], ['southwesterly facing garden', 'SW'],
  ['The garden gets morning sun by the house', 'E'], ['front garden facing east', 'E @front'], ['garden gets the sun in the evening at the back', 'W'],
  // wishes and refusals
  ['garden with no lawn', '-lawn'], ['gravel instead of grass in the garden', '-lawn floor:gravel'], ['a garden without a pond', '-pond'], ["We don't want decking in the garden", 'nofloor:timber'],
  ['replace the lawn with gravel', '-lawn floor:gravel'], ['I hate gravel in a garden', 'nofloor:gravel'], ['not sure about a pond but would love a water feature', '~pond +water'], ['get rid of the shed in the garden', '-shed drop:shed'],
  ['we already have a shed in the garden', 'keep:shed ~shed'], ['garden with no more than two trees and a lawn', '+lawn'], ['No lawn, decking or pond please', '-lawn -pond nofloor:timber'], ['no lawn, a big patio and a pergola', '-lawn +dining +pergola'],
  ["I don't want a lawn or a pond but I do want a shed", '-lawn -pond +shed'], ["don't want a lawn, a pond or a hot tub", '-lawn -pond -hottub'], ['We would like a lawn, a fire pit and somewhere for a hammock', '+lawn +firepit +hammock'],
  ["No pond - we'd rather have a fountain", '-pond +water'], ['sick of mowing the lawn', '-lawn'], ['we hate mowing', '-lawn'], ["I can't live without a greenhouse", '+greenhouse'], ["we don't want to lose the lawn", '+lawn'],
  ['We used to have a pond in the garden', '~pond'], ["next door's trampoline overlooks our garden", '~trampoline'], ['Our friends have a pizza oven and we would love one too in our garden', '+kitchen'],
  ['The garden is currently just lawn with a broken patio', '~lawn'], ['at the moment the garden is all grass', '~lawn'], ['a garden shed would be useful', '+shed'], ['A pond would be nice', '+pond'], ['a lawn is a must', '+lawn'],
  ['hot tub is a no-no in the garden', '-hottub'], ['the old shed needs to go', '-shed drop:shed'], ['The old shed will go and we want a new shed', '+shed drop:shed'], ['not just a lawn but flower borders too', '+lawn'],
  ['not too much lawn in the garden', '~lawn'], ["We don't need a shed", '-shed'], ['we do not really want any lawn', '-lawn'], ['lawn-free garden', '-lawn'], ['artificial grass in the garden', '~lawn'], ['ornamental grasses and gravel in the garden', '~lawn plant:grasses'],
  ['somewhere to dry the washing and hide the bins', '+washing +bins'], ['We have a trampoline that needs a place', '+trampoline'], ['raised beds for veg and a compost heap', '+veg2 +compost'], ['no veg beds please, just flowers', '-veg2 -veg4'],
  ['a wildlife pond and a bug hotel', '+pond +birdfeeder'], ['a summerhouse at the end', '+gardenroom'], ['we work from home and want a garden office', '+gardenroom'], ['a herb garden near the kitchen', '+herbs'],
  ['a play area with a swing and a slide', '+play'], ['outdoor kitchen with a bbq', '+kitchen'], ['storage for bikes', '+store'], ['lots of scent and cut flowers for the house', '+scent +cutflowers'], ['wildflower meadow instead of lawn', '+meadow -lawn'],
  ['we want privacy from the flats behind', '+privacy'], ['neither a pond nor a lawn', '-pond -lawn'], ['turn the lawn into a wildflower meadow', '-lawn +meadow'], ['swap the grass for paving', '-lawn'], ['a lawn would be nice but no pond', '+lawn -pond'],
  ['I would like a pond, but not a lawn', '+pond -lawn'], ["we've got a shed and a greenhouse which we want to keep", 'keep:shed keep:greenhouse ~shed'], ['Please avoid water features', '-water -pond'], ['Keep some grass for the dog', '+lawn dog'],
  ["We don't have a greenhouse but would like one in the garden", '+greenhouse'], ["I don't want the shed next to the house", '~shed'], ["no grass please, we can't be bothered with mowing", '-lawn'], ['terraced house with a garden and bifold patio doors', '~dining'],
  ['A patio big enough for a table for eight', '+dining seats:8'], ['we need a swimming pool in the garden', 'says:outside-our-work'],
  // household
  ['garden for our toddler', 'toddler children'], ['our 2-year-old loves the garden', 'toddler children'], ['We have two kids aged 7 and 9 and a garden', 'children !toddler'], ['garden for grandchildren who visit', 'children !toddler'],
  ['teenagers who want a garden to hang out in', 'children !toddler'], ['we have a dog and a garden', 'dog !cat'], ['a cocker spaniel uses the garden', 'dog'], ['no dogs, no children, just a garden', '!dog !children'],
  ["the cat next door uses our garden as a toilet", '!cat'], ['two cats and a rabbit in the garden', 'cat'], ['no pets, garden only', '!dog !cat'], ['The kids have left home and the garden is ours again', '!children'], ['We used to have a dog in the garden', '!dog'],
  ['My husband uses a wheelchair in the garden', 'wheelchair easyAccess'], ['I have a bad back and bad knees so gardening is hard', 'easyAccess !wheelchair'], ['hay fever sufferer with a garden', 'hayFever'], ['the house is 2 years old with a garden', '!toddler !children'],
  ["We don't have children but want a garden", '!children'], ['dogwood and hot dogs in the garden', '!dog'], ['boys of 3 and 6 play in the garden', 'toddler children'], ['our son is 18 months old, garden', 'toddler'], ["neighbour's dog barks in the garden", '!dog'],
  ['We want to keep cats out of the garden', '!cat'], ['baby due in March, garden needs to be safe', 'toddler'], ['our daughter is in her final year at school, she is 17, garden', 'children !toddler'], ['a 10 year old dog and a garden', 'dog !children'],
  ['We host 10 people in the garden', 'seats:10'], ['table for six in the garden', 'seats:6'], ['a garden dining area to seat 12', 'seats:12'], ['8 seater table in the garden', 'seats:8'], ['my mum is in her 80s and uses a walking frame in the garden', 'easyAccess'],
  ['garden with step-free access', 'easyAccess'],
  // kept things
  ['keep the old apple tree by the shed in the garden', 'keep:apple'], ['the birch at the back left must stay', 'keep:birch@back-left'], ['existing patio stays', 'keep:patio'], ['There is a lovely mature magnolia in the middle of the lawn', 'keep:magnolia@middle'],
  ['We want to remove the big conifer in the garden', 'drop:conifer'], ["There's a rotten shed in the garden", 'drop:shed'], ['The cherry tree on the right has to stay', 'keep:cherry@right'], ['two old apple trees at the end of the garden', 'keep:apple keeps:2'],
  ["next door's oak tree overhangs the garden", 'drop:oak'], ['I would like to plant an apple tree in the garden', 'drop:apple'], ['an acer, which we want to keep, near the house', 'keep:acer'], ['the tree is protected by a TPO, in our garden', 'keep:tree'],
  ['keep the garden low maintenance and keep costs down', 'keeps:0 h1'], ['Please leave the laurel hedge on the left', 'keep:laurel_hedge@left'], ['a dead cherry tree to be removed from the garden', 'drop:cherry'], ["we don't want to keep the greenhouse in the garden", 'drop:greenhouse'],
  ['the pond and the rockery can go from the garden', '-pond drop:pond'], ['garden with an existing oak tree in the far right corner', 'keep:oak@back-right'],
  // money and time
  ['garden under £20k', '£20000'], ['garden budget £15-20,000', '£20000'], ['around 25 thousand pounds for the garden', '£25000'], ['garden on a tight budget', '£none says:budget-unsaid'], ['money no object for the garden', '£none'],
  ['budget of 20000 for the garden', '£20000'], ['between £10k and £15k for the garden', '£15000'], ['£12,500 max garden', '£12500'], ['we can spend up to 30 grand on the garden', '£30000'], ['we were quoted £3,000 for the fence of the garden', '£none'],
  ['our house cost £450,000 and the garden budget is £18,000', '£18000'], ['garden budget is twenty thousand pounds', '£20000'], ['budget 8k garden', '£8000'], ['the garden is 15m by 20m', '£none'], ['an hour a week in the garden', 'h1'], ['2 hours a week to look after the garden', 'h2'],
  ['low maintenance garden', 'h1'], ['we have no time for gardening', 'h0.5'], ['half an hour a week gardening', 'h0.5'], ['keen gardeners with a garden', 'h5'],
  // ground
  ['heavy clay garden', 'soil:clay'], ['garden on chalky soil', 'soil:chalk'], ['sandy soil in the garden', 'soil:sandy'], ['the garden gets waterlogged in winter', 'wet'], ['ericaceous soil garden with camellias', 'ph:5.2'], ['garden soil ph 5.5', 'ph:5.5'],
  ['sandstone patio and clay pavers in the garden', 'floor:sandstone'], ['the garden is not clay', '!wet'], ['very shady garden', 'shady'], ['we want a shady seating area in the garden', '!shady'], ['the garden is overlooked by flats', 'overlooked +privacy'],
  ['the garden is not overlooked', '!overlooked'], ['the garden slopes up away from the house', 'slope:up'], ['slopes down to the back, garden', 'slope:down'], ['flat garden', 'slope:level'], ['garden slopes from left to right', 'slope:across'],
  ['walled garden with brick walls all round', 'edge:wall'], ['patio doors on the left lead to the garden', 'door:left'], ['the front garden of our house', '@front'], ['roof terrace 6m x 4m', '@roof'], ['small courtyard', '@courtyard'], ['garden with poor drainage', 'wet'],
  // taste
  ['modern garden', 'style:modern'], ['cottage garden with roses', 'style:cottage plant:rose'], ['our cottage has a garden', 'style:none'], ['a formal garden with box hedging', 'style:formal plant:box'], ['not too modern, the garden', 'style:none'],
  ['mediterranean garden with olives and lavender', 'style:mediterranean plant:lavender'], ['we live in a modern house with a garden', 'style:none'], ['tropical planting with banana and tree ferns in the garden', 'style:tropical plant:tree_fern'],
  ['white and purple flowers in the garden', 'colour:white colour:purple'], ['garden with white walls and a grey fence', 'colour:none'], ['winter interest in the garden', 'season:winter'], ['colour all year round in the garden', 'season:spring season:winter'],
  ['spring bulbs in the garden', 'season:spring'], ['love roses and lavender in a garden', 'plant:rose plant:lavender'], ['no thorns in the garden', 'noplant:thorny_plants'], ['nothing poisonous in the garden', 'noplant:poisonous_plants'], ['no bamboo in the garden', 'noplant:bamboo'],
  ['porcelain paving for the garden', 'floor:porcelain'], ['composite decking in the garden', 'floor:timber +dining'], ['brick paths in the garden', 'floor:brick'], ['we hate ivy in the garden', 'noplant:ivy'],
  // found by reading many more briefs
  ['70 x 35 foot garden', '10.67x21.34'], ['about 15 metres square, the garden', '15x15'], ['a 100ft garden. Width is 25ft.', '7.62x30.48'], ['garden with a 3m wide side access, 15m x 8m', '8x15'], ['200m2 garden, perimeter 60m', '10x20'],
  ['a garden of 0.5 ha of which 400m2 is the plot to design', 'a400'], ['drops 2m from front to back, garden 10m wide by 20m long', '10x20'], ["garden 36' 6\" x 22' 3\"", '6.78x11.13'], ['triangular plot, 22m against the house, 14m to the point', 'shape:polygon'],
  ['the garden faces roughly west', 'W'], ['our garden, facing SSW', 'S'], ['the house is north of the garden', 'S'], ['somewhere to sit in the evening sun in the garden', '?facing +seat'], ['a terrace facing east, the garden itself faces south', 'S'], ['lovely view south over the valley from the garden', 'S'],
  ['garden faces: N', 'N'], ['the patio gets the sun until lunchtime, garden', 'E'],
  ['no shed at the moment but we need one in the garden', '+shed'], ["there's no lawn and we'd like one in the garden", '+lawn'], ['no ornamental lawn needed in the garden', '~lawn'], ['less lawn and more borders', '~lawn'], ['flowers rather than vegetables in the garden', '-veg2'],
  ['everything can go, including the decking and the shed, in the garden', '~dining drop:shed'], ['Existing: patio (keep), shed (remove), lawn (keep), in the garden', 'keep:patio -shed +lawn'], ['no delicate planting by the lawn', '~lawn'], ['wisteria over the pergola we already have in the garden', '~pergola'],
  ['typical Victorian terrace with a garden', '~dining'], ['seating for eight in the garden', '+dining seats:8'], ['no poisonous plants and no water in the garden', '-water -pond noplant:poisonous_plants'], ['easy garden without much work: evergreen structure', 'plant:evergreen'],
  ['sweet peas and dahlias in the garden', '~veg2 plant:sweet_pea plant:dahlia'], ['artificial grass is fine in the garden', '~lawn'], ['gravel is not great for the dogs in the garden', 'nofloor:gravel dog'], ['a water feature, some built in seating, a garden', '+water +bench'],
  ['garden with an established wisteria that must not be touched', 'keep:wisteria'], ['retaining walls are falling down in the garden', 'keeps:0 ~shed'], ['a large sycamore at the back belonging to the neighbours, our garden', 'drop:sycamore'], ['pets: one dog, and a garden', 'dog !cat'], ['an elderly cat and a garden', '!easyAccess cat'],
  ['garden for two greyhounds', 'dog'], ['grandchildren visit (2, 5 and 7) the garden', 'toddler children'], ['twins of 8 and one aged 11, garden', 'children !toddler'], ['grandchildren under 3 use the garden', 'toddler'], ['I live in a ground floor flat and share the garden', '!wet'],
  ['the old shed is falling down in the garden', '-shed'], ['houses looking straight into the garden', 'overlooked'], ['the neighbours opposite can see in to our garden', 'overlooked'], ['on Bagshot sand, a garden', 'soil:sandy'],
  ["I don't want a patio, I want decking in the garden", '+dining floor:timber'], ['the pond in the garden must be filled in', '-pond'], ['Garden. Area 140 m2', 'a140'], ["my garden's a wedge, 4m wide by the house, 9m at the back, 15m long", 'shape:polygon a97.5'],
  ['garden 9 by 14 metres. South-west. Shed please.', 'SW'], ['there are usually eight of us round the table in the garden', 'seats:8'], ["the lawn in the garden is in good condition and we'd like to keep it", '+lawn'], ['a pond in the garden with a toddler around', '~pond says:pond-toddler'],
  ['seating in shade in the garden', '!shady'], ['Garden. Dog yes, cat no.', 'dog !cat'], ['Trees in the garden: keep the cherry, lose the conifer.', 'keep:cherry drop:conifer'],
  ['front garden 5m x 6m and back garden 10m x 20m, design the back garden only', '10x20 @back'], ["I'd prefer paving to grass in the garden", '-lawn'], ['the previous owners put in a koi pond which we would like to fill in, garden', '-pond'],
  ['we earn £80k and want a garden', '£none'], ['the garden faces S.E.', 'SE'], ['garden with nowhere to sit', '+seat'], ["we don't mind losing the lawn but would like to keep the pond in the garden", '-lawn keep:pond'],
  // not gardens, and hard cases
  ['I want a new kitchen with white units, a breakfast bar and an oven', 'says:not-a-garden'], ['Curriculum vitae: five years of work experience in software', 'says:not-a-garden'], ['asdf qwer zxcv hjkl', 'says:not-a-garden'],
  ['12m x 8m south facing', 'quiet:not-a-garden 8x12 S'], ['patio please', 'quiet:not-a-garden +dining'], ['حديقة جميلة مع أشجار', 'says:not-a-garden'], ['🌳🌳🌳🌳🌳🌳🌳🌳🌳🌳', 'says:not-a-garden'],
];

test.each(TABLE)('“%s” gives %s', (phrase, facts) => {
  const brief = readPhrase(phrase);
  for (const want of facts.split(' ')) {
    expect(holds(brief, want), `${want}; wanted ${JSON.stringify(brief.wanted.filter((w) => w.source.kind === 'read').map((w) => w.value))}, refused ${JSON.stringify(brief.refused.map((w) => w.value))}, kept ${JSON.stringify(brief.keep.map((k) => `${k.name}@${k.where}`))}, shape ${JSON.stringify(brief.shape)}, facing ${JSON.stringify(brief.facing)}`).toBe(true);
  }
});
