/** What an older version puts into the form, where one of its pictures is no longer kept. */
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { AdminProject } from '#contracts/admin-portfolio.ts';
import type { HistoryEntry } from '#contracts/records.ts';
import { toProjectFields } from '#app/features/admin-portfolio/portfolio-manager.tsx';
import { makeQueryClient } from '#app/lib/query-client.ts';
import { HistoryPanel, inputOfVersion } from './history-panel.tsx';

const [NOW, OLD, BARE] = [
  '/uploads/site/now-1600.jpg',
  '/uploads/site/old-1600.jpg',
  '/uploads/site/bare-1600.jpg',
];
const project = (more: Partial<AdminProject>) =>
  ({
    id: 'prj_1',
    title: 'Today',
    description: 'As it is',
    category: 'modern',
    tags: [],
    beforeImageUrl: NOW,
    afterImageUrl: NOW,
    featured: false,
    sample: false,
    version: 3,
    ...more,
  }) as unknown as AdminProject;
const old = (more: object) => ({
  title: 'Earlier',
  description: 'As it was',
  beforeImageUrl: OLD,
  afterImageUrl: OLD,
  ...more,
});

describe('an older version', () => {
  test('fills the form completely if every field is present', () => {
    expect(
      inputOfVersion({
        record: project({}),
        values: old({ beforeImageUrl: BARE }),
        gone: [],
        toInput: toProjectFields,
      }),
    ).toMatchObject({ title: 'Earlier', beforeImageUrl: BARE, afterImageUrl: OLD });
  });

  test('goes in without the picture that has gone: the present one stays', () => {
    expect(
      inputOfVersion({
        record: project({}),
        values: old({}),
        gone: ['beforeImageUrl', 'afterImageUrl'],
        toInput: toProjectFields,
      }),
    ).toMatchObject({
      title: 'Earlier',
      description: 'As it was',
      beforeImageUrl: '',
      afterImageUrl: NOW,
    });
    const both = project({ beforeImageUrl: BARE });
    expect(
      inputOfVersion({
        record: both,
        values: old({}),
        gone: ['beforeImageUrl', 'afterImageUrl'],
        toInput: toProjectFields,
      }),
    ).toMatchObject({ beforeImageUrl: BARE, afterImageUrl: NOW });
  });

  test('does not take the picture of after for one of before that has gone', () => {
    expect(
      inputOfVersion({
        record: project({}),
        values: old({ beforeImageUrl: BARE }),
        gone: ['beforeImageUrl'],
        toInput: toProjectFields,
      }),
    ).toMatchObject({ beforeImageUrl: '', afterImageUrl: OLD });
  });
});

test('the history says beside the button which picture is no longer kept, and that the present one stays', () => {
  const entry = (id: string, version: number, gone: string[]): HistoryEntry => ({
    id,
    at: '2026-11-20T09:00:00.000Z',
    who: 'The owner',
    action: 'portfolio.update',
    version,
    changes: [],
    values: { title: id },
    gone,
  });
  const client = makeQueryClient();
  client.setQueryData(
    ['/api/admin/history?kind=portfolio&id=prj_1'],
    [entry('c', 3, ['afterImageUrl']), entry('b', 2, []), entry('a', 1, ['afterImageUrl'])],
  );
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <HistoryPanel
        kind="portfolio"
        id="prj_1"
        labels={{ afterImageUrl: 'After image' }}
        onTake={() => undefined}
        onBack={() => undefined}
      />
    </QueryClientProvider>,
  );
  expect(markup.split('After image: what this version showed is no longer kept.')).toHaveLength(2);
  expect(markup.indexOf('no longer kept')).toBeGreaterThan(markup.indexOf('of version 1'));
});
