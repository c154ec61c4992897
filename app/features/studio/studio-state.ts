/** What the studio shows at a moment. */
import type { StandingChanges, StudioFigures } from '#contracts/studio.ts';
import type { GardenModel } from '#engine/model/garden.ts';
import type { Arrangement } from '#engine/model/operation.ts';
import type { Plant } from '#engine/model/plant.ts';
import type { Fault } from '#engine/operations/faults.ts';
import type { Locks } from '#engine/operations/locks.ts';
import type { History } from './history.ts';

export type Selection =
  | { kind: 'thing'; id: string }
  | { kind: 'area'; id: string }
  | { kind: 'standing'; id: string }
  /** Ground that is left free. */
  | { kind: 'zone'; id: string }
  /** A tree, or one plant of a bed. */
  | { kind: 'tree' | 'plant'; plantId: string; x: number; y: number };

/** A way to lay it out that lies over the plan in thin lines. */
export type Ghost = { id: string; name: string; made: Arrangement; differencePounds: number };

/** 'busy': the server could not just now; 'refused': it would not take it; 'clash': another window saved first. */
export type SaveState = 'saved' | 'saving' | 'waiting' | 'offline' | 'busy' | 'refused' | 'clash';

export type StudioState = {
  history: History;
  /** As it is drawn: with the planting that the server gave for it, where that has come. */
  model: GardenModel;
  selection: Selection | null;
  /** The garden that the figures are of. */
  saved: GardenModel;
  figures: StudioFigures;
  /** The figures are of the garden as it stands. */
  isFresh: boolean;
  faults: readonly Fault[];
  save: SaveState;
  /** Why the last change could not be made, or could not be saved. */
  refusal: string | null;
  /** What is read out. */
  said: string;
  clash: StandingChanges | null;
  /** What a person locked, as it is kept on this device. */
  locks: Locks;
  /** Another way to lay it out, while it is only looked at. */
  shown: GardenModel | null;
  /** Other ways that were found for the garden as it stands, and which of them lies over the plan. */
  ghosts: { ways: readonly Ghost[]; at: string | null } | null;
  /** The ground or zone whose outline is taken hold of, and which of its corners. */
  reshaping: { areaId: string; at: number } | null;
  plants: ReadonlyMap<string, Plant>;
};
