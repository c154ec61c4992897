/** Validates a form by its contract, loaded when typing starts: pages that are only read do not load it. */
import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * `warm` fetches the rules ahead of need. Where they cannot be fetched, as without a network, what was typed goes on as it
 * is: the server checks it again in any case and names the field.
 */
export function lazyResolver<Input extends FieldValues, Output>(
  load: () => Promise<Resolver<Input, unknown, Output>>,
) {
  let loading: Promise<Resolver<Input, unknown, Output> | null> | null = null;
  const fetchRules = () =>
    (loading ??= load().catch((error: unknown) => {
      console.warn('The rules of the form could not be loaded:', error);
      // Tried again with the next field.
      loading = null;
      return null;
    }));
  const resolver: Resolver<Input, unknown, Output> = async (values, context, options) => {
    const rules = await fetchRules();
    return rules
      ? rules(values, context, options)
      : { values: values as unknown as Output, errors: {} };
  };
  return { resolver, warm: () => void fetchRules() };
}
