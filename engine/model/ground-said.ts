/** Walls, terraces and the ground beyond the boundary, as they are told. Lengths in metres. */

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

export type GroundSaid = {
  lookers?: LookerSaid[];
  unit?: UnitSaid;
  owners?: OwnerSaid[];
  walls?: WallSaid[];
  terraces?: TerracesSaid;
  beyond?: BeyondSaid[];
};
