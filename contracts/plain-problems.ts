/** What is said of an input where its schema says nothing of its own: plain words in place of the validator's. */
import { capitalise } from '#engine/model/format.ts';
import { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/** By the kind of value expected. */
const ASKED: Readonly<Record<string, string>> = {
  string: 'please enter text',
  number: 'please enter a number',
  int: 'please enter a whole number',
  boolean: 'please answer with true or false',
  array: 'please send a list',
  object: 'please fill in its fields',
  record: 'please fill in its fields',
  date: 'please enter a date',
};
const FORMATS: Readonly<Record<string, string>> = {
  email: 'please enter an e-mail address',
  date: 'please enter a date',
  datetime: 'please enter a date and a time',
  url: 'please enter an address that begins with https://',
};
const OTHERWISE = 'please check what you entered';

const figure = (limit: number | bigint): string => limit.toLocaleString('en-GB');
const isText = (origin: string): boolean => origin === 'string';
const isList = (origin: string): boolean =>
  origin === 'array' || origin === 'set' || origin === 'map';

function tooSmall({ origin, minimum, inclusive, exact }: z.core.$ZodIssueTooSmall): string {
  if (isText(origin)) {
    if (exact) return `please use ${figure(minimum)} characters`;
    return minimum <= 1
      ? 'please fill this in'
      : `please use at least ${figure(minimum)} characters`;
  }
  if (isList(origin)) return `please give ${exact ? 'exactly' : 'at least'} ${figure(minimum)}`;
  if (minimum <= Number.MIN_SAFE_INTEGER) return 'please enter a larger number';
  return inclusive
    ? `please enter ${figure(minimum)} or more`
    : `please enter more than ${figure(minimum)}`;
}

function tooBig({ origin, maximum, inclusive, exact }: z.core.$ZodIssueTooBig): string {
  if (isText(origin)) return `please use ${exact ? '' : 'at most '}${figure(maximum)} characters`;
  if (isList(origin)) return `please give ${exact ? 'exactly' : 'at most'} ${figure(maximum)}`;
  if (maximum >= Number.MAX_SAFE_INTEGER) return 'please enter a smaller number';
  return inclusive
    ? `please enter ${figure(maximum)} or less`
    : `please enter less than ${figure(maximum)}`;
}

function wordsOf(issue: Issue): string {
  if (issue.input === undefined || issue.input === null) return 'please fill this in';
  switch (issue.code) {
    case 'invalid_type':
      return ASKED[issue.expected] ?? OTHERWISE;
    case 'invalid_value':
      return 'please choose one of those on offer';
    case 'too_small':
      return tooSmall(issue as z.core.$ZodIssueTooSmall);
    case 'too_big':
      return tooBig(issue as z.core.$ZodIssueTooBig);
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'please check how this is written';
    case 'not_multiple_of':
      return `please enter a multiple of ${figure(issue.divisor)}`;
    case 'unrecognized_keys':
      return 'this holds a field that is not known here';
    case 'invalid_key':
    case 'invalid_element':
      return 'this holds something that is not known here';
    default:
      return OTHERWISE;
  }
}

/** "newPassword" read as "New password"; null for what reads as no name, such as a key that somebody made up. */
function nameOf(path: readonly PropertyKey[]): string | null {
  const field = path.findLast((part) => typeof part === 'string');
  if (field === undefined || !/^[a-z]{2,}(?:[A-Z][a-z0-9]*){0,4}$/.test(field) || field.length > 40)
    return null;
  return capitalise(
    field
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .replace(/\burl$/, 'address'),
  );
}

/** "New password: please fill this in" */
export function plainProblem(issue: Issue): string {
  const path = issue.path ?? [];
  if (path.length === 0 && issue.code === 'invalid_type')
    return 'The form was empty or could not be read. Please fill it in and send it again.';
  const name = nameOf(path);
  return name === null ? capitalise(wordsOf(issue)) : `${name}: ${wordsOf(issue)}`;
}

/** Whatever is read from now on is refused in plain words; a schema's own words go before them. */
export const sayPlainly = (): void => void z.config({ customError: plainProblem });
