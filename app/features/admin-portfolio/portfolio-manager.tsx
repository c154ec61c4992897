import { UNFETCHED_LABEL } from '#contracts/admin-pictures.ts';
import {
  type AdminProject,
  DRAWN_MESSAGE,
  isDrawnProject,
  PortfolioInput,
} from '#contracts/admin-portfolio.ts';
import { PORTFOLIO_CATEGORIES, PORTFOLIO_CATEGORY_LABELS } from '#contracts/site-words.ts';
import type { ListedDescription, RowProps } from '#app/features/admin/record-description.ts';
import { RecordManager } from '#app/features/admin/record-manager.tsx';
import { AdminProjectCard, hasUndescribed, missingOf } from './admin-project-card.tsx';
import { type ProjectFields, PROJECT_LABELS, ProjectForm } from './project-form.tsx';

export const PORTFOLIO_PATH = '/api/admin/portfolio';

/** A picture in both places is not a picture of before. */
export const toProjectFields = (project: AdminProject): ProjectFields => ({
  title: project.title,
  description: project.description,
  category: project.category,
  tags: project.tags,
  afterImageUrl: project.afterImageUrl,
  beforeImageUrl: project.beforeImageUrl === project.afterImageUrl ? '' : project.beforeImageUrl,
  featured: project.featured,
  sample: project.sample,
});

/** A copy starts as the owner's own work, unless the design tool drew its pictures. */
export const toCopy = (project: AdminProject): ProjectFields => ({
  ...toProjectFields(project),
  title: `${project.title} (copy)`,
  sample: project.sample && isDrawnProject(project),
});

const PROJECTS: ListedDescription<ProjectFields, PortfolioInput, AdminProject> = {
  kind: 'portfolio',
  path: PORTFOLIO_PATH,
  words: {
    heading: 'Portfolio Projects',
    noun: ['project', 'projects'],
    titles: { add: 'Add New Project', edit: 'Edit Project' },
    failedToLoad: 'Failed to load portfolio projects.',
    none: { words: 'No portfolio projects found. Add your first project!' },
    failed: (what, reason) => ({
      title: `Failed to ${what === 'delete' ? 'delete' : 'save'} portfolio project`,
      description: reason,
    }),
    deleteTitle: ({ title }) => `Delete ${title}?`,
    deleteQuestion: 'Are you sure you want to delete this project?',
  },
  nameOf: ({ title }) => title,
  // Client-side check of a rule that the server enforces.
  schema: PortfolioInput.superRefine((input, context) => {
    if (input.sample === false && isDrawnProject(input))
      context.addIssue({ code: 'custom', path: ['sample'], message: DRAWN_MESSAGE });
  }),
  empty: () => ({
    title: '',
    description: '',
    category: 'modern',
    tags: [],
    afterImageUrl: '',
    beforeImageUrl: '',
    featured: false,
    sample: false,
  }),
  copy: toCopy,
  toFields: toProjectFields,
  labels: PROJECT_LABELS,
  showValue: (field, value) =>
    field === 'category'
      ? PORTFOLIO_CATEGORY_LABELS[value as keyof typeof PORTFOLIO_CATEGORY_LABELS]
      : undefined,
  Form: ProjectForm,
  alsoShownAt: ['/api/portfolio'],
  list: {
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
          {
            value: 'attention',
            label: 'Needs attention',
            test: (one) => missingOf(one).length > 0,
          },
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
  },
  Rows: ProjectCards,
};

function ProjectCards({ records, onEdit, onCopy, onDelete }: RowProps<AdminProject>) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
      {records.map((project) => (
        <li key={project.id} className="min-w-0">
          <AdminProjectCard
            project={project}
            onEdit={() => onEdit(project)}
            onCopy={() => onCopy(project)}
            onDelete={() => onDelete(project)}
          />
        </li>
      ))}
    </ul>
  );
}

export const PortfolioManager = () => <RecordManager description={PROJECTS} />;
