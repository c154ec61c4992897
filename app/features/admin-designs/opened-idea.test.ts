import { expect, test } from 'vitest';
import type { DesignIdea, IdeaConcept } from '#contracts/admin-designs.ts';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import { makeQueryClient } from '#app/lib/query-client.ts';
import { lastSeen, type Opened, leaveDesigns } from './renew-designs.ts';

const ideaOf = (source: DesignIdea['source'], id: string, designs: Partial<IdeaConcept>[] = []) =>
  ({ source, id, designResults: JSON.stringify({ designs }) }) as DesignIdea;

test('an open idea is shown as the list has it, and as it was seen last once the list has it no more', () => {
  const atFirst = ideaOf('designs', 'one', [{ id: 'd', shared: true }]);
  const later = ideaOf('designs', 'one', [{ id: 'd', shared: false }]);
  const others = [ideaOf('design_ideas', 'one'), ideaOf('designs', 'two')];
  let opened: Opened = { kind: 'look', idea: atFirst };
  expect(lastSeen(opened, [...others, atFirst])).toBe(opened);
  opened = lastSeen(opened, [...others, later]);
  expect(opened).toEqual({ kind: 'look', idea: later });
  expect(lastSeen(opened, others)).toBe(opened);
  expect(lastSeen(null, others)).toBeNull();
});

const URL = `${ADMIN_API.designIdeas}?filter=all&page=1`;
const LISTED = [
  ideaOf('designs', 'one', [{ id: 'a' }, { id: 'b' }]),
  ideaOf('design_ideas', 'a'),
  ideaOf('design_ideas', 'c'),
  ideaOf('designs', 'two', [{ id: 'c' }]),
];

test.each([
  [
    'an AI session leaves the list with what was shared of it',
    LISTED[0]!,
    ['c', 'two'],
    { all: 2, designs: 1, design_ideas: 1 },
  ],
  [
    'a saved idea leaves the list alone',
    LISTED[2]!,
    ['one', 'a', 'two'],
    { all: 3, designs: 2, design_ideas: 1 },
  ],
])('%s', (_what, deleted, left, counts) => {
  const client = makeQueryClient();
  client.setQueryData([URL], {
    items: LISTED,
    counts: { all: 4, designs: 2, design_ideas: 2 },
    total: 4,
    page: 1,
    pages: 1,
  });
  leaveDesigns(client, deleted);
  const page = client.getQueryData<{ items: DesignIdea[] }>([URL])!;
  expect(page.items.map(({ id }) => id)).toEqual(left);
  expect(page).toMatchObject({ counts, total: counts.all });
});
