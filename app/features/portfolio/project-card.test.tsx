import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PortfolioProject } from '#contracts/site-content.ts';
import { ProjectCard } from './project-card.tsx';

const project = (more: Partial<PortfolioProject>): PortfolioProject => ({
  id: 'one',
  title: 'Long Border House',
  description: 'A border.',
  category: 'family',
  tags: [],
  featured: false,
  sample: false,
  beforeImageUrl: '/uploads/site/mine-before.jpg',
  afterImageUrl: '/uploads/site/mine-after.jpg',
  before: null,
  after: null,
  ...more,
});
const card = (more: Partial<PortfolioProject>) =>
  renderToStaticMarkup(<ProjectCard project={project(more)} isWide={false} isEager />);

test('a drawn garden says so on its picture, in letters that can be read on a card', () => {
  const drawn = {
    sample: true,
    beforeImageUrl: '/uploads/site/samples/a-before.jpg',
    afterImageUrl: '/uploads/site/samples/a-after.jpg',
  };
  for (const more of [drawn, { ...drawn, beforeImageUrl: drawn.afterImageUrl }])
    expect(card(more)).toMatch(/@container relative.*picture-mark[^>]*>AI concept</s);
});

test('a photograph of finished work does not', () => {
  expect(card({})).not.toContain('AI concept');
});
