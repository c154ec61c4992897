/** An older version as it goes into the form. */

type Values = Readonly<Record<string, unknown>>;

/**
 * @param gone fields whose picture is no longer kept: they stay as they are now
 * @param toInput how a record goes into its form
 */
export function inputOfVersion<Rec, Input extends object>({
  record,
  values,
  gone,
  toInput,
}: {
  record: Rec;
  values: Values;
  gone: readonly string[];
  toInput: (record: Rec) => Input;
}): Values {
  const present = toInput(record) as Values;
  return {
    ...toInput({ ...record, ...values }),
    ...Object.fromEntries(
      gone.filter((field) => field in present).map((field) => [field, present[field]]),
    ),
  };
}
