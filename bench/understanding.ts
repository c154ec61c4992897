/** CPU time of reading a description of 2,000 characters, beside three designs of the same run, and of finding an answer. */
import { goldenBriefs } from '../tests/fixtures/briefs/golden-briefs.ts';
import { learntQuestions } from '../scripts/assistant/asked-questions.ts';
import { createAsk } from '#server/features/assistant/ask.fixture.ts';
import { readDescription } from '#server/reader.ts';
import { median, row } from './report.ts';

const LENGTH = 2_000;
const ROUNDS = 20;

function cpuMs(job: () => unknown): number {
  const before = process.cpuUsage();
  job();
  const used = process.cpuUsage(before);
  return (used.user + used.system) / 1000;
}

/** @param designMs of three designs in the same run, where that was measured */
export function benchUnderstanding(designMs: number | null): void {
  const all = goldenBriefs.map(({ input }) => input.description).join(' ');
  const texts = Array.from({ length: ROUNDS }, (_, i) =>
    all.slice((i * LENGTH) % (all.length - LENGTH)).slice(0, LENGTH),
  );
  readDescription(texts[0]!);
  const reading = median(texts.map((text) => cpuMs(() => readDescription(text))));
  row(
    'reading 2,000 characters, CPU ms',
    reading.toFixed(0),
    `limit 50${designMs === null ? '' : `; ${((100 * reading) / designMs).toFixed(0)} % of three designs`}`,
  );
  const ready = cpuMs(() => createAsk());
  const ask = createAsk();
  const questions = learntQuestions().slice(0, ROUNDS);
  ask(questions[0]!.asked);
  const answer = median(questions.map(({ asked }) => cpuMs(() => ask(asked))));
  row('an answer of the assistant, CPU ms', answer.toFixed(0), 'limit 50');
  row('the assistant made ready, once a start, CPU ms', ready.toFixed(0), '');
}
