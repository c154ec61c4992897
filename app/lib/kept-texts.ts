/** Texts that this tab keeps under a key, by field; nothing of what is no text, nor where storage is closed. */
export function keptTexts<F extends string>(
  key: string,
  fields: readonly F[],
  /** The object within it that has them. */
  part?: string,
): Partial<Record<F, string>> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    const own = (part ? kept[part] : kept) as Record<string, unknown>;
    return Object.fromEntries(
      fields.flatMap((field) => (typeof own[field] === 'string' ? [[field, own[field]]] : [])),
    ) as Partial<Record<F, string>>;
  } catch {
    return {};
  }
}
