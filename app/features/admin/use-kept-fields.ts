/** Texts that are typed in one place, and kept on this device until they are sent or given up. */
import { useEffect, useRef, useState } from 'react';
import { makeId } from '#app/lib/make-id.ts';
import { useUnsaved } from './unsaved.ts';
import { adoptDraft, differingFields, type KeptDraft } from './form-draft.ts';
import { useDraft } from './use-draft.ts';

type Texts<Name extends string> = Readonly<Record<Name, string>>;
/** What the texts were made from. */
type Base<Name extends string> = { start: Texts<Name>; version: number | null };
export type HeldFields<Name extends string> = {
  base: Base<Name>;
  values: Texts<Name>;
  /** Since when they lay on this device; null for what was typed just now. */ keptSince:
    string | null;
  requestKey?: string | undefined;
};

/** What a draft holds of these fields; null where it says no more than what stands already. */
export function resumeFields<Name extends string>(
  draft: Pick<KeptDraft, 'values' | 'start' | 'baseVersion' | 'at' | 'requestKey'> | null,
  start: Texts<Name>,
): HeldFields<Name> | null {
  if (!draft) return null;
  const names = Object.keys(start) as Name[];
  const pick = (from: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      names.map((name) => [name, typeof from[name] === 'string' ? from[name] : start[name]]),
    ) as Texts<Name>;
  const values = pick(draft.values);
  return differingFields(values, start).length === 0
    ? null
    : {
        base: { start: pick(draft.start), version: draft.baseVersion },
        values,
        keptSince: draft.at,
        requestKey: draft.requestKey,
      };
}

/** Follows a record that others have saved, unless something else is typed: that stays, with the version it was made from. */
export function followRecord<Name extends string>(
  held: HeldFields<Name>,
  now: Base<Name>,
): HeldFields<Name> {
  const isUnsaved =
    differingFields(held.values, held.base.start).length > 0 &&
    differingFields(held.values, now.start).length > 0;
  // What was saved a moment ago is newer than a list that is still to be fetched again.
  const isOld =
    held.base.version !== null && now.version !== null
      ? now.version > held.base.version
      : differingFields(held.base.start, now.start).length > 0;
  return isOld && !isUnsaved
    ? { base: now, values: now.start, keptSince: null, requestKey: held.requestKey }
    : held;
}

/** The fields once `sent` has arrived: anything typed since then stays, made from `after`. */
export function settleFields<Name extends string>(
  held: HeldFields<Name>,
  after: Base<Name>,
  sent: Texts<Name>,
): HeldFields<Name> {
  const typed = differingFields(held.values, sent) as Name[];
  const values = {
    ...after.start,
    ...Object.fromEntries(typed.map((name) => [name, held.values[name]])),
  } as Texts<Name>;
  return { base: after, values, keptSince: null };
}

/**
 * @param id of the record they belong to; null for one that is not there yet
 * @param version of the record as it stands; null where it has none
 * @param start what stands before anything is typed
 */
export function useKeptFields<Name extends string>({
  kind,
  id,
  version = null,
  start,
}: {
  kind: string;
  id: string | null;
  version?: number | null;
  start: Texts<Name>;
}) {
  const now: Base<Name> = { start, version };
  const [stored, setHeld] = useState<HeldFields<Name>>({
    base: now,
    values: start,
    keptSince: null,
  });
  const held = followRecord(stored, now);
  if (held !== stored) setHeld(held);
  const { base, values } = held;
  const [firstKey] = useState(makeId);
  // A sending ends long after the screen it was begun on.
  const latest = useRef(held);
  useEffect(() => {
    latest.current = held;
  });
  const isChanged = differingFields(values, base.start).length > 0;
  useUnsaved(isChanged);
  const { offer, keep, forget, couldKeep } = useDraft({
    kind,
    id,
    saved: start,
    isTyped: isChanged,
  });
  // Here an older draft needs no question: it is put back before anything is drawn.
  const [resumed, setResumed] = useState<KeptDraft | null>(null);
  if (offer && offer !== resumed) {
    setResumed(offer);
    const found = resumeFields(offer, start);
    if (found) setHeld(found);
  }
  useEffect(() => {
    if (offer) adoptDraft(offer);
  }, [offer]);
  // Once the record itself says what was typed, nothing of it stays on this device.
  const wasChanged = useRef(isChanged);
  useEffect(() => {
    if (wasChanged.current && !isChanged) forget();
    wasChanged.current = isChanged;
  }, [isChanged, forget]);

  const put = (next: HeldFields<Name>) => {
    latest.current = next;
    setHeld(next);
    const { values: typed, base: from } = next;
    const isSame = differingFields(typed, from.start).length === 0;
    keep(isSame ? null : typed, { ...from, requestKey: next.requestKey ?? firstKey });
  };
  return {
    values,
    isChanged,
    /** Whether what is typed lies on this device. */
    couldKeep,
    keptSince: held.keptSince,
    /** The version that what is typed was made from. */
    baseVersion: base.version,
    /** Names the sending of what stands here; it is kept with the draft. */
    requestKey: held.requestKey ?? firstKey,
    /** Marks the fields as another sending than the last one. */
    renewKey: () => {
      const requestKey = makeId();
      put({ ...latest.current, requestKey });
      return requestKey;
    },
    /** What others did since has been seen: what is typed is sent over it. */
    rebase: (version: number) =>
      put({ ...latest.current, base: { ...latest.current.base, version } }),
    change: (patch: Partial<Texts<Name>>) =>
      put({ ...latest.current, values: { ...latest.current.values, ...patch }, keptSince: null }),
    /** Starts again from `after`. @param sent what was sent: anything typed since then stays */
    settle: (after: Base<Name> = now, sent: Texts<Name> = latest.current.values) =>
      put({ ...settleFields(latest.current, after, sent), requestKey: makeId() }),
  };
}
