/** The fields of the enquiry form, and how they become what is sent: the same on the page and in its plain form. */
import { ACCESS_QUESTIONS, type AccessAnswers, type AccessQuestion } from '#contracts/enquiry-words.ts';

export const TEXT_FIELDS = ['postcode', 'message', 'budgetPounds', 'name', 'email', 'phone', 'preferredTimes'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];
export type EnquiryField = TextField | AccessQuestion;
/** What goes along without being typed. */
export const CARRIED_FIELDS = ['source', 'designIds', 'calculator', 'choices', 'siteFacts', 'website'] as const;

/** The step in which a field stands. */
export const stepOf = (field: string): number => (field === 'postcode' || field === 'message' || field === 'budgetPounds' ? 0 : (ACCESS_QUESTIONS as string[]).includes(field) ? 1 : 2);

/** "access.gate" is said beside the question itself. */
export const fieldOf = (path: string): string => path.replace(/^access\./, '');

export function readAnswers(values: Readonly<Record<string, string>>): AccessAnswers {
  return Object.fromEntries(ACCESS_QUESTIONS.flatMap((question) => (values[question] ? [[question, values[question]]] : []))) as AccessAnswers;
}

/** As it is sent: texts alone, so that a browser without a network can keep it. */
export function toInput(values: Readonly<Record<string, string>>): Record<string, string> {
  const input: Record<string, string> = {};
  for (const field of [...TEXT_FIELDS, ...CARRIED_FIELDS]) {
    const text = values[field]?.trim();
    if (text) input[field] = text;
  }
  return { ...input, access: JSON.stringify(readAnswers(values)) };
}
