/** Sends the form, with the specified words for everything that can go wrong. */
import { API } from '#contracts/routes.ts';
import type { DesignResponse } from '#contracts/design.ts';
import { callApi, CallError } from '#app/lib/call-api.ts';
import type { Corrections } from './session-store.ts';
import type { DesignFormValues } from './form-model.ts';

const TIME_LIMIT_MS = 120_000;

/** An answer whose designs cannot be read. */
export class ResultsFormatError extends Error {
  constructor() {
    super('Invalid design results format');
  }
}

/** The body of the request: form-data with the preferences as one text. */
export function toFormData(
  values: DesignFormValues,
  requestKey: string,
  corrections: Corrections,
): FormData {
  const body = new FormData();
  body.set('designDescription', values.designDescription);
  body.set('projectType', values.projectType);
  if (values.preferences.length > 0) body.set('preferences', values.preferences.join(','));
  if (values.postcode) body.set('postcode', values.postcode.trim().toUpperCase());
  if (values.area !== undefined) body.set('area', String(values.area));
  if (values.perimeter !== undefined) body.set('perimeter', String(values.perimeter));
  if (values.share) body.set('share', 'true');
  body.set('requestKey', requestKey);
  if (Object.keys(corrections).length > 0) body.set('corrections', JSON.stringify(corrections));
  return body;
}

/** Asks for three designs. @throws CallError */
export const submitDesign = (form: FormData): Promise<DesignResponse> =>
  callApi(API.createDesign, { form, timeLimitMs: TIME_LIMIT_MS });

/** A refusal in the specified form: "400 The area must be more than 0". */
const refusalWords = ({ status, message }: CallError) =>
  `Failed to submit garden design: ${status} ${message.slice(message.indexOf(': ') + 2)}`;

/** The words of the toast 'Design Generation Error'. */
export function describeGenerationError(error: unknown): string {
  if (error instanceof ResultsFormatError)
    return 'Failed to parse design results. Please try again.';
  if (error instanceof CallError) {
    switch (error.kind) {
      case 'timeout':
        return 'Design generation is taking longer than expected. Our AI is working hard on your unique garden - please try again in a moment.';
      case 'unreachable':
        return 'Network connection issue. Please check your internet connection and try again.';
      case 'refused':
        return refusalWords(error);
      case 'unreadable':
        return 'Failed to parse design results. Please try again.';
    }
  }
  const message = error instanceof Error ? error.message : '';
  return message || 'Failed to generate design ideas. Please try again.';
}
