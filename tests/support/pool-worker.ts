/** A thread for the pool's own tests: it answers, throws, ends or never ends, as told. */
import { answerTasks } from '#server/engine-pool/answer-tasks.ts';

let references = 0;
let last: unknown = null;
answerTasks<{ text: string }>({
  echo: (input: unknown) => input,
  process: () => process.pid,
  reference: (_input: never, reference) => {
    if (reference !== last) references += 1;
    last = reference;
    return { references, text: reference?.text ?? null };
  },
  throw: () => {
    throw new Error('it threw');
  },
  end: () => process.exit(3),
  hang: () => {
    for (;;) if (Date.now() < 0) return 1;
  },
  slow: (milliseconds: number) =>
    new Promise((resolve) => setTimeout(() => resolve('done'), milliseconds)),
});
