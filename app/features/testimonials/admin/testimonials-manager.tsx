import { Plus } from 'lucide-react';
import { useState } from 'react';
import {
  type AdminTestimonial,
  SOURCE_NOT_RECORDED,
  whyNotShown,
} from '#contracts/admin-testimonials.ts';
import { DeleteDialog } from '#app/features/admin/delete-dialog.tsx';
import { DraftsNotice } from '#app/features/admin/drafts-notice.tsx';
import { ListLoading, ListNotFetched } from '#app/features/admin/list-body.tsx';
import { ListEmpty, ListToolbar, PageLinks } from '#app/features/admin/list-toolbar.tsx';
import { useAdminList, useListCache } from '#app/features/admin/use-admin-list.ts';
import { type ListSpec, useListTools } from '#app/features/admin/use-list-tools.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toast.ts';
import { AdminTestimonialRow } from './admin-testimonial-row.tsx';
import { removeTestimonial, TESTIMONIALS_URL } from './testimonial-calls.ts';
import { TestimonialDialog } from './testimonial-form.tsx';

const SPEC: ListSpec<AdminTestimonial> = {
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
};

type Opened =
  | { kind: 'form'; record: AdminTestimonial | null }
  | { kind: 'delete'; record: AdminTestimonial }
  | null;

/** What clients have said: listed, added, changed, deleted. */
export function TestimonialsManager() {
  const query = useAdminList<AdminTestimonial[]>(TESTIMONIALS_URL);
  const [opened, setOpened] = useState<Opened>(null);
  return (
    <section aria-labelledby="testimonials-heading">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h2 id="testimonials-heading" className="display-3">
          Testimonials
        </h2>
        <Button onClick={() => setOpened({ kind: 'form', record: null })}>
          <Plus aria-hidden size={18} strokeWidth={1.8} />
          Add New Testimonial
        </Button>
      </div>
      {query.data ? (
        <DraftsNotice
          kind="testimonials"
          nameOf={(id) => query.data?.find((one) => one.id === id)?.name ?? null}
          onContinue={(id) =>
            setOpened({ kind: 'form', record: query.data?.find((one) => one.id === id) ?? null })
          }
        />
      ) : null}
      {query.isPending ? <ListLoading label="Loading testimonials" /> : null}
      <ListNotFetched query={query}>Failed to load testimonials.</ListNotFetched>
      {query.data ? <TestimonialList testimonials={query.data} onOpen={setOpened} /> : null}
      {opened ? <TestimonialDialogs opened={opened} onClose={() => setOpened(null)} /> : null}
    </section>
  );
}

function TestimonialList({
  testimonials,
  onOpen,
}: {
  testimonials: readonly AdminTestimonial[];
  onOpen: (opened: Opened) => void;
}) {
  const tools = useListTools(testimonials, SPEC);
  if (testimonials.length === 0)
    return <ListEmpty>No testimonials found. Add your first testimonial!</ListEmpty>;
  return (
    <>
      <ListToolbar
        state={tools}
        label="Search testimonials"
        filters={tools.filters}
        sorts={tools.sorts}
        countOf={tools.countOf}
        found={tools.found}
        total={tools.total}
        noun={['testimonial', 'testimonials']}
      />
      {tools.found === 0 ? (
        <ListEmpty>No testimonial is like that. Try fewer words, or show all.</ListEmpty>
      ) : null}
      {tools.found > 0 ? (
        <ul className="divide-y border-y">
          {tools.rows.map((testimonial) => (
            <li key={testimonial.id}>
              <AdminTestimonialRow
                testimonial={testimonial}
                onEdit={() => onOpen({ kind: 'form', record: testimonial })}
                onDelete={() => onOpen({ kind: 'delete', record: testimonial })}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <PageLinks state={tools} pages={tools.pages} label="testimonials" />
    </>
  );
}

function TestimonialDialogs({
  opened,
  onClose,
}: {
  opened: NonNullable<Opened>;
  onClose: () => void;
}) {
  const cache = useListCache<AdminTestimonial>(TESTIMONIALS_URL, [
    '/api/testimonials',
    '/api/admin/stats',
    '/api/admin/bin',
  ]);
  const done = (title: string, change: () => void) => {
    change();
    cache.renew();
    showToast({ title });
    onClose();
  };
  if (opened.kind === 'delete') {
    const { record } = opened;
    return (
      <DeleteDialog
        title={`Delete the testimonial of ${record.name}?`}
        name={record.name}
        question="Are you sure you want to delete this testimonial?"
        remove={() => removeTestimonial(record)}
        onDeleted={() => done('Testimonial deleted', () => cache.remove(record.id))}
        onClose={onClose}
        fail={(reason) =>
          showToast({
            title: 'Failed to delete testimonial',
            description: reason,
            tone: 'danger',
            isSilent: true,
          })
        }
      />
    );
  }
  return (
    <TestimonialDialog
      record={opened.record}
      onSaved={(saved, wasNew) =>
        done(wasNew ? 'Testimonial added' : 'Testimonial updated', () => cache.put(saved))
      }
      onClose={onClose}
      fail={(reason) =>
        showToast({
          title: 'Failed to save testimonial',
          description: reason,
          tone: 'danger',
          isSilent: true,
        })
      }
    />
  );
}
