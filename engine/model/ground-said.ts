/** Walls, terraces and the ground beyond the boundary, as they are told. Lengths in metres. */

import type { BarredKind, BarredPlace } from './barred.ts';
import type { CompassPoint } from './brief.ts';
import type { MentionPlace } from './reading.ts';

export type WallSide = 'left' | 'right' | 'back';

/** A wall that stands. `within`: it holds one level of the garden above another. */
export type WallSaid = {
  where: WallSide | 'within' | null;
  heightM: number | null;
  isRetaining: boolean;
  /** It leans, bulges, is cracked or moves. */
  isFailing: boolean;
  /** It is to be built anew or made safe, or asked about as such. */
  isToBeRebuilt: boolean;
  /** Before anything else. */
  isFirst: boolean;
  /** Two lower ones with planting between would be liked better. */
  asTwo: boolean;
  /** Nothing may be fixed to it. */
  noFixings: boolean;
  whose: 'ours' | 'theirs' | null;
  /** From the house to a wall within the garden: metres, or a share of the depth. */
  at: { metres: number } | { share: number } | null;
  quote: string;
};

/** A garden of level pieces, there or asked for. */
export type TerracesSaid = {
  count: number;
  /** They are to be made. */
  isWanted: boolean;
  /** Away from the house; null where nobody said. */
  goes: 'up' | 'down' | null;
  holds: 'wall' | 'bank' | null;
  /** Heights between the levels, from the house on; fewer than there are where not all were said. */
  risesM: number[];
  /** Depth of the level beside the house. */
  firstM: number | null;
  /** From the house to where each level ends, where all were told. */
  atM?: number[];
  /** Beyond the last of them the ground slopes evenly. */
  thenSlopes?: true;
  /** Where steps stand in what holds the levels. */
  steps: 'left' | 'right' | 'middle' | null;
  quote: string;
};

/** Ground beyond a side of the plot that lies higher or lower. */
export type BeyondSaid = { side: WallSide; metres: number | null; isLower: boolean; quote: string };

/** Whose what stands along a side is. */
export type OwnerSaid = {
  side: WallSide;
  whose: 'ours' | 'theirs' | 'shared';
  kind: 'fence' | 'hedge' | 'wall' | null;
  isFailing: boolean;
  quote: string;
};

/** Somebody looks in over a side, from an upper window or not. */
export type LookerSaid = { side: WallSide; isUpper: boolean; quote: string };

/** What hums or stinks by the house and wants air round it. */
export type UnitSaid = {
  what: 'heat pump' | 'tank';
  name: string;
  side: 'left' | 'right' | null;
  isToBeScreened: boolean;
  quote: string;
  /** Its sentence, in the text. */
  start: number;
  end: number;
};

export const STANDING_WHATS = [
  'greenhouse',
  'garage',
  'outbuilding',
  'conservatory',
  'lean-to',
  'summerhouse',
  'shed',
  'log store',
  'polytunnel',
  'washing line',
  'rotary line',
  'trampoline',
  'climbing frame',
  'swing',
  'slide',
  'basketball hoop',
  'playhouse',
  'pergola',
  'raised bed',
  'pond',
  'base',
  'cover',
  'pole',
  'chicken run',
] as const;
export type StandingWhat = (typeof STANDING_WHATS)[number];

/** What stands and stays, and is no plant. Lengths in metres. */
export type StandingSaid = {
  what: StandingWhat;
  /** As it was called: "prefab garage". */
  name: string;
  place: MentionPlace | null;
  sizeM: [number, number] | null;
  /** It was said to stay; else only that it is there. */
  isKept: boolean;
  /** It takes the whole width of the plot; how deep it is. */
  acrossM?: number;
  /** Of covers: how far from the house each lies. */
  fromHouseM?: number[];
  quote: string;
  /** Of its name, in the text. */
  start: number;
  end: number;
};

/** A pipe or a cable, below or above the ground, and how it runs; null where nobody said. */
export type ServiceSaid = {
  what: 'sewer' | 'drain' | 'gas main' | 'water main' | 'cable' | 'overhead line';
  course: 'diagonal' | 'corner' | 'across' | 'left' | 'right' | 'back' | null;
  /** An end of it, where one was told. */
  from: 'back-left' | 'back-right' | 'house' | null;
  /** To each side of it nothing may be built. */
  clearM: number | null;
  quote: string;
};

/** Ground that has to be left free. Metres; null where nobody said. */
export type BarredSaid = {
  kind: BarredKind;
  place: BarredPlace | null;
  widthM: number | null;
  /** Of ground that is kept low: nothing stands higher. */
  mostM?: number;
  quote: string;
  /** Of the sentences that tell of it, in the text. */
  start: number;
  end: number;
};

/** A gate at the far end. */
export type GateSaid = {
  side: 'left' | 'right' | null;
  isDouble: boolean;
  quote: string;
};

/** Sides of a plot that are not alike; null where one was not told. */
export type EdgesSaid = {
  houseM: number | null;
  backM: number | null;
  leftM: number | null;
  rightM: number | null;
  /** Of a plot of which one side alone was measured: the one that stands square to the house. */
  straight?: 'left' | 'right' | null;
  quote: string;
};

/** How far something stands from edges that are named. */
export type PositionSaid = {
  /** "birch". */
  name: string;
  fromHouseM?: number;
  fromLeftM?: number;
  fromRightM?: number;
  fromBackM?: number;
  /** Of the way from the house to the far end, 0 to 1: "two thirds down". */
  ofDepth?: number;
  side?: 'left' | 'right';
  /** Which sentence of the text tells it. */
  sentence: number;
  quote: string;
};

/** The hand on which one comes past the house. */
export type SideWaySaid = { side: 'left' | 'right'; quote: string };

/** A kerb that is lowered for a car, and on which hand; null where nobody said. */
export type CarSaid = { kerb: 'left' | 'right' | null; quote: string };

/** On which hand the door to the garden stands. */
export type DoorSaid = { side: 'left' | 'right' | 'middle'; quote: string };

/** Which way the ground falls in so many words: to one hand, or away from the house or towards it; and by how much. */
export type FallSaid = {
  to: 'left' | 'right' | 'away' | 'house' | CompassPoint;
  metres: number | null;
  /** It is measured from a wall within the garden on, and comes on top of that. */
  isBeyondWall?: true;
  quote: string;
};

/** Which way the garden looks, told by its sun and shade. `lit`: the hand that the sun was taken to fall on, where that is the reason. */
export type SunSaid = { point: CompassPoint; quote: string; lit?: 'left' | 'right' };

/** Which of its sides is the longer: across, along the house, or away from it. */
export type LiesSaid = { is: 'across' | 'away'; quote: string };

/** The narrowest of it, metres. */
export type WayWidthSaid = { metres: number; quote: string };

/** Metres and square metres; the lengths where a side alone was likened. */
export type LikenessSaid = {
  areaM2: number | null;
  widthM: number | null;
  depthM: number | null;
  quote: string;
};

/** A word for the size, and how much of a usual garden of its kind it makes. */
export type SizeWordSaid = { share: number; quote: string };

/** The ground is a part of a garden that the house does not stand beside. */
export type PartSaid = { quote: string };

export type GroundSaid = {
  part?: PartSaid;
  standing?: StandingSaid[];
  services?: ServiceSaid[];
  barred?: BarredSaid[];
  rearGate?: GateSaid;
  sideWay?: SideWaySaid;
  car?: CarSaid;
  door?: DoorSaid;
  edges?: EdgesSaid;
  positions?: PositionSaid[];
  /** Water is led to the house's wall by what is laid there: in what words. */
  damp?: { quote: string };
  fall?: FallSaid;
  lookers?: LookerSaid[];
  /** Nothing leads in but the house, in the words said. */
  throughHouse?: string;
  /** Windows above look down on the garden, in the words said. */
  seenFromAbove?: string;
  unit?: UnitSaid;
  owners?: OwnerSaid[];
  walls?: WallSaid[];
  terraces?: TerracesSaid;
  /** Where steps climb from one level to the next. */
  stepsSide?: TerracesSaid['steps'];
  beyond?: BeyondSaid[];
};

/** Curves, or straight lines and right angles; the other is refused with it. */
export type LinesWish = { value: 'curved' | 'straight'; quote: string };
