/** The one state of the studio: the changes, what the server made of them, and whether they are saved. */
import { STUDIO_API } from '#contracts/studio-paths.ts';
import type {
  ChangesAnswer,
  ChangesInput,
  KeptArrangement,
  StudioView,
  VersionSummary,
} from '#contracts/studio.ts';
import type { GardenModel } from '#engine/model/garden.ts';
import type { Arrangement, Operation } from '#engine/model/operation.ts';
import type { Plant } from '#engine/model/plant.ts';
import type { Planting } from '#engine/model/planting.ts';
import { summaryOf } from '#engine/model/summary.ts';
import { applyOperation } from '#engine/operations/apply.ts';
import { findFaults, newFaults } from '#engine/operations/faults.ts';
import { touchedLock, type TreeLock, withLock } from '#engine/operations/locks.ts';
import { callApi } from '#app/lib/call-api.ts';
import { dropDraft, keepDraft, keepLocks, keepUndone, readLocks } from './draft.ts';
import { nameOfLock } from './names.ts';
import { saveFault } from './save-fault.ts';
import { openingOf } from './opening.ts';
import type { Selection, StudioState } from './studio-state.ts';
import { following, sameList, stillThere, unknownWays, unsavedWays } from './standing.ts';
import { until } from './until.ts';
import {
  type History,
  modelOf,
  redone,
  replay,
  standing,
  undone,
  undoneIn,
  withChange,
} from './history.ts';

export type { SaveState, Selection, StudioState } from './studio-state.ts';

const SAVE_AFTER_MS = 350;
/** Arrow presses that follow one another so soon are one change. */
const GESTURE_MS = 900;

export type Studio = ReturnType<typeof createStudio>;

export function createStudio(view: StudioView, sessionId: string) {
  const known = new Map(view.plants.map((plant) => [plant.id, plant]));
  const { arrangements, saved, first, isSaved, clash, ...opening } = openingOf(view, known);
  const given = () => ({ plants: state?.plants ?? known, arrangements });
  let state: StudioState | undefined;
  let version = view.version;
  let { leftOver } = opening;
  let lastChangeAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  /** Lists whose answers did not come: the server may have saved them all the same. */
  const unanswered: (readonly Operation[])[] = [];
  const listeners = new Set<() => void>();
  /** What the server planted, by how many changes stand; forgotten from a new change on. */
  const plantings = new Map<number, Planting>();
  if (isSaved) plantings.set(saved.done, view.planting);
  const before = findFaults(view.original);

  const shownOf = (history: History): GardenModel => {
    const planting = plantings.get(history.done);
    return planting ? { ...modelOf(history), planting } : modelOf(history);
  };
  const faultsOf = (model: GardenModel) => newFaults(before, findFaults(model));
  const firstModel = shownOf(first);
  state = {
    history: first,
    model: firstModel,
    selection: null,
    saved: shownOf(saved),
    figures: view.figures,
    isFresh: sameList(standing(first), view.operations),
    faults: faultsOf(firstModel),
    save: sameList(standing(first), view.operations) ? 'saved' : 'waiting',
    refusal: null,
    said: '',
    clash,
    locks: readLocks(view.id),
    shown: null,
    ghosts: null,
    reshaping: null,
    plants: known,
  };
  if (state.clash) state.save = 'clash';

  const set = (next: Partial<StudioState>) => {
    state = { ...state!, ...next };
    for (const listener of listeners) listener();
  };

  function keep(): void {
    const operations = [...standing(state!.history)];
    keepDraft(view.id, { version, operations, ways: unsavedWays(operations, arrangements, view) });
    keepUndone(view.id, operations, undoneIn(state!.history));
  }

  /** @throws CallError where one of them cannot be had */
  async function learnWays(operations: readonly Operation[]): Promise<void> {
    for (const id of unknownWays(operations, arrangements)) {
      const kept = await callApi<KeptArrangement>(STUDIO_API.arrangement(view.id, id));
      arrangements.set(id, kept.arrangement);
      set({
        plants: new Map([...state!.plants, ...kept.plants.map((one) => [one.id, one] as const)]),
      });
    }
  }

  function later(ms = SAVE_AFTER_MS): void {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), ms);
  }

  async function send(): Promise<void> {
    if (view.isOfDevice) return set({ save: 'offline' });
    if (isSending || state!.save === 'clash') return;
    const operations = standing(state!.history);
    isSending = true;
    unanswered.push(operations);
    set({ save: 'saving' });
    try {
      const answer = await callApi<ChangesAnswer>(STUDIO_API.changes(view.id), {
        json: { sessionId, version, operations: [...operations] } satisfies ChangesInput,
      });
      version = answer.version;
      unanswered.length = 0;
      if (sameList(operations, standing(state!.history))) {
        plantings.set(state!.history.done, answer.planting);
        dropDraft(view.id);
        set({
          model: shownOf(state!.history),
          saved: shownOf(state!.history),
          figures: answer.figures,
          isFresh: true,
          save: 'saved',
          refusal: null,
        });
      } else {
        keep();
        later();
      }
    } catch (error) {
      fail(error);
    } finally {
      isSending = false;
    }
  }

  function fail(error: unknown): void {
    const fault = saveFault(error, unanswered);
    version = fault.version ?? version;
    set(fault.state);
    if (fault.againMs !== null) later(fault.againMs);
  }

  function stand(history: History, said: string, model = shownOf(history)): void {
    set({
      history,
      model,
      faults: faultsOf(model),
      shown: null,
      ghosts: null,
      isFresh: false,
      save: state!.save === 'clash' ? 'clash' : 'waiting',
      refusal: null,
      said,
      selection: stillThere(state!.selection, model),
    });
    keep();
    later();
  }

  function refuse(refusal: string): false {
    set({ refusal, said: refusal });
    return false;
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => state!,
    /** Says why something cannot be done, where it was never tried. */
    refuse,
    /** A change by hand. `isTyped`: a figure of its own, however soon it follows. @returns whether it was made */
    change(operation: Operation, said: string, isTyped = false): boolean {
      const now = Date.now();
      const { history, model } = state!;
      const goesOn = !isTyped && now - lastChangeAt < GESTURE_MS;
      const result = withChange(history, operation, given(), goesOn);
      if ('refused' in result) return refuse(result.refused);
      if (result.history === history) return true;
      const touched = touchedLock(modelOf(history), modelOf(result.history), state!.locks);
      if (touched)
        return refuse(
          `${nameOfLock(state!, touched)} is locked, and this would change it. Unlock it first.`,
        );
      lastChangeAt = now;
      for (const n of plantings.keys()) if (n >= result.history.done) plantings.delete(n);
      // what the server planted stays in sight until its next answer
      const shown = applyOperation(model, operation, given());
      state = { ...state!, selection: following(state!.selection, operation) };
      stand(result.history, said, 'model' in shown ? shown.model : modelOf(result.history));
      return true;
    },
    undo() {
      if (state!.history.done === 0) return;
      lastChangeAt = 0;
      stand(undone(state!.history), 'Undone.');
    },
    redo() {
      if (state!.history.done === state!.history.operations.length) return;
      lastChangeAt = 0;
      stand(redone(state!.history), 'Done again.');
    },
    select(selection: Selection | null, said = '') {
      lastChangeAt = 0;
      set({ selection, refusal: null, said, reshaping: null });
    },
    learn(plants: readonly Plant[]) {
      set({ plants: new Map([...state!.plants, ...plants.map((one) => [one.id, one] as const)]) });
    },
    /** Locks or unlocks a piece of ground or a tree. */
    lock(key: string | TreeLock, isLocked: boolean, said: string) {
      const locks = withLock(state!.locks, key, isLocked);
      keepLocks(view.id, locks);
      set({ locks, refusal: null, said });
    },
    reshape: (reshaping: StudioState['reshaping'], said: string) => set({ reshaping, said }),
    /** Looks at another way without taking it. */
    show: (made: Arrangement | null, said: string) =>
      set({
        shown: made && { ...state!.model, layout: made.layout, planting: made.planting },
        said,
      }),
    offer: (ghosts: StudioState['ghosts'], said?: string) => set({ ghosts, ...(said && { said }) }),
    /** Remembers a way that was found, so that it can be taken. */
    know: (id: string, made: Arrangement) => void arrangements.set(id, made),
    /** What the garden came to as it was designed, at today's prices. */
    designed: (): VersionSummary => ({
      ...summaryOf(view.original),
      total: view.figures.startTotal,
      upkeepHoursPerYear: view.startUpkeepHours,
    }),
    /** The garden that a list of changes comes to; none: as it was designed. */
    async gardenOf(operations: readonly Operation[]): Promise<GardenModel> {
      await learnWays(operations);
      return modelOf(replay(view.original, operations, given()));
    },
    /** Of what is saved on the server. */
    savedVersion: () => version,
    /** A version that was given a name takes the place of all that stands. */
    async restore(operations: readonly Operation[], said: string) {
      await learnWays(operations);
      lastChangeAt = 0;
      plantings.clear();
      stand(replay(view.original, operations, given()), said);
    },
    /** After a clash: this window's changes go on from what stands, or give way to it. */
    async settle(keepsMine: boolean) {
      const { clash, history } = state!;
      if (!clash) return;
      // found on the device at the start, or made here since
      const mine = leftOver ?? standing(history);
      await learnWays(keepsMine ? mine : clash.operations);
      version = clash.version;
      plantings.clear();
      leftOver = null;
      const next = replay(view.original, keepsMine ? mine : clash.operations, given());
      set({ clash: null, save: 'waiting' });
      stand(next, keepsMine ? 'Your changes are kept.' : 'The other changes are shown.');
    },
    /** Saves what waits. @returns whether everything is saved */
    async saveNow(): Promise<boolean> {
      clearTimeout(timer);
      if (state!.save !== 'saved') void send();
      await until(listeners, () => state!.save !== 'waiting' && state!.save !== 'saving');
      return state!.save === 'saved';
    },
    /** Saves what waits, and tries again when the network is back. @returns stops that */
    start(): () => void {
      if (state!.save === 'waiting') later(0);
      const online = () => {
        if (state!.save === 'offline') void send();
      };
      window.addEventListener('online', online);
      return () => {
        clearTimeout(timer);
        window.removeEventListener('online', online);
      };
    },
  };
}
