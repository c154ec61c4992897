/** Reads a description: with the text model where there is one and it may be asked, else with the embedded reader. */
import { createHash } from 'node:crypto';
import type { Reading } from '#engine/model/reading.ts';
import type { Context } from '#server/context.ts';
import { ProviderError } from '#server/errors.ts';
import { READING_INSTRUCTIONS } from '#server/features/readings/instructions.ts';
import { ModelAnswer, toReading } from '#server/features/readings/model-reading.ts';
import { redact } from '#server/features/readings/redact.ts';
import { countUsage, mayAsk } from '#server/features/settings/model-usage.ts';
import type { TextModel } from '#server/ports/text-model.ts';
import { readDescription } from '#server/reader.ts';

const LIMIT_MS = 10_000;
const REPAIR = '\n\nYour last answer did not have the asked-for form. Answer with that form alone.';

/** The same words are read the same, whoever wrote them. */
export const hashOfText = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 32);

/** null where the embedded reader is to read: it does so in the engine's own thread. */
export async function readWithModel({
  ctx,
  model,
  text,
  limitMs = LIMIT_MS,
}: {
  ctx: Context;
  model: TextModel | null;
  text: string;
  limitMs?: number;
}): Promise<Reading | null> {
  if (!model) return null;
  const embedded = readDescription(text);
  const prompt = `<description>\n${redact(embedded.text)}\n</description>`;
  const signal = AbortSignal.timeout(limitMs);
  for (const repair of ['', REPAIR]) {
    if (!(await mayAsk({ ctx }))) return null;
    await countUsage({ ctx, calls: 1, inputTokens: 0, outputTokens: 0 });
    try {
      const { value, usage } = await model.structured({
        instructions: READING_INSTRUCTIONS,
        prompt: prompt + repair,
        schema: ModelAnswer,
        signal,
      });
      await countUsage({ ctx, calls: 0, ...usage });
      const reading = toReading(embedded, value);
      // A model that says next to nothing has not read: ours has.
      return reading.mentions.length >= Math.min(3, embedded.mentions.length) ? reading : null;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (error.kind !== 'bad-output' || signal.aborted) return null;
    }
  }
  return null;
}
