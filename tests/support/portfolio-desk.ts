/** What tests of the portfolio begin with: a project as its form sends it, samples, what is shown, and the audit. */
import type { TestServer } from '#tests/support/server.ts';
import {
  asSampleProject,
  listPortfolio,
  portfolioRecord,
} from '#server/features/portfolio/record.ts';
import { addRecord, updateRecord } from '#server/records/edit.ts';
import { seedRecords } from '#server/records/samples.ts';

export const input = (title: string, more: object = {}) => ({
  title,
  description: 'Brick and fern.',
  afterImageUrl: '/uploads/site/after-1600.jpg',
  ...more,
});

export const sample = (id: string) => ({
  id,
  title: `Sample ${id}`,
  description: 'Drawn for a brief.',
  category: 'family' as const,
  tags: ['brick'],
  featured: false,
  beforeImageUrl: `/uploads/site/samples/${id}.jpg`,
  afterImageUrl: `/uploads/site/samples/${id}.jpg`,
});

/** @param of the server of the test that runs */
export function portfolioDesk(of: () => TestServer) {
  const owner = () => of().container.contextFor({ kind: 'owner' }, 'test');
  const visitor = () => of().container.contextFor({ kind: 'visitor' }, 'test');
  const system = () => of().container.contextFor({ kind: 'system' }, 'test');
  const parts = () => ({ ctx: owner(), queue: of().container.queue });
  const add = (given: object) => addRecord({ record: portfolioRecord, ...parts(), input: given });
  const editSample = (id: string, more: object) =>
    updateRecord({
      record: portfolioRecord,
      ...parts(),
      id,
      input: { ...sample(id), ...more },
      baseVersion: null,
    });
  const seedSamples = (...ids: string[]) =>
    of().container.db.write((tx) =>
      seedRecords({
        ctx: system(),
        tx,
        record: portfolioRecord,
        samples: ids.map(sample).map(asSampleProject),
      }),
    );
  const shown = async () => (await listPortfolio({ ctx: visitor() })).map((one) => one.title);
  const auditOf = (id: string) =>
    of()
      .container.db.read.selectFrom('audit')
      .selectAll()
      .where('subject', '=', `portfolio:${id}`)
      .orderBy('version')
      .execute();
  return { owner, visitor, system, parts, add, editSample, seedSamples, shown, auditOf };
}
