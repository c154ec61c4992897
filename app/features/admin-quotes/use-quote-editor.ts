/** The state of the editor: what is written, what it was made from, undoing, saving, and what is kept on this device until then. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import { type AdminQuote } from '#contracts/admin-quotes.ts';
import { type QuoteBody, type QuoteCustomer, QuoteInput } from '#contracts/quotes.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { changedRecordOf, isUnsure, reasonOf } from '#app/features/admin/call-reason.ts';
import { discardDraft, readDraft } from '#app/features/admin/form-draft.ts';
import { useDraft } from '#app/features/admin/use-draft.ts';

const KIND = 'quotes';
const MOST_STEPS = 60;
const KEEP_AFTER_MS = 400;

export const quoteUrl = (id: string) => `${ADMIN_API.quotes}/${id}`;
export const inputOf = (quote: AdminQuote): QuoteInput => ({
  customer: quote.customer,
  body: quote.versions[0]!.body,
});
const isSame = (a: QuoteInput, b: QuoteInput) => JSON.stringify(a) === JSON.stringify(b);

/** What happens with what this device keeps of a quote. While an older draft is offered nothing is written over it. */
export function keepingOf(
  input: QuoteInput,
  start: QuoteInput,
  isOffered: boolean,
): 'keep' | 'forget' | 'wait' {
  if (isOffered) return 'wait';
  return isSame(input, start) ? 'forget' : 'keep';
}

/** The version that changes are made from. What has changed about the quote but not its draft is no conflict with them: an older version was withdrawn, or its visitor has answered. */
export function baseOf(
  quote: AdminQuote,
  { start, baseVersion }: { start: QuoteInput; baseVersion: number },
): number {
  return quote.version > baseVersion && isSame(inputOf(quote), start) ? quote.version : baseVersion;
}

/** Whether a saved quote says what was sent: words are saved without the space around them. */
export function saysQuote(saved: QuoteInput, sent: QuoteInput): boolean {
  const [one, other] = [QuoteInput.safeParse(saved), QuoteInput.safeParse(sent)];
  return one.success && other.success && isSame(one.data, other.data);
}

/** @param quote with a draft as its newest version */
export function useQuoteEditor(quote: AdminQuote) {
  const client = useQueryClient();
  const [input, setInput] = useState(() => inputOf(quote));
  const [start, setStart] = useState(() => inputOf(quote));
  const [startVersion, setStartVersion] = useState(quote.version);
  const baseVersion = baseOf(quote, { start, baseVersion: startVersion });
  const [past, setPast] = useState<QuoteInput[]>([]);
  const [bad, setBad] = useState<ReadonlySet<string>>(new Set());
  const [round, setRound] = useState(0);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<{ reason: string; isUnsure: boolean } | null>(null);
  const [theirs, setTheirs] = useState<AdminQuote | null>(null);
  const hasUnreadable = isUnreadable(input, bad);
  const isDirty = !isSame(input, start) || hasUnreadable;
  const draft = useDraft({ kind: KIND, id: quote.id, saved: inputOf(quote), isTyped: isDirty });
  const { keep, forget } = draft;
  // One of an earlier release may lack a part.
  const { values = {} } = draft.offer ?? {};
  const kept = values.body && values.customer ? draft.offer : null;
  /** Typing in one box is one step back. */
  const lastKey = useRef<string | null>(null);

  useEffect(() => {
    const keeping = keepingOf(input, start, kept !== null);
    if (keeping === 'forget') forget();
    if (keeping !== 'keep') return;
    const timer = setTimeout(() => keep(input, { version: baseVersion, start }), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [input, start, baseVersion, kept, keep, forget]);

  const change = (next: QuoteInput, key: string | null) => {
    if (key === null || key !== lastKey.current)
      setPast((steps) => [...steps.slice(-MOST_STEPS), input]);
    lastKey.current = key;
    setInput(next);
  };
  const settle = (saved: AdminQuote) => {
    client.setQueryData([quoteUrl(quote.id)], saved);
    void client.invalidateQueries({
      predicate: ({ queryKey: [url] }) =>
        typeof url === 'string' && url.startsWith(`${ADMIN_API.quotes}?`),
    });
    forget();
  };

  const finish = (saved: AdminQuote, sent: QuoteInput): AdminQuote => {
    setStart(inputOf(saved));
    // What was typed while it was saved stays; words that the server has trimmed come back so.
    setInput((now) => (isSame(now, sent) ? inputOf(saved) : now));
    setStartVersion(saved.version);
    setTheirs(null);
    settle(saved);
    return saved;
  };
  /** Handles a conflict. @returns the current quote if its draft equals what was sent; null if the user must choose */
  const meet = (current: AdminQuote, sent: QuoteInput): AdminQuote | null => {
    if (current.versions[0]?.state === 'draft' && saysQuote(inputOf(current), sent))
      return finish(current, sent);
    setTheirs(current);
    return null;
  };

  /** @returns the saved quote; null if it could not be saved, which is shown in place */
  const save = async (from = baseVersion): Promise<AdminQuote | null> => {
    // Saving now would delete an older draft the owner has not decided about yet.
    if (kept) return null;
    if (hasUnreadable) {
      setFailure({
        reason: 'Some figures cannot be read. Please correct the marked boxes first.',
        isUnsure: false,
      });
      return null;
    }
    setIsSaving(true);
    setFailure(null);
    const sent = input;
    try {
      return finish(
        await adminFetch<AdminQuote>(quoteUrl(quote.id), {
          method: 'PUT',
          json: sent,
          ifMatch: from,
        }),
        sent,
      );
    } catch (error) {
      const current = changedRecordOf<AdminQuote>(error);
      if (current) return meet(current, sent);
      setFailure({ reason: reasonOf(error), isUnsure: isUnsure(error) });
      return null;
    } finally {
      setIsSaving(false);
    }
  };
  const load = (other: QuoteInput) => {
    change(other, null);
    setBad(new Set());
    setRound(round + 1);
  };

  return {
    input,
    isDirty,
    isSaving,
    failure,
    theirs,
    kept,
    bad,
    baseVersion,
    save,
    settle,
    /** Another one whenever the whole draft has been put in: boxes that hold what could not be read are made anew. */
    round,
    /** For a sending that was refused. @returns whether the draft still says the same */
    meet: (current: AdminQuote) => meet(current, input) !== null,
    /** Whether what is unsaved lies on this device, but for figures that cannot be read. */
    isKept: draft.couldKeep && keepingOf(input, start, kept !== null) === 'keep',
    setBody: (body: QuoteBody, key: string | null = null) => change({ ...input, body }, key),
    setCustomer: (customer: QuoteCustomer, key: string) => change({ ...input, customer }, key),
    markBad: (cell: string, isBad: boolean) =>
      setBad((cells) =>
        cells.has(cell) === isBad
          ? cells
          : new Set(isBad ? [...cells, cell] : [...cells].filter((one) => one !== cell)),
      ),
    canUndo: past.length > 0,
    undo: () => {
      const before = past.at(-1);
      if (!before) return;
      setPast(past.slice(0, -1));
      lastKey.current = null;
      setInput(before);
    },
    /** Over what was saved in the meantime. */
    saveOver: () => (theirs ? save(theirs.version) : Promise.resolve(null)),
    takeTheirs: () => {
      if (!theirs) return;
      load(inputOf(theirs));
      setStart(inputOf(theirs));
      setStartVersion(theirs.version);
      settle(theirs);
      setTheirs(null);
    },
    continueKept: () => {
      const taken = draft.takeOffer();
      if (!taken) return;
      load(taken.values as QuoteInput);
      // Saved against the version it was made from, so that a later change is reported as a conflict.
      setStart(taken.start as QuoteInput);
      if (taken.baseVersion !== null) setStartVersion(taken.baseVersion);
    },
    discardKept: draft.dropOffer,
  };
}

export type QuoteEditor = ReturnType<typeof useQuoteEditor>;

/** Boxes of parts that have been taken away do not count. */
const isUnreadable = ({ body }: QuoteInput, bad: ReadonlySet<string>): boolean =>
  [...body.lines, ...body.payments].some(({ id }) =>
    [...bad].some((cell) => cell.startsWith(`${id}-`)),
  );

/** Forgets what this device keeps of a deleted draft: later it would be offered over another. */
export function forgetKept(id: string): void {
  const kept = readDraft(KIND, id);
  if (kept) discardDraft(kept);
}
