/** OpenAI, Anthropic, Google and any OpenAI-compatible address through the `ai` SDK, loaded when a model is configured. */
import type { LanguageModel } from 'ai';
import type { z } from 'zod';
import { ProviderError } from '#server/errors.ts';
import type { TextModel, Usage } from '#server/ports/text-model.ts';
import type { TextModelConfig } from '#server/text-model-config.ts';

/** A long description has some eighty mentions of eighty tokens. */
const MOST_TOKENS = 8_000;

async function openModel({
  provider,
  model,
  apiKey,
  baseUrl,
}: TextModelConfig): Promise<LanguageModel> {
  const address = baseUrl === null ? {} : { baseURL: baseUrl };
  const key = apiKey === null ? {} : { apiKey };
  switch (provider) {
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI({ ...key, ...address })(model);
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic({ ...key, ...address })(model);
    case 'google':
      return (await import('@ai-sdk/google')).createGoogleGenerativeAI({ ...key, ...address })(
        model,
      );
    case 'compatible':
      return (await import('@ai-sdk/openai-compatible')).createOpenAICompatible({
        name: 'compatible',
        ...key,
        baseURL: baseUrl!,
        supportsStructuredOutputs: true,
      })(model);
  }
}

const usageOf = (usage: {
  inputTokens?: number | undefined;
  outputTokens?: number | undefined;
}): Usage => ({
  inputTokens: usage.inputTokens ?? 0,
  outputTokens: usage.outputTokens ?? 0,
});

export function aiSdkModel(config: TextModelConfig): TextModel {
  let opened: Promise<LanguageModel> | null = null;
  const model = () => (opened ??= openModel(config));
  return {
    name: `${config.provider}:${config.model}`,
    async structured({ instructions, prompt, schema, signal }) {
      const { generateText, Output } = await import('ai');
      try {
        const { output, usage } = await generateText({
          model: await model(),
          instructions,
          prompt,
          output: Output.object({ schema: schema as z.ZodType }),
          maxOutputTokens: MOST_TOKENS,
          maxRetries: 0,
          abortSignal: signal,
        });
        return { value: schema.parse(output), usage: usageOf(usage) };
      } catch (error) {
        throw await toProviderError(error);
      }
    },
    stream({ instructions, prompt, signal }) {
      let tell: (usage: Usage) => void = () => {};
      const usage = new Promise<Usage>((resolve) => {
        tell = resolve;
      });
      async function* pieces(): AsyncGenerator<string> {
        const { streamText } = await import('ai');
        let failure: unknown = null;
        const answer = streamText({
          model: await model(),
          instructions,
          prompt,
          maxRetries: 0,
          abortSignal: signal,
          onError: ({ error }) => {
            failure = error;
          },
        });
        try {
          yield* answer.textStream;
          if (failure) throw failure;
          tell(usageOf(await answer.usage));
        } catch (error) {
          tell({ inputTokens: 0, outputTokens: 0 });
          throw await toProviderError(error);
        }
      }
      return { pieces: pieces(), usage };
    },
  };
}

/** The provider's own words may hold the key or the text: they are left out. */
async function toProviderError(error: unknown): Promise<ProviderError> {
  const { APICallError, NoObjectGeneratedError } = await import('ai');
  if (error instanceof ProviderError) return error;
  if (NoObjectGeneratedError.isInstance(error))
    return new ProviderError('bad-output', 'The text model answered in a form we do not know.');
  if (APICallError.isInstance(error)) {
    if (error.statusCode === 429)
      return new ProviderError('rate-limited', 'The text model has been asked too often.');
    if (error.statusCode === 401 || error.statusCode === 403 || error.statusCode === 404)
      return new ProviderError(
        'misconfigured',
        `The text model refused us (${error.statusCode}): please check TEXT_MODEL and its key.`,
      );
    return new ProviderError('unavailable', 'The text model could not be reached.');
  }
  return new ProviderError('unavailable', 'The text model did not answer in time.');
}
