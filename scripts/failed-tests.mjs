// What failed, name by name with its reason, out of the runners' own reports: for the end of the log, which is read first.

const firstLines = (text, most = 6) => String(text).replace(/\u001b\[[0-9;]*m/g, '').split('\n').slice(0, most).map((line) => `      ${line.slice(0, 240)}`).join('\n');

/**
 * @param {{ testResults: { name: string, status: string, message?: string, assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }[] } | null} report of vitest
 * @returns {string[]} one text for each failed test, and for each file that could not be loaded
 */
export function failedUnits(report) {
  return (report?.testResults ?? []).flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed').map((test) => `${file.name} › ${test.fullName}\n${firstLines(test.failureMessages?.[0] ?? '')}`);
    return failed.length === 0 && file.status === 'failed' ? [`${file.name}\n${firstLines(file.message ?? '')}`] : failed;
  });
}

/**
 * @param {{ suites?: object[], errors?: { message?: string }[] } | null} report of the journeys' runner
 * @returns {string[]} one text for each failed journey, and for each fault outside of any
 */
export function failedJourneys(report) {
  const ofSuite = (suite) => [
    ...(suite.specs ?? []).filter(({ ok }) => !ok).map((spec) => `${spec.file}:${spec.line} › ${spec.title}\n${firstLines(spec.tests[0]?.results.at(-1)?.errors?.[0]?.message ?? '')}`),
    ...(suite.suites ?? []).flatMap(ofSuite),
  ];
  return [...(report?.errors ?? []).map(({ message }) => `outside the journeys\n${firstLines(message ?? '')}`), ...(report?.suites ?? []).flatMap(ofSuite)];
}
