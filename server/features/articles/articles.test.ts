import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tipSources } from '#content/tips/tips.ts';
import { slugOf } from '#contracts/admin-articles.ts';
import { readArticleText } from '#contracts/article-text.ts';
import { articleRecord, asSampleArticle, listArticles } from '#server/features/articles/record.ts';
import { listTeam, teamRecord } from '#server/features/team/record.ts';
import { SEARCH_PROVIDERS } from '#server/features/search-providers.ts';
import { recordBin } from '#server/records/bin.ts';
import { addRecord, deleteRecord, updateRecord } from '#server/records/edit.ts';
import { listNamedPictures } from '#server/records/pictures.ts';
import { seedRecords } from '#server/records/samples.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const TEXT =
  'Roses are pruned when the forsythia is in flower.\n\n![A rose](/uploads/site/rose-1600.jpg)\n\n- Sharp secateurs';
const input = (title: string, more: object = {}) => ({
  title,
  topic: 'Roses',
  summary: 'When and how.',
  text: TEXT,
  publishOn: '2026-11-01',
  ...more,
});

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ kind, parts: { clock: { now: () => NOW } } });
  });
  afterAll(() => server.close());
  const ctx = () => server.container.contextFor({ kind: 'owner' }, 'test');
  const visitor = () => server.container.contextFor({ kind: 'visitor' }, 'test');
  const change = () => ({ ctx: ctx(), queue: server.container.queue });
  const add = (title: string, more: object = {}) =>
    addRecord({ ...change(), record: articleRecord, input: input(title, more) });
  const shown = async () => (await listArticles({ ctx: visitor() })).map((one) => one.slug);

  test('an article is published from its day on, at an address made from its title', async () => {
    const { slug } = await add("Pruning a climber's wood");
    expect(slug).toBe('pruning-a-climbers-wood');
    await add('Tomorrow', { publishOn: '2026-11-23' });
    await add('A draft', { active: false });
    expect(await shown()).toEqual(['pruning-a-climbers-wood']);
    await expect(add('Other', { slug })).rejects.toThrow('Another article has this address.');
  });

  test('the pictures of its text are in use, also while it is in the bin', async () => {
    const { id } = await add('In the bin');
    await deleteRecord({ ctx: ctx(), record: articleRecord, id });
    expect(await listNamedPictures({ ctx: ctx(), of: 'binned' })).toContain(
      '/uploads/site/rose-1600.jpg',
    );
    await recordBin(articleRecord, server.container).restore({ ctx: ctx(), id });
    expect(await shown()).not.toContain('in-the-bin');
  });

  test("the owner's search finds it by a word of its text", async () => {
    const found = await SEARCH_PROVIDERS.find((one) => one.kind === 'records')!.find({
      ctx: ctx(),
      words: { patterns: ['%forsythia%', '%climber%'] },
      limit: 5,
    });
    expect(found.map((hit) => hit.title)).toEqual(["Pruning a climber's wood"]);
  });

  test('the sample articles are put in, and one the owner has changed stays changed', async () => {
    const samples = tipSources.map(asSampleArticle);
    const system = server.container.contextFor({ kind: 'system' }, 'test');
    const seedAll = () =>
      server.container.db.write((tx) =>
        seedRecords({ ctx: system, tx, record: articleRecord, samples }),
      );
    await seedAll();
    const { id, ...first } = samples[0]!;
    await updateRecord({
      ...change(),
      record: articleRecord,
      id,
      input: { ...first, title: 'Our own words' },
    });
    await seedAll();
    const titles = (await listArticles({ ctx: visitor() })).map((one) => one.title);
    expect(titles).toContain('Our own words');
    expect(titles).toHaveLength(samples.length + 1);
  });

  test('people of the firm are shown in their order, unless they are hidden', async () => {
    const person = (name: string, order: number, active = true) =>
      addRecord({
        ...change(),
        record: teamRecord,
        input: { name, role: 'Gardener', order, active },
      });
    await person('Ada Field', 2);
    await person('Ben Hill', 1);
    await person('Cleo Moor', 0, false);
    const names = (await listTeam({ ctx: visitor() })).map((member) => member.name);
    expect(names).toEqual(['Ben Hill', 'Ada Field']);
  });
});

test('a text is read into blocks, and nothing in it becomes HTML or an unsafe link', () => {
  expect(
    readArticleText(
      '## Head\n\nA **bold** [page](/about) and [bad](javascript:alert(1)) <b>x</b>\n\n1. one\n2. two',
    ),
  ).toEqual([
    { kind: 'heading', level: 2, text: 'Head' },
    {
      kind: 'paragraph',
      inlines: [
        { kind: 'text', text: 'A ' },
        { kind: 'bold', text: 'bold' },
        { kind: 'text', text: ' ' },
        { kind: 'link', text: 'page', to: '/about' },
        { kind: 'text', text: ' and [bad](javascript:alert(1)) <b>x</b>' },
      ],
    },
    {
      kind: 'list',
      isNumbered: true,
      items: [[{ kind: 'text', text: 'one' }], [{ kind: 'text', text: 'two' }]],
    },
  ]);
  expect(slugOf('  Élan & “vital”! ')).toBe('elan-vital');
});
