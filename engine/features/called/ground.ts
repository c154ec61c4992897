/** What people call edges, surfaces, services and ornaments. */
import { type Called, type Sign, OTHER_FLOOR } from './called.ts';

const SCREENS: readonly Sign[] = [
  'screen:hedge',
  'screen:trellis',
  'screen:slatted-screen',
  'planted:screening',
  'planted:hedge',
];

export const GROUND: readonly Called[] = [
  {
    name: 'screening',
    feature: 'privacy',
    words: 'privacy screen|slatted screen|screening|screen|screened|privacy|private|seclusion',
    is: ['row:evergreen', 'row:pleached', ...SCREENS],
    serves: ['planted:tree', 'planted:structure'],
    rest: 'Planting alone screens this plot, and takes a few years over it.',
  },
  {
    name: 'pleached trees',
    feature: 'privacy',
    words: 'pleached tree|pleached thing|pleached hedge|pleached row|pleached screen|pleached',
    is: ['row:pleached'],
    serves: [...SCREENS, 'planted:tree'],
    rest: 'They are not pleached: no bed of that boundary has room for the row.',
  },
  {
    name: 'a hedge',
    feature: 'privacy',
    words: 'hedge line|hedgerow|hedging|hedge',
    is: ['row:hedge', 'screen:hedge', 'planted:hedge'],
    serves: SCREENS,
    rest: 'No hedge is drawn beside them.',
  },
  { name: 'trellis', words: 'trellis|trellises|obelisk|lattice', is: ['screen:trellis'] },
  {
    name: 'a fence',
    words: 'picket fence|fencing|fence|railing',
    has: 'close board|closeboard|feather edge|featheredge|timber|wood|wooden|new',
  },
  {
    name: 'a wall',
    words: 'retaining wall|low wall|brick wall|garden wall|dwarf wall|stone wall|wall',
    is: ['screen:low-wall'],
  },
  { name: 'steps', words: 'step|stairs|staircase', is: ['steps'] },
  {
    name: 'a level threshold',
    words:
      'flush threshold|level threshold|threshold|flush door|flush sill|no lip|no step at the door',
    is: ['threshold'],
  },
  { name: 'a ramp', words: 'ramp|level access', is: ['slopes'] },
  { name: 'a handrail', words: 'handrail|grab rail|rail' },
  { name: 'a gate', words: 'side gate|back gate|garden gate|picket gate|gate', is: ['gates'] },
  {
    name: 'edged paths',
    words: 'path edge|path edging|clear edge|bright edge|edging',
    serves: ['paths'],
    rest: 'How they are edged is settled in the quote.',
  },
  {
    name: 'stepping stones',
    words: 'stepping stone|stepping stone path',
    is: ['stones'],
    serves: ['paths'],
    rest: 'They are whole paths.',
  },
  {
    name: 'a path that goes round',
    words:
      'loop path|loop|way round|all the way round|right round together|round together|circuit|circular walk|circular route|circular path|racetrack|race track|round and round|round in a loop',
    is: ['round'],
    serves: ['paths'],
    rest: 'They do not close into a round: there is no ground for one beside the rest.',
  },
  {
    name: 'a track to ride on',
    words: 'pump track|bike track|trike track|bmx track|scooter track|running track',
  },
  { name: 'a path', words: 'pathway|walkway|garden path|footpath|path|track', is: ['paths'] },
  {
    name: 'a hard surface',
    words: 'hard surface|hard surfacing|hard floor',
    is: ['paving', 'floor:self-binding-gravel'],
    serves: ['floor:gravel'],
    rest: 'It is loose underfoot.',
  },
  {
    name: 'gravel',
    words:
      'gravelled area|gravel garden|gravel area|gravel|shingle|pebble|slate chipping|chipping|pea shingle|cobble',
    is: ['floor:gravel', 'floor:self-binding-gravel'],
    serves: ['paths'],
    rest: OTHER_FLOOR,
  },
  {
    name: 'bark',
    words: 'play bark|bark chipping|bark area|wood chip|woodchip|bark',
    is: ['floor:bark'],
    serves: ['feature:play'],
    rest: OTHER_FLOOR,
  },
  {
    name: 'a soft floor',
    words:
      'soft ground|soft surface|soft floor|soft landing|soft flooring|soft play surface|safety surface|safety surfacing',
    is: ['floor:bark', 'floor:rubber-mulch', 'floor:play-turf'],
    serves: ['area:lawn'],
    rest: 'Grass is soft to sit on, and no fall zone.',
  },
  { name: 'rubber', words: 'rubber mulch|rubber', is: ['floor:rubber-mulch', 'floor:play-turf'] },
  {
    name: 'artificial grass',
    words:
      'artificial grass|fake grass|astroturf|astro turf|plastic grass|artificial lawn|artificial turf|fake turf|fake lawn|plastic lawn',
    serves: ['area:lawn'],
    rest: 'It is drawn and priced as turf: artificial grass in its place costs more, feeds nothing and grows hot in the sun. Which it is to be is settled at the visit.',
  },
  {
    name: 'lighting',
    feature: 'lighting',
    words: 'outdoor light|garden light|lighting|light|lamp',
    is: ['thing:post-light', 'thing:spike-light'],
  },
  {
    name: 'lights to hang or plug in',
    feature: 'lighting',
    words:
      'festoon light|festoon|fairy light|solar light|lantern|security light|floodlight|uplighter',
    serves: ['thing:post-light', 'thing:spike-light'],
    rest: 'They are low garden lights; what you name is yours to hang or is chosen at the visit.',
  },
  {
    name: 'outdoor power',
    has: 'outside|outdoor|double',
    words: 'outdoor socket|socket|electric|electrics|electricity|power|armoured cable|cable',
  },
  {
    name: 'a heater',
    words: 'patio heater|outdoor heater|garden heater|infrared heater|infra red heater|heater',
    missing:
      'A heater is chosen with you: one that hangs under the roof or on the wall wants an outdoor circuit of its own, and 1 m to anything that burns.',
  },
  {
    name: 'a charger for a car',
    words: 'car charger|ev charger|charging point|charge point|charger',
  },
  {
    name: 'a washing line',
    feature: 'washing',
    words:
      'washing line|rotary line|rotary airer|clothes line|whirligig|rotary drier|rotary dryer|rotary|airer|drying area|washing',
    is: ['thing:washing-line'],
  },
  {
    name: 'an outdoor tap',
    has: 'outside|outdoor|on the wall',
    words: 'outside tap|outdoor tap|tap|standpipe',
  },
  { name: 'irrigation', words: 'irrigation|watering system|drip hose|sprinkler|leaky hose' },
  {
    name: 'drainage',
    words:
      'french drain|land drain|drain|soakaway|water to go away|water to go|water away|water off',
  },
  {
    name: 'a sculpture',
    feature: 'sculpture',
    words: 'sculpture|statue|place for art|art',
    is: ['thing:sculpture'],
    serves: ['thing:urn'],
  },
  {
    name: 'an ornament',
    feature: 'sculpture',
    words: 'sundial|stone lantern|buddha|gnome|memorial',
    serves: ['thing:sculpture', 'thing:urn'],
    rest: 'Its place is marked there; the piece itself is yours to choose.',
  },
  { name: 'a picture in tiles or paint', words: 'mosaic|mural' },
  {
    name: 'room to turn a car',
    words:
      'turning circle|turning head|turning area|turning space|turning bay|room to turn|space to turn',
    is: ['turning'],
    serves: ['parking'],
    missing:
      'A circle to drive round takes 12 to 13 m across beside its drive; bays with an aisle of 6 m to back into take 10.8 m. This plan has neither.',
    rest: 'One backs out of it: a circle takes 12 to 13 m across, an aisle to turn in 10.8 m with its bays.',
  },
  {
    name: 'a garage',
    words:
      'cart lodge style garage|cart lodge garage|cart lodge|cartlodge|oak framed garage|lodge style garage',
    missing:
      'A garage is a building of its own: a bay of it takes 3 × 6 m, and before the house it needs planning permission.',
  },
  {
    name: 'room for a car',
    words:
      'parking space|parking|car space|space for a car|off street parking|off road parking|car|park the car|driveway|drive',
    is: ['parking'],
    counts: 'cars',
    missing:
      'A bay takes 2.4 × 4.8 m clear of the way to the door, which this plan does not leave.',
  },
  {
    name: 'a car port',
    words: 'carport|car port',
    serves: ['parking', 'feature:hardstanding'],
    rest: 'The roof over it is planned and priced at the visit.',
  },
  { name: 'a dropped kerb', words: 'dropped kerb' },
  {
    name: '',
    words: 'door|window|base|concrete base|stump|wasps|road|street|side alley',
    isPart: true,
  },
];
