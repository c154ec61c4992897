/** Form texts kept on this device until they are sent or discarded. */
import { useEffect, useRef, useState } from 'react';
import { makeId } from '#app/lib/make-id.ts';
import { useUnsaved } from './unsaved.ts';
import { adoptDraft, differingFields, type KeptDraft } from './form-draft.ts';
import { useDraft } from './use-draft.ts';

type Texts<Name extends string> = Readonly<Record<Name, string>>;
/** The record version that the texts are based on. */
type Base<Name extends string> = { start: Texts<Name>; version: number | null };
export type HeldFields<Name extends string> = {
  base: Base<Name>;
  values: Texts<Name>;
  /** Since when the draft has existed; null if typed just now. */ keptSince: string | null;
  requestKey?: string | undefined;
};

/** The draft's values of these fields; null if they equal the saved ones. */
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

/** Takes over changes by others, unless there is unsaved typing: that is kept with its base version. */
export function followRecord<Name extends string>(
  held: HeldFields<Name>,
  now: Base<Name>,
): HeldFields<Name> {
  const isUnsaved =
    differingFields(held.values, held.base.start).length > 0 &&
    differingFields(held.values, now.start).length > 0;
  // A record just saved is newer than a list not yet refetched.
  const isOld =
    held.base.version !== null && now.version !== null
      ? now.version > held.base.version
      : differingFields(held.base.start, now.start).length > 0;
  return isOld && !isUnsaved
    ? { base: now, values: now.start, keptSince: null, requestKey: held.requestKey }
    : held;
}

/** The fields after `sent` was saved: anything typed since is kept, based on `after`. */
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
 * @param id the record's id; null for a new one
 * @param version the record's current version; null if it has none
 * @param start initial values
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
  // A request may finish after its screen was closed.
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
  // Older drafts are restored without asking, before the first render.
  const [resumed, setResumed] = useState<KeptDraft | null>(null);
  if (offer && offer !== resumed) {
    setResumed(offer);
    const found = resumeFields(offer, start);
    if (found) setHeld(found);
  }
  useEffect(() => {
    if (offer) adoptDraft(offer);
  }, [offer]);
  // Once the record has the typed text, the draft is deleted.
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
    /** Whether a draft is stored on this device. */
    couldKeep,
    keptSince: held.keptSince,
    /** The version that the typed text is based on. */
    baseVersion: base.version,
    /** Idempotency key of the current content, stored with the draft. */
    requestKey: held.requestKey ?? firstKey,
    /** Marks the fields as changed since the last submit. */
    renewKey: () => {
      const requestKey = makeId();
      put({ ...latest.current, requestKey });
      return requestKey;
    },
    /** The user has seen the conflicting change: save over it. */
    rebase: (version: number) =>
      put({ ...latest.current, base: { ...latest.current.base, version } }),
    change: (patch: Partial<Texts<Name>>) =>
      put({ ...latest.current, values: { ...latest.current.values, ...patch }, keptSince: null }),
    /** Starts again from `after`. @param sent the submitted values: anything typed since is kept */
    settle: (after: Base<Name> = now, sent: Texts<Name> = latest.current.values) =>
      put({ ...settleFields(latest.current, after, sent), requestKey: makeId() }),
  };
}
