/** The back office's own pages, found by their names without asking the server. */
import type { SearchHit } from '#contracts/admin-search.ts';
import type { Role } from '#contracts/rights.ts';
import { linksFor } from '#app/features/admin/admin-links.ts';

const pagesFor = (role: Role | null): SearchHit[] =>
  linksFor(role).flatMap(({ label, links }) =>
    links.map(([to, title]) => ({ id: `page-${to}`, title, detail: label, to })),
  );

/** All of them where nothing was typed. @param role of whoever is signed in beside the owner */
export function findPages(text: string, role: Role | null = null): SearchHit[] {
  const typed = text.trim().toLowerCase();
  return pagesFor(role).filter(({ title }) => title.toLowerCase().includes(typed));
}

/** The next place in a list of so many, round its ends. @param at -1 for none */
export function stepTo(key: string, at: number, count: number): number {
  if (count === 0) return -1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1;
  return at >= count - 1 ? 0 : at + 1;
}
