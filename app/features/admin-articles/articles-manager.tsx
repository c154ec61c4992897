import { type AdminArticle, ArticleInput, slugOf } from '#contracts/admin-articles.ts';
import { isUndescribed, UNFETCHED_LABEL, UPLOAD_PATHS } from '#contracts/admin-pictures.ts';
import { londonParts } from '#contracts/london-time.ts';
import {
  DateField,
  SwitchField,
  TextAreaField,
  TextField,
} from '#app/features/admin/form-fields.tsx';
import { ImageField } from '#app/features/admin/image-field.tsx';
import type {
  FormProps,
  ListedDescription,
  RowProps,
} from '#app/features/admin/record-description.ts';
import { RecordManager } from '#app/features/admin/record-manager.tsx';
import { longDate } from '#engine/model/format.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { ArticleTextField } from './article-text-field.tsx';

type Fields = {
  title: string;
  slug: string;
  topic: string;
  summary: string;
  imageUrl: string;
  /** Of the samples' drawings. Other pictures are described with the picture itself. */
  imageAlt: string;
  text: string;
  publishOn: string;
  active: boolean;
};

const LABELS = {
  title: 'Title',
  slug: 'Address',
  topic: 'Topic',
  summary: 'Summary',
  imageUrl: 'Picture',
  imageAlt: 'Picture description',
  text: 'Text',
  publishOn: 'Publish on',
  active: 'Published',
};
const today = () => londonParts(Date.now()).date;
const isLater = ({ publishOn }: AdminArticle) => publishOn > today();

const ARTICLES: ListedDescription<Fields, ArticleInput, AdminArticle> = {
  kind: 'articles',
  path: '/api/admin/articles',
  words: {
    heading: 'Gardening articles',
    noun: ['article', 'articles'],
    titles: { add: 'Write an article', edit: 'Edit an article' },
    failedToLoad: 'Failed to load articles. Please try again later.',
    none: { title: 'No articles', words: 'Write your first article.' },
    failed: (what, reason) => ({
      title: 'Error',
      description: `Failed to ${what} article: ${reason}`,
    }),
    deleteTitle: ({ title }) => `Delete ${title}?`,
  },
  nameOf: ({ title }) => title,
  schema: ArticleInput,
  empty: () => ({
    title: '',
    slug: '',
    topic: '',
    summary: '',
    imageUrl: '',
    imageAlt: '',
    text: '',
    publishOn: today(),
    active: true,
  }),
  toFields: ({ title, slug, topic, summary, imageUrl, imageAlt, text, publishOn, active }) => ({
    title,
    slug,
    topic,
    summary,
    imageUrl,
    imageAlt,
    text,
    publishOn,
    active,
  }),
  labels: LABELS,
  Form: ArticleForm,
  alsoShownAt: [],
  list: {
    searchIn: ({ title, topic, summary, text }) => [title, topic, summary, text],
    pageSize: 40,
    filters: [
      {
        id: 'show',
        label: 'Show',
        options: [
          { value: '', label: 'All articles' },
          { value: 'published', label: 'Published', test: (one) => one.active && !isLater(one) },
          { value: 'later', label: 'To be published', test: (one) => one.active && isLater(one) },
          { value: 'drafts', label: 'Not published', test: (one) => !one.active },
          { value: 'samples', label: 'Samples', test: (one) => one.sample },
        ],
      },
    ],
    sorts: [
      {
        value: '',
        label: 'Newest first',
        compare: (a, b) => b.publishOn.localeCompare(a.publishOn) || a.title.localeCompare(b.title),
      },
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
  Rows: ArticleRows,
};

function ArticleForm({ form, parts, records }: FormProps<Fields, ArticleInput, AdminArticle>) {
  const picture = parts.bind<string>('imageUrl');
  return (
    <>
      <TextField form={form} name="title" label={LABELS.title} />
      <TextAreaField
        form={form}
        name="summary"
        label={LABELS.summary}
        hint="One or two sentences, shown in the list and by search engines."
        rows={2}
        most={400}
      />
      <ArticleTextField {...parts.bind<string>('text')} />
      <ImageField
        label={LABELS.imageUrl}
        {...picture}
        onChange={(url) => {
          picture.onChange(url);
          form.setValue('imageAlt', url === parts.record?.imageUrl ? parts.record.imageAlt : '');
        }}
        uploadUrl={UPLOAD_PATHS.service}
        fallback="plant"
        withDetails
      />
      {parts.record?.imageAlt && picture.value === parts.record.imageUrl ? (
        <TextField
          form={form}
          name="imageAlt"
          label={LABELS.imageAlt}
          hint="What it shows, for people who cannot see it."
        />
      ) : null}
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          form={form}
          name="topic"
          label={LABELS.topic}
          hint="In a word: “Lawns”."
          suggestions={[...new Set(records.map(({ topic }) => topic))]}
        />
        <TextField
          form={form}
          name="slug"
          label={LABELS.slug}
          optional
          placeholder={slugOf(form.watch('title'))}
          hint="The end of the page’s address. Left empty, it is made from the title."
        />
        <DateField
          form={form}
          name="publishOn"
          label={LABELS.publishOn}
          hint="Visitors see it from this day."
        />
        <SwitchField
          form={form}
          name="active"
          label={LABELS.active}
          hint="Switched off, only you see it."
          className="sm:mt-8"
        />
      </div>
    </>
  );
}

function ArticleRows({ records, onEdit, onDelete }: RowProps<AdminArticle>) {
  return (
    <ul className="divide-y border-y">
      {records.map((article) => {
        const { id, title, topic, summary, publishOn, active, sample, isUnfetched, imageAlt } =
          article;
        return (
          <li key={id}>
            <article
              aria-label={title}
              className="grid gap-x-8 gap-y-3 py-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start"
            >
              <div className="min-w-0">
                <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
                  <h3 className="display-4 wrap-anywhere">{title}</h3>
                  {sample ? <Badge>Sample</Badge> : null}
                  {active ? null : <Badge tone="amber">Not published</Badge>}
                  {active && isLater(article) ? <Badge tone="leaf">To be published</Badge> : null}
                  {isUnfetched ? <Badge tone="amber">{UNFETCHED_LABEL}</Badge> : null}
                  {isUndescribed(article.picture) && !imageAlt ? (
                    <Badge tone="amber">Picture not described</Badge>
                  ) : null}
                </div>
                <p className="mt-2 line-clamp-2 max-w-prose text-ink-soft">{summary}</p>
                <p className="fine mt-2 text-ink-soft">
                  {topic} · <time dateTime={publishOn}>{longDate(publishOn)}</time>
                </p>
              </div>
              <div className="flex flex-wrap items-center gap-2">
                <Button size="small" variant="outline" onClick={() => onEdit(article)}>
                  Edit<span className="sr-only"> {title}</span>
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  className="text-danger!"
                  onClick={() => onDelete(article)}
                >
                  Delete<span className="sr-only"> {title}</span>
                </Button>
              </div>
            </article>
          </li>
        );
      })}
    </ul>
  );
}

/** Articles of the gardening tips: written, published on a day, changed and deleted. */
export const ArticlesManager = () => <RecordManager description={ARTICLES} />;
