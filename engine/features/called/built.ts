/** What people call roofs, rooms, sheds and stores. */
import type { Called, Sign } from './called.ts';

const OVERHEAD: readonly Sign[] = ['thing:pergola', 'thing:arbour'];
const NOT_RAIN = 'It is open to the rain: a roof is planned and priced at the visit.';

export const BUILT: readonly Called[] = [
  {
    name: 'a pergola',
    feature: 'pergola',
    words: 'pergola',
    is: ['thing:pergola'],
    serves: ['thing:arbour'],
  },
  {
    name: 'a roof',
    feature: 'pergola',
    words:
      'veranda|verandah|covered smoking area|smoking area|smoking shelter|shelter|canopy|covered area|covered seating area|covered seating|covered seat|covered bit|undercover area|lean to|lean-to|roof over|roof',
    is: ['thing:canopy'],
    has: 'covered|roofed|waterproof',
    serves: OVERHEAD,
    rest: NOT_RAIN,
  },
  {
    name: 'a shade sail',
    feature: 'sail',
    words: 'shade sail|sail shade|sun sail|canvas sail|sail canopy|sail|shade cloth',
    is: ['thing:shade-sail'],
    serves: ['thing:awning', 'thing:parasol', 'thing:canopy', ...OVERHEAD],
    rest: 'The four posts of a sail find no ground here that is clear of the door and the ways.',
  },
  {
    name: 'an awning',
    feature: 'awning',
    words: 'retractable awning|pull out awning|pull-out awning|patio awning|awning',
    is: ['thing:awning'],
    serves: ['thing:shade-sail', 'thing:canopy', ...OVERHEAD],
    rest: 'An awning reaches 3 m from the house wall, and what one sits at stands further out.',
  },
  {
    name: 'a parasol',
    feature: 'parasol',
    words:
      'cantilever parasol|parasol|sun umbrella|patio umbrella|garden umbrella|table umbrella|sun shade|sunshade',
    is: ['thing:parasol'],
    serves: ['thing:shade-sail', 'thing:awning'],
  },
  {
    name: 'the roof of a building',
    words: 'barn roof|shed roof|house roof|garage roof|extension roof|roof tile|roof light',
    isPart: true,
  },
  {
    name: 'a gazebo',
    feature: 'pergola',
    words: 'gazebo|pavilion',
    is: ['thing:canopy'],
    serves: OVERHEAD,
    rest: NOT_RAIN,
  },
  {
    name: 'an arbour',
    feature: 'arbour',
    words: 'arbour|arbor',
    is: ['thing:arbour'],
    serves: ['thing:pergola'],
  },
  {
    name: 'an arch',
    feature: 'arbour',
    words: 'archway|rose arch|moon gate|arch',
    serves: OVERHEAD,
    rest: 'The arch itself is not drawn.',
  },
  {
    name: 'shade',
    feature: 'shadeplanting',
    words: 'shade',
    is: OVERHEAD,
    serves: ['planted:tree'],
    rest: 'Their shade comes as they grow.',
  },
  {
    name: 'a garden room',
    feature: 'gardenroom',
    words:
      'garden room|garden office|garden studio|home office|office|studio|summerhouse|summer house|log cabin|cabin|she shed|man cave|gym|outbuilding',
    is: ['area:gardenroom'],
  },
  {
    name: 'a hut or annexe',
    feature: 'gardenroom',
    words: 'shepherds hut|shepherd’s hut|garden pod|pod|annexe|annex|chalet',
    serves: ['area:gardenroom'],
    rest: 'What kind of building it is is settled at the visit.',
  },
  { name: 'a pool house', words: 'pool house|boat house|barn|stable' },
  {
    name: 'a shed',
    feature: 'shed',
    words: 'tool shed|garden shed|bike shed|metal shed|potting shed|shed',
    is: ['area:shed'],
    serves: ['thing:store'],
  },
  {
    name: 'a store',
    feature: 'store',
    counts: 'bikes',
    words:
      'bike store|bike storage|log store|mower store|tool store|scooter store|garden store|storage box|storage|store|lock up shed|lock up box|lockup|cupboard|somewhere for bike|bike',
    is: ['feature:store', 'area:shed'],
  },
  {
    name: 'a rack on a wall',
    feature: 'rack',
    counts: 'bikes',
    words:
      'wall rack|wall mounted rack|wall hook|bike hook|hook|tool rack|tool rail|surfboard rack|surf rack|board rack|paddleboard rack|kayak rack|canoe rack|wetsuit rack|wetsuit rail|hose reel|hose holder|ladder rack',
    is: ['thing:wall-rack'],
    serves: ['feature:store', 'area:shed'],
    rest: 'It hangs inside it: no wall has a free strip before it.',
  },
  {
    name: 'a rack for bicycles',
    feature: 'store',
    counts: 'bikes',
    words: 'bike rack|cycle rack|cycle stand',
    serves: ['feature:store', 'area:shed'],
    rest: 'Racks inside it are settled at the visit.',
  },
  {
    name: 'a place for the bins',
    feature: 'bins',
    counts: 'bins',
    words: 'wheelie bin|wheelie|bin store|bin area|recycling box|recycling|bin',
    is: ['feature:bins'],
  },
  {
    name: 'a water butt',
    feature: 'waterbutt',
    words: 'water butt|waterbutt|rain barrel',
    is: ['thing:water-butt'],
  },
];
