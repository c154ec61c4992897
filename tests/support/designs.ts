/** Designs made on a test server as visitors make them, with their pictures and a printed report. */
import { createDesignMaker } from '#server/features/designs/create.ts';
import type { DesignRequestInput } from '#contracts/design.ts';
import { jobHandlers } from '#server/features/job-handlers.ts';
import type { JobHandler } from '#server/jobs/worker.ts';
import type { Browser } from '#server/ports/browser.ts';
import type { TestServer } from '#tests/support/server.ts';

export const GARDEN_INPUT: DesignRequestInput = {
  designDescription: 'A family garden 8 by 10 metres behind our house',
  projectType: 'family',
  preferences: [],
  share: false,
  postcode: 'RM1 3DS',
};

/** Prints at once: every PDF is the same few bytes. */
export const printingBrowser = (): Browser => ({
  run: async ({ use }) =>
    use({
      setContent: async () => undefined,
      evaluate: async () => 0,
      goto: async () => undefined,
      setViewportSize: async () => undefined,
      pdf: async () => new TextEncoder().encode('%PDF-1.7 /Type /Page a report'),
      screenshot: async () => Buffer.from([0xff, 0xd8, 0xff, 0xd9]),
    } as never),
  close: async () => undefined,
});

export type MadeDesigns = { sessionId: string; ids: string[] };

export async function makeDesigns(
  { container }: TestServer,
  input: Partial<DesignRequestInput> = {},
): Promise<MadeDesigns> {
  const answer = await createDesignMaker(container)({
    ctx: container.contextFor({ kind: 'visitor' }, 'test'),
    input: { ...GARDEN_INPUT, ...input },
  });
  return {
    sessionId: answer.sessionId,
    ids: (JSON.parse(answer.designResults) as { designs: { id: string }[] }).designs.map(
      (design) => design.id,
    ),
  };
}

/** Does what is queued of some kinds, one job after another. */
export async function workOff(
  { container }: TestServer,
  kinds: readonly string[],
): Promise<number> {
  const { queue } = container;
  const handlers: Record<string, JobHandler> = Object.assign({}, ...jobHandlers(container));
  let count = 0;
  for (let job = await queue.claim(kinds); job; job = await queue.claim(kinds)) {
    const { payload, id } = job;
    await handlers[job.kind]!({
      payload,
      jobId: id,
      attempt: 1,
      signal: new AbortController().signal,
      step: (_name, doing) => doing(),
    });
    await queue.finish(job);
    count += 1;
  }
  return count;
}

/** Every address under /uploads/ that belongs to some designs. */
export async function uploadsOf(
  { container }: TestServer,
  designIds: readonly string[],
): Promise<string[]> {
  const { read } = container.db;
  const pictures = await read
    .selectFrom('design_pictures')
    .selectAll()
    .where('design_id', 'in', [...designIds])
    .execute();
  const reports = await read
    .selectFrom('design_reports')
    .select('key')
    .where('design_id', 'in', [...designIds])
    .execute();
  const keys = pictures.flatMap((row) => [
    row.jpeg_key,
    ...(row.card_key ? [row.card_key] : []),
    ...(JSON.parse(row.avif) as { key: string }[]).map(({ key }) => key),
  ]);
  return [...keys, ...reports.map((row) => row.key)].map((key) => `/uploads/${key}`);
}
