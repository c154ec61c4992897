import { Plus } from 'lucide-react';
import { useState } from 'react';
import { UNFETCHED_LABEL } from '#contracts/admin-pictures.ts';
import type { AdminProject } from '#contracts/admin-portfolio.ts';
import { PORTFOLIO_CATEGORIES, PORTFOLIO_CATEGORY_LABELS } from '#contracts/site-words.ts';
import { DeleteDialog } from '#app/features/admin/delete-dialog.tsx';
import { DraftsNotice } from '#app/features/admin/drafts-notice.tsx';
import { ListLoading, ListNotFetched } from '#app/features/admin/list-body.tsx';
import { ListEmpty, ListToolbar, PageLinks } from '#app/features/admin/list-toolbar.tsx';
import { useAdminList, useListCache } from '#app/features/admin/use-admin-list.ts';
import { type ListSpec, useListTools } from '#app/features/admin/use-list-tools.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toast.ts';
import { AdminProjectCard, hasUndescribed, wantsOf } from './admin-project-card.tsx';
import { PORTFOLIO_URL, removeProject } from './portfolio-calls.ts';
import { ProjectDialog } from './project-form.tsx';

const SPEC: ListSpec<AdminProject> = {
  searchIn: ({ title, description, tags }) => [title, description, ...tags],
  pageSize: 24,
  filters: [
    {
      id: 'category',
      label: 'Category',
      options: [
        { value: '', label: 'All categories' },
        ...PORTFOLIO_CATEGORIES.map((value) => ({
          value,
          label: PORTFOLIO_CATEGORY_LABELS[value],
          test: (one: AdminProject) => one.category === value,
        })),
      ],
    },
    {
      id: 'show',
      label: 'Show',
      options: [
        { value: '', label: 'Any state' },
        { value: 'featured', label: 'Featured', test: (one) => one.featured },
        { value: 'own', label: 'Our own work', test: (one) => !one.sample },
        { value: 'samples', label: 'Samples', test: (one) => one.sample },
        { value: 'attention', label: 'Needs attention', test: (one) => wantsOf(one).length > 0 },
        {
          value: 'no-picture',
          label: 'Without a picture',
          test: (one) => one.afterImageUrl === '',
        },
        { value: 'unfetched', label: UNFETCHED_LABEL, test: (one) => one.isUnfetched },
        { value: 'undescribed', label: 'Picture not described', test: hasUndescribed },
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
      value: 'title',
      label: 'By title',
      compare: (a, b) => a.title.localeCompare(b.title, 'en-GB'),
    },
  ],
};

type Opened =
  | { kind: 'form'; record: AdminProject | null; copyOf: AdminProject | null }
  | { kind: 'delete'; record: AdminProject }
  | null;

/** The projects of the portfolio: listed, added, changed, copied, deleted. */
export function PortfolioManager() {
  const query = useAdminList<AdminProject[]>(PORTFOLIO_URL);
  const [opened, setOpened] = useState<Opened>(null);
  const add = () => setOpened({ kind: 'form', record: null, copyOf: null });
  return (
    <section aria-labelledby="portfolio-heading">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h2 id="portfolio-heading" className="display-3">
          Portfolio Projects
        </h2>
        <Button onClick={add}>
          <Plus aria-hidden size={18} strokeWidth={1.8} />
          Add New Project
        </Button>
      </div>
      {query.data ? (
        <DraftsNotice
          kind="portfolio"
          nameOf={(id) => query.data?.find((one) => one.id === id)?.title ?? null}
          onContinue={(id) =>
            setOpened({
              kind: 'form',
              record: query.data?.find((one) => one.id === id) ?? null,
              copyOf: null,
            })
          }
        />
      ) : null}
      {query.isPending ? <ListLoading label="Loading portfolio projects" /> : null}
      <ListNotFetched query={query}>Failed to load portfolio projects.</ListNotFetched>
      {query.data ? <ProjectList projects={query.data} onOpen={setOpened} /> : null}
      {opened ? (
        <ProjectDialogs
          opened={opened}
          projects={query.data ?? []}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </section>
  );
}

function ProjectList({
  projects,
  onOpen,
}: {
  projects: readonly AdminProject[];
  onOpen: (opened: Opened) => void;
}) {
  const tools = useListTools(projects, SPEC);
  if (projects.length === 0)
    return <ListEmpty>No portfolio projects found. Add your first project!</ListEmpty>;
  return (
    <>
      <ListToolbar
        state={tools}
        label="Search projects"
        filters={tools.filters}
        sorts={tools.sorts}
        countOf={tools.countOf}
        found={tools.found}
        total={tools.total}
        noun={['project', 'projects']}
      />
      {tools.found === 0 ? (
        <ListEmpty>No project is like that. Try fewer words, or show all.</ListEmpty>
      ) : null}
      <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {tools.rows.map((project) => (
          <li key={project.id} className="min-w-0">
            <AdminProjectCard
              project={project}
              onEdit={() => onOpen({ kind: 'form', record: project, copyOf: null })}
              onCopy={() => onOpen({ kind: 'form', record: null, copyOf: project })}
              onDelete={() => onOpen({ kind: 'delete', record: project })}
            />
          </li>
        ))}
      </ul>
      <PageLinks state={tools} pages={tools.pages} label="projects" />
    </>
  );
}

/** The most used first. */
function tagsInUse(projects: readonly AdminProject[]): string[] {
  const counts = new Map<string, number>();
  for (const tag of projects.flatMap((one) => one.tags))
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].toSorted(([a, x], [b, y]) => y - x || a.localeCompare(b)).map(([tag]) => tag);
}

function ProjectDialogs({
  opened,
  projects,
  onClose,
}: {
  opened: NonNullable<Opened>;
  projects: readonly AdminProject[];
  onClose: () => void;
}) {
  const cache = useListCache<AdminProject>(PORTFOLIO_URL, [
    '/api/portfolio',
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
        title={`Delete ${record.title}?`}
        name={record.title}
        question="Are you sure you want to delete this project?"
        remove={() => removeProject(record)}
        onDeleted={() => done('Project deleted', () => cache.remove(record.id))}
        onClose={onClose}
        fail={(reason) =>
          showToast({
            title: 'Failed to delete portfolio project',
            description: reason,
            tone: 'danger',
            isSilent: true,
          })
        }
      />
    );
  }
  return (
    <ProjectDialog
      record={opened.record}
      copyOf={opened.copyOf}
      tagsInUse={tagsInUse(projects)}
      onSaved={(project, wasNew) =>
        done(wasNew ? 'Project added' : 'Project updated', () => cache.put(project))
      }
      onClose={onClose}
      fail={(reason) =>
        showToast({
          title: 'Failed to save portfolio project',
          description: reason,
          tone: 'danger',
          isSilent: true,
        })
      }
    />
  );
}
