import { expect, test } from 'vitest';
import type { AdminProject } from '#contracts/admin-portfolio.ts';
import { toCopy } from './portfolio-manager.tsx';

const project = (more: Partial<AdminProject>): AdminProject => ({
  id: 'prj_1',
  title: 'A courtyard',
  description: 'Brick and fern.',
  category: 'family',
  tags: ['brick'],
  beforeImageUrl: '',
  afterImageUrl: '/uploads/site/photo-1600.jpg',
  before: null,
  after: null,
  isUnfetched: false,
  featured: false,
  sample: true,
  version: 3,
  updatedAt: '2026-11-20T09:00:00.000Z',
  ...more,
});

test("a copy begins as the owner's own work, unless the design tool drew its pictures", () => {
  expect(toCopy(project({}))).toMatchObject({ title: 'A courtyard (copy)', sample: false });
  expect(toCopy(project({ afterImageUrl: '/uploads/site/samples/pond.jpg' }))).toMatchObject({
    sample: true,
  });
});
