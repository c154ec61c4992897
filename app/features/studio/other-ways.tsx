import { LayoutGrid } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { STUDIO_API } from '#contracts/studio-paths.ts';
import type { OtherWay, OtherWays as OtherWaysAnswer, OtherWaysInput } from '#contracts/studio.ts';
import { standingLocks } from '#engine/operations/locks.ts';
import { callApi, plainWordsOf } from '#app/lib/call-api.ts';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { standing } from './history.ts';
import { LockButton } from './lock-button.tsx';
import { nameOfLock } from './names.ts';
import { useStudioId } from './studio-id.ts';
import type { Studio, StudioState } from './studio-store.ts';
import { useFollowing } from './following.ts';
import { WayCard } from './way-card.tsx';

type Panel = {
  studio: Studio;
  state: StudioState;
  sessionId: string;
  /** How often it was asked for beside something that is selected: the next time it opens and begins. */
  wanted: number;
};
type Found = {
  ways: readonly OtherWay[];
  /** The changes and the locks that they were found for. */
  of: unknown;
  locks: unknown;
  /** 0 for the first three. */
  turn: number;
  /** They came after a change, without a press. */
  isUnasked: boolean;
};

/** What is right is locked, and the rest laid out anew, in three ways to choose from. */
export function OtherWays(panel: Panel) {
  const [isOpen, setOpen] = useState(false);
  const [seen, setSeen] = useState(panel.wanted);
  if (panel.wanted !== seen) {
    setSeen(panel.wanted);
    setOpen(true);
  }
  return (
    <Disclosure
      open={isOpen}
      onToggle={setOpen}
      summary={<h3 className="font-medium">Lay out the rest anew</h3>}
    >
      <Asking {...panel} />
    </Disclosure>
  );
}

function Asking({ studio, state, sessionId, wanted }: Panel) {
  const id = useStudioId();
  const [found, setFound] = useState<Found | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [taken, setTaken] = useState<{ name: string; history: unknown } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isFollowing, setFollowing] = useState(false);
  const asking = useRef<AbortController | null>(null);
  const done = useRef<HTMLParagraphElement>(null);
  const results = useRef<HTMLHeadingElement>(null);
  useEffect(() => () => asking.current?.abort(), []);
  useEffect(() => {
    // what comes unasked takes nobody's place in the page
    if (found && !found.isUnasked) results.current?.focus();
  }, [found]);
  useEffect(() => {
    if (taken) done.current?.focus();
  }, [taken]);
  const isStale = found !== null && (found.of !== state.history || found.locks !== state.locks);

  const ask = async (isMore: boolean, isUnasked = false) => {
    asking.current?.abort();
    const aborter = new AbortController();
    asking.current = aborter;
    const turn = isMore && found ? found.turn + 1 : 0;
    setBusy(true);
    setFault(null);
    if (!isUnasked) studio.show(null, 'Looking for other ways to lay it out.');
    try {
      const { history, model, locks: asked } = studio.read();
      const held = standingLocks(model, asked);
      const { ways, plants } = await callApi<OtherWaysAnswer>(STUDIO_API.others(id), {
        json: {
          sessionId,
          operations: [...standing(history)],
          locks: { areas: [...held.areas], trees: held.trees.map((one) => ({ ...one })) },
          turn,
        } satisfies OtherWaysInput,
        signal: aborter.signal,
      });
      studio.learn(plants);
      for (const way of ways) studio.know(way.id, way.arrangement);
      const now = studio.read();
      if (now.history === history && now.locks === asked)
        studio.offer(ghostsOf(ways, turn, now.figures.total));
      setFound({ ways, of: history, locks: asked, turn, isUnasked });
    } catch (error) {
      if (!aborter.signal.aborted) setFault(plainWordsOf(error));
    }
    if (asking.current === aborter) setBusy(false);
  };
  const root = useRef<HTMLDivElement>(null);
  const answered = useRef(wanted);
  useEffect(() => {
    if (answered.current === wanted) return;
    answered.current = wanted;
    root.current?.scrollIntoView({ block: 'center' });
    void ask(false);
  });
  const cancel = () => {
    asking.current?.abort();
    asking.current = null;
    setBusy(false);
  };
  useFollowing({
    isOn: isFollowing && found !== null,
    of: [state.history, state.locks],
    ask: () => void ask(false, true),
    cancel,
  });
  const take = (way: OtherWay, name: string) => {
    if (
      studio.change(
        { kind: 'arrange', id: way.id },
        `${name} is taken. Undo brings back what was.`,
        true,
      )
    ) {
      setFound(null);
      setTaken({ name, history: studio.read().history });
      void studio.saveNow();
    }
  };
  return (
    <div ref={root} className="grid gap-4">
      <p className="small text-ink-soft">
        Lock what is right, here, in the lists or with the key L on the plan. It stays as it is,
        with all that stands and grows on it; the rest is laid out and planted anew.
      </p>
      <Locked studio={studio} state={state} />
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          aria-disabled={isBusy}
          onClick={() => (isBusy ? undefined : void ask(false))}
        >
          <LayoutGrid aria-hidden size={15} strokeWidth={1.7} />
          Find three other ways
        </Button>
        {isBusy ? (
          <Button size="small" variant="outline" onClick={cancel}>
            Cancel
          </Button>
        ) : null}
      </div>
      <p role="status" className="small text-ink-soft empty:hidden">
        {isBusy ? 'Laying it out in other ways. This takes a few seconds…' : ''}
      </p>
      {fault ? (
        <p role="alert" className="small text-danger">
          {fault}
        </p>
      ) : null}
      {taken && taken.history === state.history ? (
        <p ref={done} tabIndex={-1} className="small outline-none">
          {taken.name} is taken.{' '}
          <button type="button" onClick={studio.undo} className="min-h-6 underline">
            Undo it
          </button>
        </p>
      ) : null}
      {found ? (
        <section aria-labelledby="studio-ways" aria-busy={isBusy}>
          <h4
            id="studio-ways"
            ref={results}
            tabIndex={-1}
            className="scroll-mt-[calc(5.25rem+43svh)] font-medium outline-none md:scroll-mt-[calc(4rem+55svh)] lg:scroll-mt-6"
          >
            {found.ways.length
              ? `${['One other way', 'Two other ways', 'Three other ways'][found.ways.length - 1]}`
              : 'No other way was found'}
          </h4>
          {found.ways.length ? null : (
            <p className="small mt-1 text-ink-soft">
              What is locked leaves no room to lay out the rest otherwise. Unlock a piece of ground
              and try again.
            </p>
          )}
          <label className="small mt-1 flex min-h-8 items-center gap-2.5">
            <input
              type="checkbox"
              checked={isFollowing}
              onChange={(event) => {
                setFollowing(event.target.checked);
                if (event.target.checked && isStale) void ask(false, true);
              }}
              className="size-4.5 accent-clay"
            />
            Find them anew after each change
          </label>
          {isStale && !isFollowing ? (
            <p className="small mt-1 text-ink-soft">
              The garden or its locks have changed since. Find ways again to go on from there.
            </p>
          ) : null}
          <ul className="mt-3 grid gap-5 sm:grid-cols-2 lg:grid-cols-1">
            {found.ways.map((way, n) => (
              <WayCard
                key={way.id}
                studio={studio}
                state={state}
                way={way}
                name={nameOfWay(found.turn, n)}
                isStale={isStale}
                onTake={take}
              />
            ))}
          </ul>
          {found.ways.length ? (
            <Button
              size="small"
              variant="outline"
              className="mt-4"
              aria-disabled={isBusy || isStale}
              onClick={() => (isBusy || isStale ? undefined : void ask(true))}
            >
              Find three more
            </Button>
          ) : null}
        </section>
      ) : null}
    </div>
  );
}

const nameOfWay = (turn: number, n: number): string => `Way ${turn * 3 + n + 1}`;
/** Laid over the plan in thin lines, the first at once. */
const ghostsOf = (ways: readonly OtherWay[], turn: number, total: number): StudioState['ghosts'] =>
  ways.length
    ? {
        ways: ways.map((way, n) => ({
          id: way.id,
          name: nameOfWay(turn, n),
          made: way.arrangement,
          differencePounds: way.summary.total - total,
        })),
        at: ways[0]!.id,
      }
    : null;

function Locked({ studio, state }: Pick<Panel, 'studio' | 'state'>) {
  const { areas, trees } = standingLocks(state.model, state.locks);
  if (!areas.length && !trees.length)
    return <p className="small">Nothing is locked yet: the whole garden would be laid out anew.</p>;
  return (
    <ul aria-label="Locked" className="divide-y border-y">
      {[...areas, ...trees].map((one) => (
        <li
          key={typeof one === 'string' ? one : `${one.x} ${one.y}`}
          className="small flex items-center justify-between gap-3 pl-2"
        >
          <span className="min-w-0">{nameOfLock(state, one)}</span>
          <LockButton studio={studio} state={state} of={one} isSmall />
        </li>
      ))}
    </ul>
  );
}
