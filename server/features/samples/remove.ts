/** Removing all sample content with one action. Plants, the words of the services and the rates stay: they are the firm's to change. */
import type { SampleBrief } from '#content/samples/sample-briefs.ts';
import type { SamplesRemoved } from '#contracts/admin-settings.ts';
import type { SamplePreview } from '#contracts/admin-setup.ts';
import { londonDay } from '#contracts/london-time.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { articleRecord } from '#server/features/articles/record.ts';
import { previewSampleDesigns, removeSampleDesigns } from '#server/features/designs/bin.ts';
import { countDesigns } from '#server/features/designs/count.ts';
import { portfolioRecord } from '#server/features/portfolio/record.ts';
import { serviceRecord } from '#server/features/services/record.ts';
import { isSamplePicture } from '#server/features/site-pictures/sample-pictures.ts';
import { testimonialRecord } from '#server/features/testimonials/record.ts';
import type { Queue } from '#server/jobs/queue.ts';
import type { AnyRecord, RecordRow } from '#server/records/definition.ts';
import { auditChange, nextVersion } from '#server/records/edit.ts';
import { listRows, updateRow } from '#server/records/rows.ts';
import { previewSamples, removeSamples } from '#server/records/samples.ts';

type Order = { ctx: Context; queue: Queue; samples: readonly SampleBrief[] };

/** What visitors see once a kind is empty, and once something of it is left. */
const KINDS: readonly {
  record: AnyRecord;
  label: string;
  empty: string;
}[] = [
  {
    record: portfolioRecord,
    label: 'Projects of the portfolio',
    empty: 'The portfolio says “No gardens here yet”, until you add your first.',
  },
  {
    record: testimonialRecord,
    label: 'Testimonials',
    empty: 'The portfolio says that nobody has written yet, until you add your first.',
  },
  {
    record: articleRecord,
    label: 'Gardening articles',
    empty: 'The tips page keeps its calendar and its assistant, without articles.',
  },
];
const SOME_LEFT = 'What stays is shown as it is now.';

const countOf = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

const withSamplePicture = (row: RecordRow): boolean =>
  isSamplePicture((row as RecordRow & { image_url: string }).image_url);

const serviceTitle = (row: RecordRow) => (row as RecordRow & { title: string }).title;

/** Nothing is changed. */
export async function previewRemoval({ ctx }: { ctx: Context }): Promise<SamplePreview> {
  requireOwner(ctx);
  const [records, designs, counted, services] = await Promise.all([
    Promise.all(KINDS.map(({ record }) => previewSamples({ ctx, record }))),
    previewSampleDesigns({ ctx }),
    countDesigns({ ctx, days: [londonDay(ctx.clock.now())] }),
    listRows(ctx.db.read, serviceRecord),
  ]);
  return {
    kinds: [
      ...KINDS.map(({ record, label, empty }, index) => ({
        kind: record.kind,
        label,
        ...records[index]!,
        after: records[index]!.staying > 0 ? SOME_LEFT : empty,
      })),
      {
        kind: 'designs',
        label: 'Designs of the library and the home page',
        going: designs,
        staying: counted.total,
        after:
          counted.shared > 0
            ? SOME_LEFT
            : 'The library is empty and the home page shows a drawing, until a visitor shares a design.',
      },
      {
        kind: 'services',
        label: 'Pictures of services that came with the site',
        going: services.filter(withSamplePicture).map((row) => serviceTitle(row)),
        staying: services.filter((row) => !withSamplePicture(row)).length,
        after: 'The services stay; each shows a drawing until you add a photograph.',
      },
    ],
    stays: [
      'Plants of the calendar and of the designs stay.',
      'The services with their words stay.',
      'The rate book and the calculator’s prices stay.',
      'What you have changed or added yourself stays, even where it is still marked as a sample.',
    ],
  };
}

/** Services keep their words; a drawing takes the place of each picture that came with the product. @returns how many */
async function removeServicePictures(ctx: Context): Promise<number> {
  return ctx.db.write(async (tx) => {
    const rows = (await listRows(tx, serviceRecord)).filter(withSamplePicture);
    for (const row of rows) {
      await updateRow(tx, serviceRecord, row, { image_url: '', ...nextVersion(ctx, row) });
      await auditChange(tx, { ctx, record: serviceRecord }, 'update', row.id, row);
    }
    return rows.length;
  });
}

/** Into the bin, each kind in a transaction of its own. Asked twice, it does the rest. */
export async function removeAllSamples({ ctx, queue, samples }: Order): Promise<SamplesRemoved> {
  requireOwner(ctx);
  const portfolio = await removeSamples({ ctx, record: portfolioRecord });
  const testimonials = await removeSamples({ ctx, record: testimonialRecord });
  const articles = await removeSamples({ ctx, record: articleRecord });
  const designs = await removeSampleDesigns({ ctx, queue, samples });
  const pictures = await removeServicePictures(ctx);
  const what = [
    portfolio ? countOf(portfolio, 'project', 'projects') : '',
    testimonials ? countOf(testimonials, 'testimonial', 'testimonials') : '',
    articles ? countOf(articles, 'article', 'articles') : '',
    designs ? countOf(designs, 'design', 'designs') : '',
  ].filter((words) => words !== '');
  const drawings = pictures
    ? ` ${countOf(pictures, 'service shows', 'services show')} a drawing in place of the picture that came with the site.`
    : '';
  const message = what.length
    ? `Now in the bin: ${what.join(', ')}. Each can be restored for 30 days.${drawings}`
    : `There was no sample content left to remove.${drawings}`;
  return {
    success: true,
    message,
    removed: { portfolio, testimonials, designs, articles, pictures },
  };
}
