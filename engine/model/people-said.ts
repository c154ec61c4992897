/** What people say of themselves and of how they live with plants, beside the mentions. Each is absent where nobody said it. */

export type Mood = 'ferny' | 'lush' | 'haunted' | 'calm' | 'touch' | 'pollinators';

/** What hands a garden has: nobody's, few, few but keen (so as many as usual), or keen ones. */
export type Hands = 'none' | 'few' | 'usual' | 'keen';

/** What a garden is given unless it is said to do without; `new`: all that is there stays, and nothing of the form is added. */
export type Spared = 'table' | 'patio' | 'lawn' | 'new';

/** Shade that is told of; `far` is the end away from the house, `all` the whole garden. */
export type ShadeSaid = {
  place: 'far' | 'left' | 'right' | 'all';
  isDeep: boolean;
  /** Trees make it, so their roots are there. */
  isRooty: boolean;
};

export type TreesSaid = {
  refused?: true;
  /** One, and no more. */
  one?: true;
  /** Roots are feared for the house and the drains. */
  feared?: true;
  /** It is feared that trees take the light. */
  darken?: true;
};

/** What a plant may not do or have here, because somebody fears it, hates it or falls ill of it. */
export type Shunned = 'bees' | 'scent' | 'thorns' | 'berries' | 'poison' | 'pollen' | 'litter';

export type PeopleSaid = {
  hands?: Hands;
  /** Shrubs are to fill the beds, and not borders of flowers. */
  shrubs?: true;
  /** They plant the beds themselves. */
  plantsThemselves?: true;
  /** How many beds they mean to plant. */
  ownBeds?: number;
  /** A small sum in words, or one that is meant for something else. */
  littleMoney?: true;
  moods?: Mood[];
  spared?: Spared[];
  /** Grown-ups who live there, where the words tell of one alone or of two. */
  grownUps?: 1 | 2;
  /** Children who live there, in the words said; no ages. */
  kids?: string;
  trees?: TreesSaid;
  /** The tallest that is allowed, metres. */
  tallestM?: number;
  shade?: ShadeSaid[];
  /** The ground bakes, or nobody will carry a can to it. */
  unwatered?: true;
  /** A horse, a sheep or another that grazes, in the words said: whosever it is, it may reach what is planted. */
  horse?: string;
  /** A dog that chews all it meets, puppies among them; or one old dog and no other. */
  dogs?: 'eat' | 'old';
  /** Small children who are minded or taught here, in the words said. */
  littleOnes?: string;
  /** The writer lets the place: who lives there, and with what animals, nobody knows. */
  letOut?: true;
  /** Ramps no steeper than one in this many. */
  ramp?: { oneIn: number; quote: string };
  /** Knees or a chair are to go under what is worked or eaten at, in the words said. */
  kneeRoom?: string;
  /** What is done on the lawn that is there, in the words said. */
  onGrass?: string;
  /** Somebody walks or runs a round along the edge, in the words said. */
  lap?: string;
  /** Somebody climbs, in the words said: nothing by the fence is to stand on. */
  climbs?: string;
  /** Water is there to be listened to. */
  heardWater?: true;
  /** They live on one floor. */
  bungalow?: true;
  /** Somebody here does not see, or sees little: nothing pricks, pokes at a face or creeps over an edge. */
  blind?: true;
  /** Somebody here, of any age, puts leaves and stones into their mouth. */
  mouths?: true;
  /** What the spade meets, whatever the district's soil: it is dug out, or planted for. */
  underfoot?: { is: 'rubble' | 'shingle'; quote: string };
  /** Hours of sun on the garden, where they are told. */
  sunHours?: number;
  /** It is hot there in summer. */
  hot?: true;
  /** It is to be green in winter. */
  winterGreen?: true;
  /** Leaves, and no flowers. */
  noFlowers?: true;
  /** Nothing is planted that is not eaten. */
  onlyFood?: true;
  /** Flowers are to smell. */
  scent?: true;
  /** Somebody here falls ill of a sting, and bees are kept or wished for all the same. */
  stung?: true;
  /** What plants may not do or have: no plant that does is looked at. */
  shunned?: Shunned[];
  /** Something is to be seen from a window in winter. */
  winterView?: true;
  /** Deer or rabbits come and eat. */
  browsed?: true;
  /** Native plants are wished for, or wild animals that live on them. */
  natives?: true;
  /** Birds, or the berries they come for, are spoken of. */
  birds?: true;
};
