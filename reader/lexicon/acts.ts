/**
 * Words by which people say what is to be done to a garden that is drawn, parted by "|"; "*" stands for up to four words.
 * None decides alone: `changes.ts` weighs them by what stands beside them.
 */
import type { SaidAct, Trait } from '#engine/model/said-change.ts';

export const ACT_WORDS: Partial<Record<SaidAct, string>> = {
  keep: `don't move|don't touch|don't change|don't remove|do not move|do not touch|do not change|do not remove|leave * alone|leave * as it is|leave * as they are|leave * where it is|keep`,
  remove: `decided against|don't bother with|not bothered about|no need for|can live without|could live without|remove|ditch|chuck|chuck out|do away with|axe|fill in|take out|take * out|take away|take * away|take down|take * down|pull down|pull * down|knock * down|take up|get rid of|getting rid of|rip out|rip * out|dig out|dig up|pull out|lose|delete|scrap|drop|leave out|leave * out|no more|no|without|don't want|do not want|don't need|do not need|doesn't need|do without|don't like|not keen on|hate|forget|skip|bin the|bin our|bin that|bin it|cut out|clear|instead have no|has to go|gone|can go|should go away|must go`,
  add: `add|put in|include|introduce|give us|give me|i'd like|we'd like|i would like|we would like|i'd love|we'd love|would love|want|need|could we have|can we have|could i have|can i have|could we fit|can we fit|is there room for|room for|let's have|have|plant|build|fit in|squeeze in|install|another|one more|an extra|extra|missing`,
  move: `move|shift|relocate|bring|push|pull|slide|put|place|should be|should go|should stand|ought to be|goes|go|belongs|rather have|better`,
  swap: `swap|replace|exchange|change|turn|convert|substitute|switch|make`,
  lay: `lay|re-lay|relay|pave|repave|surface|tile|make|use|have`,
};

/** Which way a thing is to be larger or smaller. */
export const SIZE_WORDS: readonly {
  act: 'grow' | 'shrink';
  way: 'depth' | 'width' | 'all';
  words: string;
}[] = [
  {
    act: 'shrink',
    way: 'depth',
    words: 'less deep|shallower|shorter|not as deep|less long|shorten|deep too',
  },
  { act: 'shrink', way: 'width', words: 'less wide|narrower|thinner|slimmer|narrow|not as wide' },
  { act: 'grow', way: 'depth', words: 'deeper|longer|deepen|lengthen|extend|further out|deep' },
  { act: 'grow', way: 'width', words: 'wider|broader|widen|broaden|wide' },
  {
    act: 'shrink',
    way: 'all',
    words:
      'bit big|rather big|quite big|half as big|half as large|half the area|by half|smaller|reduce|shrink|downsize|less|fewer|too big|too large|cut back|trim|half the size|halve|not as big',
  },
  {
    act: 'grow',
    way: 'all',
    words:
      'bit small|rather small|quite small|cramped|poky|tiny|twice as big|twice as large|double the size|bigger|larger|enlarge|increase|expand|more space for|more room for|more|too small|double|twice the size|roomier|grow',
  },
];

export const TRAIT_WORDS: Record<Trait, string> = {
  evergreen:
    'evergreen|evergreens|green all year|green all year round|green in winter|winter green|leaves in winter|all year round',
  bees: 'bees|bee|bumblebees|pollinators|pollinator|pollinating insects|nectar|pollen',
  butterflies: 'butterflies|butterfly|moths',
  birds: 'birds|berries|songbirds',
  wildlife: 'wildlife|insects|nature|hedgehogs',
  scented: 'scent|scented|fragrant|fragrance|perfume|perfumed|smells nice|smell nice|smells lovely',
  taller: 'taller|higher|more height|tall',
  lower: 'lower|not so tall|less tall|low',
  flowers: 'flowers|flowering|colour|colourful|blossom|bloom|blooms',
  native: 'native|natives',
  shade:
    'like shade|likes shade|love shade|shade loving|shade lovers|for shade|for the shade|tolerate shade|happy in shade|grow in shade|grow in the shade',
  easy: 'easy|easier|undemanding|tougher|fuss free',
  white: 'white',
  pink: 'pink',
  purple: 'purple|violet|lilac|mauve',
  blue: 'blue',
  red: 'red|crimson|scarlet',
  yellow: 'yellow|gold|golden',
  orange: 'orange|copper',
};

/** Said of plants rather than of things, so that what they are asked to be counts. */
export const PLANT_WORDS =
  'something|anything|more|plant|plants|planting|flowers|shrub|shrubs|bush|bushes|perennials|grasses|for|attract|border|borders|bed|beds|climber|climbers';

export const WORK_WORDS =
  'too many * to look after|too much to look after|less work|less maintenance|low maintenance|lower maintenance|less upkeep|less mowing|less weeding|less gardening|less pruning|less effort|less time|easier to look after|easy to look after|easier to keep|easier to maintain|easy care|too much work|a lot of work|hardly any work|save time|less looking after|lazy|hate mowing|hate weeding|hate gardening|sick of mowing|sick of weeding|tired of mowing|tired of weeding|hard work|simplify it|simplify things|keep it simple|not much time|no time for gardening';
export const SPEND_WORDS =
  'cheaper|less expensive|too expensive|too dear|save money|cost less|costs less|cut the cost|cut costs|lower the price|reduce the price|reduce the cost|bring the price down|bring the cost down|less money|spend less|afford|over budget|too much money';
export const SUM_WORDS =
  'under|below|within|up to|no more than|not more than|less than|at most|max|maximum|budget|keep it to|bring it to|get it to|down to|for';

/** Joins what is changed and what comes of it. */
export const INTO_WORDS = 'for|with|by|into|to';
export const INSTEAD_WORDS = 'instead of|rather than|in place of';

/** Begins the words of a place. */
export const PLACE_WORDS =
  'by|somewhere|off the|off our|over|above|between|opposite|where|near|nearer|beside|round the|round our|round the back of|next to|alongside|along|under|underneath|below|against|behind|in front of|outside|around|at|in|on|close to|closer to|towards|away from|further from';

export const SIDE_WORDS: readonly {
  side: 'left' | 'right' | 'far' | 'near' | 'other';
  words: string;
}[] = [
  {
    side: 'other',
    words:
      'other side|opposite side|across the garden|other corner|opposite corner|other end|opposite end|swap sides',
  },
  {
    side: 'far',
    words:
      'away from the house|further from the house|far from the house|far end|far side|far corner|the end|the back|back fence|back wall|back hedge|back boundary|back corner|the bottom|bottom of the garden|end of the garden|back of the garden|rear|further back|further away|further down|back',
  },
  {
    side: 'near',
    words:
      'house side|side of the house|house end|closer to the house|nearer the house|nearer to the house|near the house|by the house|next to the house|against the house|towards the house|close to the house|by the back door|by the door|near the door|by the kitchen|near the kitchen|front of the garden|the front|top of the garden|closer',
  },
  { side: 'left', words: 'left|left hand|lefthand' },
  { side: 'right', words: 'right|right hand|righthand' },
];

/** How much, where no figure is said, metres. */
export const SOME_WORDS: readonly { metres: number; words: string }[] = [
  { metres: 0.3, words: 'a bit|a little|slightly|a touch|a tad|a smidge|a fraction' },
  { metres: 1, words: 'much|a lot|lots|way|considerably|far' },
];
