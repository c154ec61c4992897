/** What failed, name by name with its reason, out of the runners' own reports: for the end of the log, which is read first. */
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export type UnitReport = {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
};
type Spec = {
  title: string;
  ok: boolean;
  file: string;
  line: number;
  tests: {
    results: {
      errors?: { message?: string }[];
      attachments?: { name: string; path?: string }[];
    }[];
  }[];
};
export type JourneyReport = { errors?: { message?: string }[]; suites?: JourneySuite[] };
type JourneySuite = { specs?: Spec[]; suites?: JourneySuite[] };

const MOST_LINES = 6;
const MOST_LETTERS = 240;
const reason = (text = ''): string =>
  stripVTControlCharacters(text)
    .split('\n')
    .slice(0, MOST_LINES)
    .map((line) => `      ${line.slice(0, MOST_LETTERS)}`)
    .join('\n');

/** One text for each failed test, and for each file that could not be loaded. @param root of the repository, left out of the files' names */
export function failedUnits(report: UnitReport | null, root: string): string[] {
  return (report?.testResults ?? []).flatMap((file) => {
    const name = relative(root, file.name);
    const failed = file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => `${name} › ${test.fullName}\n${reason(test.failureMessages?.[0])}`);
    return failed.length === 0 && file.status === 'failed'
      ? [`${name}\n${reason(file.message)}`]
      : failed;
  });
}

/**
 * One text for each failed journey, with what its page held then, and for each fault outside of any.
 * @param read the text of a file that the runner left
 */
export function failedJourneys(
  report: JourneyReport | null,
  read: (path: string) => string,
): string[] {
  return [
    ...(report?.errors ?? []).map(({ message }) => `outside the journeys\n${reason(message)}`),
    ...(report?.suites ?? []).flatMap((suite) => failedIn(suite, read)),
  ];
}

function failedIn(suite: JourneySuite, read: (path: string) => string): string[] {
  const failed = (suite.specs ?? [])
    .filter(({ ok }) => !ok)
    .map((spec) => {
      const last = spec.tests[0]?.results.at(-1),
        left = last?.attachments?.find(({ name }) => name === 'error-context')?.path;
      return [
        `${spec.file}:${spec.line} › ${spec.title}`,
        reason(last?.errors?.[0]?.message),
        ...(left ? [pageIn(read(left))] : []),
      ].join('\n');
    });
  return [...failed, ...(suite.suites ?? []).flatMap((inner) => failedIn(inner, read))];
}

/** A dialog stands last on its page. */
const MOST_PAGE_LINES = 60;
/** The end of the page as a reader by ear has it, out of the runner's own note. */
const pageIn = (note: string): string =>
  (/```yaml\n([\s\S]*?)```/.exec(note)?.[1] ?? '')
    .trimEnd()
    .split('\n')
    .slice(-MOST_PAGE_LINES)
    .map((line) => `      | ${line.slice(0, MOST_LETTERS)}`)
    .join('\n');
