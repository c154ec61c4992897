/** The fields of the enquiry form, and how they become what is sent: the same on the page and in its plain form. */
import {
  ACCESS_QUESTIONS,
  type AccessAnswers,
  type AccessQuestion,
  MOST_DESIGNS,
} from '#contracts/enquiry-words.ts';

export const TEXT_FIELDS = [
  'postcode',
  'message',
  'budgetPounds',
  'name',
  'email',
  'phone',
  'preferredTimes',
] as const;
export type TextField = (typeof TEXT_FIELDS)[number];
export type EnquiryField = TextField | AccessQuestion;
/** What goes along without being typed. */
export const CARRIED_FIELDS = [
  'source',
  'designIds',
  'calculator',
  'choices',
  'siteFacts',
  'website',
] as const;

const list = (params: URLSearchParams, name: string) =>
  params
    .getAll(name)
    .flatMap((text) => text.split(','))
    .filter(Boolean);

/** The designs that an address names. A page that was kept for later use knows them from there alone. */
export const designsIn = (search: string): string[] =>
  list(new URLSearchParams(search), 'design')
    .filter((id) => /^dsn_[\w-]{1,64}$/.test(id))
    .slice(0, MOST_DESIGNS);

/** The calculator's choice in an address. */
export function choiceIn(
  search: string,
): { service: string; size: string; extras: string[] } | null {
  const params = new URLSearchParams(search);
  const [service, size] = [params.get('service'), params.get('size')];
  return service && size
    ? {
        service: service.slice(0, 60),
        size: size.slice(0, 20),
        extras: list(params, 'extras')
          .slice(0, 20)
          .map((text) => text.slice(0, 60)),
      }
    : null;
}

/** The step that contains a field. */
export const stepOf = (field: string): number =>
  field === 'postcode' || field === 'message' || field === 'budgetPounds'
    ? 0
    : (ACCESS_QUESTIONS as string[]).includes(field)
      ? 1
      : 2;

/** Errors such as "access.gate" are shown beside their question. */
export const fieldOf = (path: string): string => path.replace(/^access\./, '');

export function readAnswers(values: Readonly<Record<string, string>>): AccessAnswers {
  return Object.fromEntries(
    ACCESS_QUESTIONS.flatMap((question) =>
      values[question] ? [[question, values[question]]] : [],
    ),
  ) as AccessAnswers;
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
