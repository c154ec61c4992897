/** What the studio opens with: what the server has, and what this device kept since. */
import type { StandingChanges, StudioView } from '#contracts/studio.ts';
import type { Arrangement, Operation } from '#engine/model/operation.ts';
import type { Plant } from '#engine/model/plant.ts';
import { readDraft, readUndone } from './draft.ts';
import { type History, replay, standing, withUndone } from './history.ts';
import { sameList } from './standing.ts';

export type Opening = {
  /** Ways of laying it out that were found or taken, by id. */
  arrangements: Map<string, Arrangement>;
  /** As the server has it. */
  saved: History;
  /** As it stands here. */
  first: History;
  /** It is as the server has it. */
  isSaved: boolean;
  /** Kept on the device, and of an older version than the server's. */
  leftOver: Operation[] | null;
  clash: StandingChanges | null;
};

export function openingOf(view: StudioView, plants: ReadonlyMap<string, Plant>): Opening {
  const { id, version, operations, original } = view;
  const draft = readDraft(id);
  const isAhead = draft !== null && draft.version === version;
  const arrangements = new Map(Object.entries({ ...draft?.ways, ...view.arrangements }));
  const given = { plants, arrangements };
  const saved = replay(original, operations, given);
  const begun = isAhead ? replay(original, draft.operations, given) : saved;
  return {
    arrangements,
    saved,
    first: withUndone(begun, readUndone(id, standing(begun)), given),
    isSaved: !isAhead || sameList(draft.operations, operations),
    leftOver: draft && !isAhead ? draft.operations : null,
    clash:
      draft && !isAhead && !sameList(draft.operations, operations) ? { version, operations } : null,
  };
}
