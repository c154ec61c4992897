/** The text model: TEXT_MODEL=provider:model with the provider's own key; unset, everything is done by the embedded reader. */
import { z } from 'zod';
import { StartError } from '#server/errors.ts';

export const TEXT_PROVIDERS = ['openai', 'anthropic', 'google', 'compatible'] as const;
type Provider = (typeof TEXT_PROVIDERS)[number];
export type TextModelConfig = {
  provider: Provider;
  model: string;
  /** null where a firm's own machine asks for none. */
  apiKey: string | null;
  /** null for the provider's usual address. */
  baseUrl: string | null;
};

const TextModel = z
  .string()
  .regex(
    /^(?:openai|anthropic|google|compatible):[\w./:@-]{1,200}$/,
    'must be provider:model, with openai, anthropic, google or compatible as provider, such as openai:gpt-5.2-mini or compatible:llama3.3',
  );
const Key = z.string().regex(/^[\x21-\x7e]{1,2000}$/, 'must be a key without spaces');
const BaseUrl = z
  .string()
  .refine(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'must be an address such as http://127.0.0.1:11434/v1',
  );

export const TEXT_MODEL_VARIABLES = {
  TEXT_MODEL: TextModel.optional(),
  OPENAI_API_KEY: Key.optional(),
  OPENAI_BASE_URL: BaseUrl.optional(),
  ANTHROPIC_API_KEY: Key.optional(),
  ANTHROPIC_BASE_URL: BaseUrl.optional(),
  GOOGLE_GENERATIVE_AI_API_KEY: Key.optional(),
  GOOGLE_GENERATIVE_AI_BASE_URL: BaseUrl.optional(),
  OPENAI_COMPATIBLE_API_KEY: Key.optional(),
  OPENAI_COMPATIBLE_BASE_URL: BaseUrl.optional(),
};
type Values = Partial<Record<keyof typeof TEXT_MODEL_VARIABLES, string | undefined>>;

const VARIABLES_OF: Record<Provider, { key: keyof Values; address: keyof Values }> = {
  openai: { key: 'OPENAI_API_KEY', address: 'OPENAI_BASE_URL' },
  anthropic: { key: 'ANTHROPIC_API_KEY', address: 'ANTHROPIC_BASE_URL' },
  google: { key: 'GOOGLE_GENERATIVE_AI_API_KEY', address: 'GOOGLE_GENERATIVE_AI_BASE_URL' },
  compatible: { key: 'OPENAI_COMPATIBLE_API_KEY', address: 'OPENAI_COMPATIBLE_BASE_URL' },
};

/** @throws StartError when the model's key, or the address of one's own machine, is missing */
export function readTextModelConfig(values: Values): TextModelConfig | null {
  if (values.TEXT_MODEL === undefined) {
    if (values.OPENAI_COMPATIBLE_BASE_URL !== undefined)
      throw new StartError(
        'OPENAI_COMPATIBLE_BASE_URL is set, but TEXT_MODEL is not: name the model too, such as TEXT_MODEL=compatible:llama3.3.',
      );
    return null;
  }
  const at = values.TEXT_MODEL.indexOf(':');
  const provider = values.TEXT_MODEL.slice(0, at) as Provider;
  const { key, address } = VARIABLES_OF[provider];
  const apiKey = values[key] ?? null;
  const baseUrl = values[address] ?? null;
  if (provider === 'compatible' && baseUrl === null)
    throw new StartError(
      'TEXT_MODEL names a compatible model, but OPENAI_COMPATIBLE_BASE_URL does not say where it runs.',
    );
  if (provider !== 'compatible' && apiKey === null)
    throw new StartError(`TEXT_MODEL is set, but ${key} is not: the model needs it.`);
  return { provider, model: values.TEXT_MODEL.slice(at + 1), apiKey, baseUrl };
}
