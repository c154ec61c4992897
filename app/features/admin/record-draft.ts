/** The draft of a record that is being typed: from what it was made, and whether it lies on this device. */
import type { FieldValues, Path, UseFormSetValue } from 'react-hook-form';
import type { ZodType } from 'zod';
import { differingFields, writeDraft } from './form-draft.ts';

type Values = Readonly<Record<string, unknown>>;
/** `version`: of the record it is saved over; null for a new one. `start`: what the form was filled with from it. */
export type MadeFrom = {
  version: number | null;
  start: Record<string, unknown>;
  requestKey: string;
};

export type DraftKeeper = ReturnType<typeof makeDraftKeeper>;

/** Keeps every change as a draft, and forgets it when what was changed is as it was. */
export function makeDraftKeeper({
  kind,
  id,
  start,
}: {
  kind: string;
  id: string | null;
  start: Values;
}) {
  let madeFrom: MadeFrom | null = null;
  let isOver = false;
  return {
    /** What is kept from now on was made from this. */
    from: (next: MadeFrom) => {
      madeFrom = next;
    },
    /** @returns when it was kept, null where nothing is unsaved, and whether this device could; undefined once it is over */
    keep: (values: Record<string, unknown>): { at: string | null; could: boolean } | undefined => {
      if (isOver || !madeFrom) return undefined;
      if (differingFields(values, start).length === 0) {
        writeDraft(kind, id, null);
        return { at: null, could: true };
      }
      const at = new Date().toISOString();
      return {
        at,
        could: writeDraft(kind, id, {
          values,
          start: madeFrom.start,
          baseVersion: madeFrom.version,
          at,
          requestKey: madeFrom.requestKey,
        }),
      };
    },
    /** It was saved or discarded. */
    stop: () => {
      isOver = true;
    },
  };
}

/** Puts values into a form, and says first what they were made from: each of them is kept as it is put. */
export function fillForm<Input extends FieldValues>(
  form: { setValue: UseFormSetValue<Input> },
  keeper: DraftKeeper,
  madeFrom: MadeFrom,
  values: Values,
  fields = Object.keys(values),
): void {
  keeper.from(madeFrom);
  for (const field of fields)
    form.setValue(field as Path<Input>, values[field] as never, {
      shouldDirty: true,
      shouldTouch: true,
    });
}

/** Whether a record, as the form would show it, says what was sent: then it is that sending, and only its answer was lost. */
export function saysSame(schema: ZodType, record: unknown, sent: unknown): boolean {
  const read = schema.safeParse(record);
  return read.success && differingFields(read.data as Values, sent as Values).length === 0;
}
