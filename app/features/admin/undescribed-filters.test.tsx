/** What the dashboard's lines about pictures lead to. */
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { AdminProject } from '#contracts/admin-portfolio.ts';
import type { AdminService } from '#contracts/admin-services.ts';
import {
  PORTFOLIO_PATH,
  PortfolioManager,
} from '#app/features/admin-portfolio/portfolio-manager.tsx';
import { SERVICES_PATH, ServicesManager } from '#app/features/admin-services/services-manager.tsx';
import { makeQueryClient } from '#app/lib/query-client.ts';

const URL = '/uploads/site/a-1600.jpg';
const picture = (alt: string) => ({
  alt,
  width: 16,
  height: 9,
  jpegUrl: URL,
  placeholder: null,
  avif: [],
  jpeg: [],
  focal: null,
});
const both = { updatedAt: '2026-11-20T09:00:00.000Z', version: 1 };

function draw(what: ReactElement, url: string, data: unknown, search: string): string {
  const client = makeQueryClient();
  client.setQueryData([url], data);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/admin/dashboard${search}`]}>{what}</MemoryRouter>
    </QueryClientProvider>,
  );
}

const service = (title: string, more: Partial<AdminService>): AdminService => ({
  id: title,
  title,
  description: 'What it is',
  shortDescription: 'What it is',
  imageUrl: URL,
  picture: picture('A lawn'),
  isUnfetched: false,
  icon: null,
  order: 1,
  active: true,
  ...both,
  ...more,
});
const project = (title: string, more: Partial<AdminProject>): AdminProject =>
  ({
    id: title,
    title,
    description: 'What it is',
    category: 'modern',
    tags: [],
    beforeImageUrl: '',
    afterImageUrl: URL,
    before: null,
    after: picture('A lawn'),
    isUnfetched: false,
    featured: false,
    sample: false,
    ...both,
    ...more,
  }) as AdminProject;

test('the filter lists only services whose picture has no description, each marked', () => {
  const services = [
    service('Lawns', {}),
    service('Ponds', { picture: picture(' ') }),
    service('Walls', { imageUrl: '', picture: null }),
  ];
  const markup = draw(
    <ServicesManager />,
    SERVICES_PATH,
    services,
    '?tab=services&show=undescribed',
  );
  expect(['Lawns', 'Ponds', 'Walls'].filter((title) => markup.includes(`>${title}</h3>`))).toEqual([
    'Ponds',
  ]);
  expect(markup).toContain('Picture not described (1)');
  expect(
    draw(<ServicesManager />, SERVICES_PATH, services, '').split('>Picture not described<'),
  ).toHaveLength(2);
});

test('projects count with either of their pictures, also while one is still to be fetched', () => {
  const projects = [
    project('Long', {}),
    project('Short', { before: picture('') }),
    project('Wide', { after: picture(''), beforeImageUrl: 'https://elsewhere.example/a.jpg' }),
  ];
  const markup = draw(
    <PortfolioManager />,
    PORTFOLIO_PATH,
    projects,
    '?tab=portfolio&show=undescribed',
  );
  expect(['Long', 'Short', 'Wide'].filter((title) => markup.includes(`>${title}</h3>`))).toEqual([
    'Short',
    'Wide',
  ]);
  expect(markup).toContain('Picture not fetched yet');
});

const ELSEWHERE = 'https://elsewhere.example/a.jpg';

test('the filter lists only services whose picture failed to download, each marked; pending ones are excluded', () => {
  const services = [
    service('Lawns', {}),
    service('Ponds', { imageUrl: ELSEWHERE, picture: null, isUnfetched: true }),
    service('Walls', { imageUrl: ELSEWHERE, picture: null }),
  ];
  const markup = draw(<ServicesManager />, SERVICES_PATH, services, '?tab=services&show=unfetched');
  expect(['Lawns', 'Ponds', 'Walls'].filter((title) => markup.includes(`>${title}</h3>`))).toEqual([
    'Ponds',
  ]);
  expect(markup).toContain('Picture could not be fetched (1)');
  expect(
    draw(<ServicesManager />, SERVICES_PATH, services, '').split('>Picture could not be fetched<'),
  ).toHaveLength(2);
});

test('projects of which a picture could not be fetched are listed alone, and so are those without one', () => {
  const projects = [
    project('Long', {}),
    project('Short', { beforeImageUrl: ELSEWHERE, isUnfetched: true }),
    project('Wide', { afterImageUrl: ELSEWHERE, after: null }),
    project('Bare', { afterImageUrl: '', after: null }),
  ];
  const markup = draw(
    <PortfolioManager />,
    PORTFOLIO_PATH,
    projects,
    '?tab=portfolio&show=unfetched',
  );
  const shown = (of: string) =>
    ['Long', 'Short', 'Wide', 'Bare'].filter((title) => of.includes(`>${title}</h3>`));
  expect([shown(markup), markup.split('>Picture could not be fetched<').length]).toEqual([
    ['Short'],
    2,
  ]);
  expect(markup).not.toContain('Picture not fetched yet');
  expect(
    shown(draw(<PortfolioManager />, PORTFOLIO_PATH, projects, '?tab=portfolio&show=no-picture')),
  ).toEqual(['Bare']);
});
