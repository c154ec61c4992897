/** One form's draft: kept on this device while typing, offered next time, deleted once saved. */
import { useCallback, useRef, useState } from 'react';
import {
  adoptDraft,
  differingFields,
  discardDraft,
  type KeptDraft,
  readDraft,
  useDraftsKnown,
  writeDraft,
} from './form-draft.ts';

type Values = Readonly<Record<string, unknown>>;
/** What a form's values were made from: the version they are saved over (null for a new record), and what it was filled with. */
export type MadeFrom = {
  version: number | null;
  start: Values;
  requestKey?: string | undefined;
};

/**
 * @param saved what is saved now: a draft that says the same is not offered
 * @param isTyped something is typed already: a draft that becomes known later is not offered over it
 */
export function useDraft({
  kind,
  id,
  saved,
  isTyped,
}: {
  kind: string;
  /** null for a new record. */
  id: string | null;
  saved: Values;
  isTyped: boolean;
}) {
  const read = () => usefulDraft(readDraft(kind, id), saved);
  const [offer, setOffer] = useState<KeptDraft | null>(read);
  const [kept, setKept] = useState<{ at: string | null; could: boolean }>({
    at: null,
    could: true,
  });
  const isOver = useRef(false);

  // Which drafts belong to closed windows is known a moment after the page has loaded.
  const isKnown = useDraftsKnown();
  const [wasKnown, setWasKnown] = useState(isKnown);
  if (isKnown && !wasKnown) {
    setWasKnown(true);
    if (!isTyped && !offer) setOffer(read());
  }

  const forget = useCallback(() => {
    writeDraft(kind, id, null);
    setKept({ at: null, could: true });
  }, [kind, id]);
  /** @param values null where nothing is unsaved */
  const keep = useCallback(
    (values: Values | null, { version, start, requestKey }: MadeFrom) => {
      if (isOver.current) return;
      if (!values) return forget();
      const at = new Date().toISOString();
      const draft = { values: { ...values }, start: { ...start }, baseVersion: version, at };
      const could = writeDraft(kind, id, { ...draft, requestKey });
      setKept({ at, could });
    },
    [kind, id, forget],
  );
  return {
    /** An older draft that waits to be continued or discarded. */
    offer,
    /** When the present one was last written; null where nothing is unsaved. */
    keptAt: kept.at,
    couldKeep: kept.could,
    keep,
    forget,
    /** The draft continues in this window. */
    takeOffer: (): KeptDraft | null => {
      if (offer) adoptDraft(offer);
      setOffer(null);
      return offer;
    },
    dropOffer: () => {
      if (offer) discardDraft(offer);
      setOffer(null);
    },
    /** The form was saved or left: nothing more is written. */
    stop: () => {
      isOver.current = true;
    },
  };
}

function usefulDraft(draft: KeptDraft | null, saved: Values): KeptDraft | null {
  return draft && differingFields(draft.values, saved).length > 0 ? draft : null;
}
