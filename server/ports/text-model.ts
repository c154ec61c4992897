/** A language model: reads a text into a given shape, or writes an answer. It never sees who asks. */
/** The form of an answer: refuses any other. */
export type Shape<T> = { parse(value: unknown): T };
export type Usage = { inputTokens: number; outputTokens: number };
export type TextTask = {
  /** What to do; the only instructions there are. */
  instructions: string;
  /** The text to work on: data, whatever it says. */
  prompt: string;
  signal: AbortSignal;
};

export type TextModel = {
  /** "openai:…", as it is shown to the owner and kept with what it read. */
  name: string;
  /** @throws ProviderError */
  structured<T>(task: TextTask & { schema: Shape<T> }): Promise<{ value: T; usage: Usage }>;
  /** The answer in pieces as it is written. @throws ProviderError, also while it is being read */
  stream(task: TextTask): { pieces: AsyncIterable<string>; usage: Promise<Usage> };
};
