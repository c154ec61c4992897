/** What people call what is grown, water, and what is done for wild life. */
import type { Called } from './called.ts';

export const GROWN: readonly Called[] = [
  {
    name: 'a greenhouse',
    feature: 'greenhouse',
    words: 'greenhouse|glasshouse|green house',
    is: ['area:greenhouse'],
  },
  {
    name: 'a polytunnel',
    feature: 'polytunnel',
    words: 'polytunnel|poly tunnel|hoop house|tunnel',
    is: ['feature:polytunnel'],
    serves: ['area:greenhouse'],
  },
  {
    name: 'a plastic house or cloche',
    words: 'growhouse|cloche',
    serves: ['area:greenhouse'],
    rest: 'The thing itself is not drawn: it is planned at the visit.',
  },
  {
    name: 'compost bins',
    feature: 'compost',
    words: 'compost heap|compost bin|compost bay|composter|compost',
    is: ['thing:compost-bins'],
  },
  {
    name: 'a wormery or hot bin',
    feature: 'compost',
    words: 'wormery|leaf mould|hotbin|hot bin',
    serves: ['thing:compost-bins'],
    rest: 'The bins that are drawn are open ones.',
  },
  {
    name: 'vegetable beds',
    feature: 'veg2',
    counts: 'raised-bed',
    words:
      'grow food|grow my food|grow our food|grow my own food|raised veg bed|raised vegetable bed|veg patch|vegetable patch|veg bed|vegetable bed|vegetable garden|kitchen garden|veg plot|vegetable plot|allotment|grow our own|grow my own|grow thing|grow stuff|growing area|growing space|own food|potager|vegetable|veggie|veg|tomatoes|potatoes|courgette|salad|onion|carrot|pea|kale|lettuce|chillies|leek|garlic|beetroot|pumpkin',
    is: ['feature:veg2', 'feature:veg4'],
  },
  {
    name: 'raised beds',
    counts: 'raised-bed',
    words: 'raised bed|raised border|sleeper bed|raised planter|sleeper raised bed|planter',
    is: ['thing:raised-bed'],
    serves: ['area:bed', 'thing:pot'],
    rest: 'They are at ground level here; walls or sleepers round them are priced in the quote.',
  },
  {
    name: 'a herb bed',
    feature: 'herbs',
    words: 'herb bed|herb garden|herb patch|herb|mint|thyme|basil|parsley|coriander',
    is: ['feature:herbs'],
    serves: ['plants:herb'],
    rest: 'They stand among the other plants: there is no bed of herbs alone.',
  },
  {
    name: 'fruit trees',
    feature: 'orchard',
    counts: 'fruit-trees',
    words: 'fruit tree|orchard',
    is: ['area:orchard'],
    serves: ['plants:fruit'],
  },
  {
    name: 'soft fruit',
    feature: 'orchard',
    words:
      'soft fruit|fruit bush|fruit bushes|fruit|raspberries|strawberries|blueberries|gooseberries|currant|blackcurrant|rhubarb|cordon|espalier|grape',
    is: ['plants:fruit'],
    serves: ['area:orchard'],
  },
  {
    name: 'a meadow',
    feature: 'meadow',
    words:
      'wildflower meadow|brownfield meadow|mini meadow|meadow|wild patch|wild area|wild bit|wild corner|wildflower patch|long grass',
    is: ['area:meadow'],
  },
  {
    name: 'a pond',
    feature: 'pond',
    words:
      'still pool|goldfish pool|fish pool|lily pool|wildlife pool|raised pool|formal pool|wildlife pond|fish pond|fishpond|koi pond|mini pond|pond',
    is: ['area:pond'],
  },
  {
    name: 'a water feature',
    feature: 'water',
    words:
      'water feature|pebble fountain|fountain|sound of water|running water|moving water|water bowl|bubbling|water',
    is: ['area:water', 'thing:fountain'],
    serves: ['area:pond'],
    rest: 'It is still water.',
  },
  {
    name: 'a trough, rill or fall of water',
    feature: 'water',
    words: 'trough|rill|waterfall|cascade|steel ball|canal|reflecting pool',
    serves: ['area:water', 'thing:fountain', 'area:pond'],
    rest: 'Its form is another one than you name, and is chosen with you.',
  },
  { name: 'a stream or ditch', words: 'stream|ditch|brook|culvert|river' },
  {
    name: 'flower beds',
    words:
      'flower bed|flowerbed|island bed|mixed border|front border|back border|border|bed|planting|shrubbery|greenery|green|plant',
    is: ['area:bed'],
  },
  {
    name: 'a bird feeder',
    feature: 'birdfeeder',
    words: 'bird feeder|feeder|bird table',
    is: ['thing:bird-feeder'],
  },
  {
    name: 'a bird bath',
    feature: 'birdfeeder',
    words: 'bird bath|birdbath',
    is: ['thing:bird-bath'],
    serves: ['area:pond', 'area:water'],
    rest: 'The bath itself is not drawn: it is chosen at the visit.',
  },
  {
    name: 'an insect house',
    feature: 'bughotel',
    words: 'bug hotel|insect hotel|bee hotel|insect house|bug house',
    is: ['thing:bug-hotel'],
  },
  {
    name: 'a house for wild animals',
    words: 'hedgehog house|hedgehog hole|hedgehog highway|log pile',
  },
  {
    name: 'a nest box',
    feature: 'nestboxes',
    counts: 'nest-box',
    words:
      'barn owl box|tawny owl box|owl box|owl boxes|bird box|bird boxes|nest box|nest boxes|nesting box|nesting boxes|swift box|swift boxes|sparrow box|sparrow terrace|robin box|tit box|bat box|bat boxes',
    is: ['thing:nest-box'],
  },
  {
    name: 'a pair of urns',
    feature: 'urns',
    counts: 'urn',
    words: 'pair of urn|stone urn|garden urn|lead urn|urn',
    is: ['thing:urn'],
    serves: ['thing:pot'],
    rest: 'They are plain pots.',
  },
  {
    name: 'a place for wildlife',
    feature: 'birdfeeder',
    words: 'wildlife',
    is: ['area:pond', 'area:meadow', 'thing:bird-feeder', 'thing:bug-hotel'],
    serves: ['area:bed'],
  },
  {
    name: 'pots',
    feature: 'pots',
    words: 'terracotta pot|pot|container|tub',
    is: ['thing:pot', 'thing:urn'],
  },
  {
    name: 'baskets or window boxes',
    feature: 'pots',
    words: 'hanging basket|window box|window boxes|growbag|grow bag|basket',
    serves: ['thing:pot'],
    rest: 'They are pots on the floor; baskets are hung by you.',
  },
  {
    name: 'trees',
    words: 'small tree|big tree|multi stem|tree',
    is: ['planted:tree', 'plants:tree'],
  },
];
