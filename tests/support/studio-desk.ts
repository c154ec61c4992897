/** A test server at which designs are changed as the real engine changes them, and a visitor's own design there. */
import { sampleRateBook } from '#content/rates/rate-book.ts';
import type { DesignRequestInput } from '#contracts/design.ts';
import { additionTask, changeTask } from '#server/engine-pool/change-task.ts';
import { othersTask } from '#server/engine-pool/others-task.ts';
import { wordsTask } from '#server/engine-pool/words-task.ts';
import { createDesignMaker } from '#server/features/designs/create.ts';
import { INPUT, idsOf } from './design-request.ts';
import { countingEngine, startTestServer, type TestServer } from './server.ts';

const rates = sampleRateBook;

/** Designs are the sample's at once; what the studio asks of them is reckoned. */
export const startStudioDesk = (
  given: Omit<NonNullable<Parameters<typeof startTestServer>[0]>, 'parts'>,
): Promise<TestServer> =>
  startTestServer({
    ...given,
    parts: {
      engine: countingEngine({
        change: async (task, { catalogue }) => changeTask(task, { catalogue, rates }),
        additions: async (task, { catalogue }) => additionTask(task, { catalogue, rates }),
        words: async (task, { catalogue }) => wordsTask(task, { catalogue, rates }),
        others: async (task, { catalogue }) => othersTask(task, { catalogue, rates }, catalogue),
      }),
    },
  });

/** The first of three that a visitor asks for. */
export async function makeOwnDesign(
  { container }: TestServer,
  input: DesignRequestInput = INPUT,
): Promise<{ id: string; sessionId: string }> {
  const answer = await createDesignMaker(container)({
    ctx: container.contextFor({ kind: 'visitor' }, 'req_test'),
    input,
  });
  return { id: idsOf(answer)[0]!, sessionId: answer.sessionId };
}
