/** The sentences of a text, with their stops. */
export function sentences(text: string): string[] {
  return (
    text.match(/[^.!?]+(?:[.!?](?=\S)[^.!?]*)*[.!?]+/g)?.map((sentence) => sentence.trim()) ?? []
  );
}

/** A recommended plant's care: the first three sentences of its description; undefined where there are none. */
export function careInstructions(description: string | null | undefined): string | undefined {
  const first = sentences(description ?? '')
    .slice(0, 3)
    .join(' ');
  return first || undefined;
}
