/** What clients have said. */
import { londonDay, DAY_MS } from '#contracts/london-time.ts';
import {
  AdminTestimonial,
  SAMPLE_SOURCE,
  SOURCE_NOT_RECORDED,
  TestimonialInput,
  whyNotShown,
} from '#contracts/admin-testimonials.ts';
import type { Testimonial } from '#contracts/site-content.ts';
import type { Context } from '#server/context.ts';
import type { Reader } from '#server/db/database.ts';
import { AppError } from '#server/errors.ts';
import { findProjectTitles } from '#server/features/portfolio/record.ts';
import {
  columns,
  defineRecord,
  flag,
  type RecordColumns,
  type RecordRow,
} from '#server/records/definition.ts';
import { listRows } from '#server/records/rows.ts';

export type TestimonialTables = {
  testimonials: RecordColumns & {
    name: string;
    location: string;
    rating: number;
    text: string;
    featured: number;
    /** ISO date on which the words were given. */
    given_on: string;
    /** Where the words came from: for the owner alone. */
    source: string;
    /** 1 when the person agreed that they are shown. */
    permission: number;
    /** 1 when the person was given something for the words. */
    incentive: number;
    /** The project of the portfolio they are about. */
    project_id: string | null;
    sample: number;
    created_at: string;
  };
};

type TestimonialFields = Omit<AdminTestimonial, 'version' | 'updatedAt'>;
export type SampleTestimonial = Omit<Testimonial, 'sample' | 'incentive' | 'project'>;
export const asSampleTestimonial = (given: SampleTestimonial): TestimonialFields => ({
  ...given,
  source: SAMPLE_SOURCE,
  permission: false,
  incentive: false,
  projectId: null,
  sample: true,
});

const STILL_A_SAMPLE =
  'These words were written as a sample and said by nobody. Please put in what a client really said, or leave it marked as a sample.';
const SAMPLE_HAS_NO_SOURCE =
  'These words came from nobody while they were a sample. Please say where they came from.';

const refuse = (field: string, message: string) =>
  new AppError('invalid', message, [{ field, message }]);

/** @throws AppError invalid for words of tomorrow, a project that is not there, or a sample that is to pass for a client's words */
async function requireSense(
  now: Date,
  db: Reader,
  input: TestimonialInput,
  before: TestimonialFields | null,
): Promise<void> {
  // A day ahead of Greenwich there may be tomorrow's date on the calendar already.
  const latest = londonDay(new Date(now.getTime() + DAY_MS));
  if (input.date !== undefined && input.date > latest)
    throw refuse(
      'date',
      'This date lies in the future. Please enter the date on which the words were given.',
    );
  if (
    input.projectId &&
    input.projectId !== before?.projectId &&
    !(await findProjectTitles(db, [input.projectId])).has(input.projectId)
  )
    throw refuse('projectId', 'This project is no longer there. Please choose another, or none.');
  if (input.sample ?? before?.sample) return;
  if (before?.sample && input.text === before.text) throw refuse('text', STILL_A_SAMPLE);
  if ((input.source ?? before?.source) === SAMPLE_SOURCE)
    throw refuse('source', SAMPLE_HAS_NO_SOURCE);
}

export const testimonialRecord = defineRecord({
  kind: 'testimonials',
  table: 'testimonials',
  idPrefix: 'tst',
  words: {
    a: 'a testimonial',
    many: 'testimonials',
    deleted: 'Testimonial',
    area: 'testimonials',
  },
  input: TestimonialInput,
  admin: AdminTestimonial,
  ...columns<TestimonialFields>({
    name: 'name',
    location: 'location',
    rating: 'rating',
    text: 'text',
    featured: flag('featured'),
    date: 'given_on',
    sample: flag('sample'),
    incentive: flag('incentive'),
    source: 'source',
    permission: flag('permission'),
    projectId: 'project_id',
  }),
  async complete({ ctx, tx, input, before }) {
    const now = ctx.clock.now();
    await requireSense(now, tx, input, before);
    return {
      name: input.name,
      location: input.location,
      text: input.text,
      rating: input.rating,
      featured: input.featured,
      date: input.date ?? before?.date ?? londonDay(now),
      source: input.source ?? before?.source ?? SOURCE_NOT_RECORDED,
      permission: input.permission ?? before?.permission ?? true,
      incentive: input.incentive ?? before?.incentive ?? false,
      projectId: input.projectId === undefined ? (before?.projectId ?? null) : input.projectId,
      sample: input.sample ?? before?.sample ?? false,
    };
  },
  pictures: [],
  // The newest first: choosing which words come first would mislead.
  sort: [['given_on', 'desc']],
  title: (row: RecordRow & { name: string; location: string }) => `${row.name}, ${row.location}`,
  onRestore: (row: RecordRow): string =>
    whyNotShown(testimonialRecord.read(row)) === null
      ? 'It comes back as it was, and visitors see it at once.'
      : 'It comes back as it was; visitors do not see it, since permission or source is missing.',
  personal: { fields: ['source', 'text'], name: 'name' },
  retention: {
    personal: ['name', 'location', 'text', 'source'],
    kept: { until: 'its author takes the permission back, then thirty days in the bin' },
  },
});

const listFields = async (ctx: Context): Promise<TestimonialFields[]> =>
  (await listRows(ctx.db.read, testimonialRecord)).map(testimonialRecord.read);

/** Those with permission and a source, and samples. Where the words came from stays with the owner. */
export async function listTestimonials({ ctx }: { ctx: Context }): Promise<Testimonial[]> {
  const shown = (await listFields(ctx)).filter((one) => whyNotShown(one) === null);
  const titles = await findProjectTitles(
    ctx.db.read,
    shown.flatMap((one) => one.projectId ?? []),
  );
  return shown.map(({ source: _source, permission: _permission, projectId, ...words }) => {
    const title = projectId === null ? undefined : titles.get(projectId);
    return { ...words, project: title === undefined ? null : { id: projectId!, title } };
  });
}
