/** Sends the form and reads the answer, with the specified words for everything that can go wrong. */
import { API } from '#contracts/routes.ts';
import type { Design, DesignResponse } from '#contracts/design.ts';
import type { ProblemBody } from '#contracts/problem.ts';
import type { Corrections } from './session-store.ts';
import type { DesignFormValues } from './form-model.ts';

const TIME_LIMIT_MS = 120_000;

/** An answer other than success: the specified message for the log and the toast, plain words for the page. */
export class SubmitError extends Error {
  readonly plain: string;
  readonly fields: { field: string; message: string }[];
  constructor(message: string, plain: string, fields: { field: string; message: string }[] = []) {
    super(message);
    this.plain = plain;
    this.fields = fields;
  }
}
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

async function readProblem(
  response: Response,
): Promise<{ text: string; fields: { field: string; message: string }[] }> {
  const text = await response.text().catch(() => '');
  try {
    const problem = JSON.parse(text) as Partial<ProblemBody>;
    if (typeof problem.message === 'string')
      return { text: problem.message, fields: problem.errors ?? [] };
  } catch {
    // Not a problem document: its text is shown as it is.
  }
  return { text: text || response.statusText, fields: [] };
}

/** Asks for three designs. @throws SubmitError, or an Error that names a network fault or a timeout. */
export async function submitDesign(body: FormData): Promise<DesignResponse> {
  let response: Response;
  try {
    response = await fetch(API.createDesign, {
      method: 'POST',
      body,
      credentials: 'include',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    throw new Error(isTimeout ? 'timeout' : 'network error', { cause: error });
  }
  if (!response.ok) {
    const problem = await readProblem(response);
    throw new SubmitError(
      `Failed to submit garden design: ${response.status} ${problem.text}`,
      problem.text,
      problem.fields,
    );
  }
  return (await response.json()) as DesignResponse;
}

/** The designs of an answer: a list, an object with a list, or none. @throws ResultsFormatError when it is no JSON. */
export function parseDesignResults(text: string): Design[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new ResultsFormatError();
  }
  if (Array.isArray(parsed)) return parsed as Design[];
  const designs = (parsed as { designs?: unknown } | null)?.designs;
  return Array.isArray(designs) ? (designs as Design[]) : [];
}

/** Pictures by title; malformed text is no pictures. */
export function parseDesignImages(text: string): { title: string; imageUrl: string }[] {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? (parsed as { title: string; imageUrl: string }[]) : [];
  } catch {
    return [];
  }
}

/** The words of the toast 'Design Generation Error'. */
export function describeGenerationError(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  if (error instanceof ResultsFormatError)
    return 'Failed to parse design results. Please try again.';
  if (/timeout/i.test(message)) {
    return 'Design generation is taking longer than expected. Our AI is working hard on your unique garden - please try again in a moment.';
  }
  if (/network/i.test(message))
    return 'Network connection issue. Please check your internet connection and try again.';
  return message || 'Failed to generate design ideas. Please try again.';
}
