import type { AdminProject } from '#contracts/admin-portfolio.ts';
import {
  type AdminTestimonial,
  DEFAULT_RATING,
  SOURCE_NOT_RECORDED,
  whyNotShown,
} from '#contracts/admin-testimonials.ts';
import type { ListedDescription, RowProps } from '#app/features/admin/record-description.ts';
import { RecordManager } from '#app/features/admin/record-manager.tsx';
import { AdminTestimonialRow } from './admin-testimonial-row.tsx';
import {
  type CheckedTestimonial,
  PROJECTS_PATH,
  TESTIMONIAL_LABELS,
  type TestimonialFields,
  TestimonialForm,
  TestimonialSchema,
  today,
} from './testimonial-form.tsx';

export const TESTIMONIALS_PATH = '/api/admin/testimonials';

const TESTIMONIALS: ListedDescription<TestimonialFields, CheckedTestimonial, AdminTestimonial> = {
  kind: 'testimonials',
  path: TESTIMONIALS_PATH,
  words: {
    heading: 'Testimonials',
    noun: ['testimonial', 'testimonials'],
    titles: { add: 'Add New Testimonial', edit: 'Edit Testimonial' },
    failedToLoad: 'Failed to load testimonials.',
    none: { words: 'No testimonials found. Add your first testimonial!' },
    failed: (what, reason) => ({
      title: `Failed to ${what === 'delete' ? 'delete' : 'save'} testimonial`,
      description: reason,
    }),
    deleteTitle: ({ name }) => `Delete the testimonial of ${name}?`,
    deleteQuestion: 'Are you sure you want to delete this testimonial?',
  },
  nameOf: ({ name }) => name,
  schema: TestimonialSchema,
  empty: () => ({
    name: '',
    location: '',
    rating: DEFAULT_RATING,
    text: '',
    date: today(),
    source: '',
    permission: false,
    incentive: false,
    projectId: '',
    featured: false,
    sample: false,
    confirmed: false,
  }),
  // A source that was never recorded has to be filled in before the next save.
  toFields: (one) => ({
    name: one.name,
    location: one.location,
    rating: one.rating,
    text: one.text,
    date: one.date,
    source: one.source === SOURCE_NOT_RECORDED ? '' : one.source,
    permission: one.permission,
    incentive: one.incentive,
    projectId: one.projectId ?? '',
    featured: one.featured,
    sample: one.sample,
    confirmed: !one.sample && one.source !== SOURCE_NOT_RECORDED,
  }),
  toJson: (input) => ({ ...input, confirmed: undefined }),
  labels: TESTIMONIAL_LABELS,
  showValue: (field, value, client) =>
    field === 'projectId' && value
      ? client
          .getQueryData<readonly AdminProject[]>([PROJECTS_PATH])
          ?.find((one) => one.id === value)?.title
      : undefined,
  Form: TestimonialForm,
  alsoShownAt: ['/api/testimonials'],
  list: {
    searchIn: ({ name, location, text, source }) => [name, location, text, source],
    pageSize: 30,
    filters: [
      {
        id: 'rating',
        label: 'Rating',
        options: [
          { value: '', label: 'All ratings' },
          ...[5, 4, 3, 2, 1].map((stars) => ({
            value: String(stars),
            label: stars === 1 ? '1 star' : `${stars} stars`,
            test: (one: AdminTestimonial) => one.rating === stars,
          })),
        ],
      },
      {
        id: 'show',
        label: 'Show',
        options: [
          { value: '', label: 'Any state' },
          { value: 'visible', label: 'Visitors see it', test: (one) => whyNotShown(one) === null },
          { value: 'hidden', label: 'Not shown', test: (one) => whyNotShown(one) !== null },
          {
            value: 'unrecorded',
            label: 'Source not recorded',
            test: (one) => !one.sample && one.source === SOURCE_NOT_RECORDED,
          },
          { value: 'featured', label: 'Featured', test: (one) => one.featured },
          { value: 'samples', label: 'Samples', test: (one) => one.sample },
        ],
      },
    ],
    sorts: [
      { value: '', label: 'As on the website' },
      {
        value: 'changed',
        label: 'Last changed first',
        compare: (a, b) => b.updatedAt.localeCompare(a.updatedAt),
      },
      {
        value: 'rating',
        label: 'Lowest rating first',
        compare: (a, b) => a.rating - b.rating || b.date.localeCompare(a.date),
      },
      { value: 'name', label: 'By name', compare: (a, b) => a.name.localeCompare(b.name, 'en-GB') },
    ],
  },
  Rows: TestimonialRows,
};

function TestimonialRows({ records, onEdit, onDelete }: RowProps<AdminTestimonial>) {
  return (
    <ul className="divide-y border-y">
      {records.map((testimonial) => (
        <li key={testimonial.id}>
          <AdminTestimonialRow
            testimonial={testimonial}
            onEdit={() => onEdit(testimonial)}
            onDelete={() => onDelete(testimonial)}
          />
        </li>
      ))}
    </ul>
  );
}

export const TestimonialsManager = () => <RecordManager description={TESTIMONIALS} />;
