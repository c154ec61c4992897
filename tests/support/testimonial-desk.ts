/** What tests of testimonials begin with: one as its form sends it, samples, what is shown, and the audit. */
import type { TestServer } from '#tests/support/server.ts';
import {
  asSampleTestimonial,
  listTestimonials,
  testimonialRecord,
} from '#server/features/testimonials/record.ts';
import { addRecord, updateRecord } from '#server/records/edit.ts';
import { seedRecords } from '#server/records/samples.ts';

/** The payload as the specification gives it. */
export const given = (name: string, more: object = {}) => ({
  name,
  location: 'Romford',
  rating: 4,
  text: 'They came back for the last light.',
  featured: false,
  ...more,
});

export const withEvidence = (name: string, more: object = {}) =>
  given(name, {
    date: '2026-05-04',
    source: 'Google review',
    permission: true,
    incentive: false,
    projectId: null,
    ...more,
  });

export const sample = (id: string) => ({
  id,
  name: 'Sample client',
  location: 'Dulwich',
  rating: 5,
  text: `Said by nobody, ${id}.`,
  featured: false,
  date: '2026-01-02',
});

export const NOW = new Date('2026-11-22T10:00:00Z');

/** @param of the server of the test that runs */
export function testimonialDesk(of: () => TestServer) {
  const owner = () => of().container.contextFor({ kind: 'owner' }, 'test');
  const visitor = () => of().container.contextFor({ kind: 'visitor' }, 'test');
  const system = () => of().container.contextFor({ kind: 'system' }, 'test');
  const add = (input: object) =>
    addRecord({ record: testimonialRecord, queue: of().container.queue, ctx: owner(), input });
  const edit = (id: string, input: object, baseVersion: number | null = null) =>
    updateRecord({
      record: testimonialRecord,
      queue: of().container.queue,
      ctx: owner(),
      id,
      input,
      baseVersion,
    });
  const seedSamples = (...ids: string[]) =>
    of().container.db.write((tx) =>
      seedRecords({
        ctx: system(),
        tx,
        record: testimonialRecord,
        samples: ids.map(sample).map(asSampleTestimonial),
      }),
    );
  const shown = async (id: string) =>
    (await listTestimonials({ ctx: visitor() })).find((one) => one.id === id);
  const auditOf = (id: string) =>
    of()
      .container.db.read.selectFrom('audit')
      .selectAll()
      .where('subject', '=', `testimonials:${id}`)
      .orderBy('version')
      .execute();
  return { owner, visitor, add, edit, seedSamples, shown, auditOf };
}
