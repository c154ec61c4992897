import { describe, expect, test } from 'vitest';
import { type KeptDraft, pickDrafts } from './form-draft.ts';

const draft = (id: string, window: string, minute: number): KeptDraft => ({ kind: 'services', id, window, values: {}, start: {}, baseVersion: 1, at: `2026-11-22T08:${String(minute).padStart(2, '0')}:00.000Z` });
const picked = (kept: KeptDraft[], others: string[] | null) => pickDrafts(kept, 'mine', others && new Set(others)).map(({ id, window }) => `${id} of ${window || 'before'}`);

describe('which drafts a window is offered', () => {
  test('its own, and those of windows that are gone, the last changed first', () => {
    expect(picked([draft('a', 'mine', 1), draft('b', 'gone', 3), draft('c', '', 2)], ['open'])).toEqual(['b of gone', 'c of before', 'a of mine']);
  });

  test('never one of a window that stands open, and of others none before that is known', () => {
    const kept = [draft('a', 'open', 1), draft('b', 'mine', 2), draft('c', 'gone', 3)];
    expect(picked(kept, ['open'])).toEqual(['c of gone', 'b of mine']);
    expect(picked(kept, null)).toEqual(['b of mine']);
  });

  test('of one record its own rather than a later one of another window, else the latest', () => {
    expect(picked([draft('a', 'gone', 9), draft('a', 'mine', 1)], [])).toEqual(['a of mine']);
    expect(picked([draft('a', 'gone', 4), draft('a', 'long gone', 2), draft('a', 'gone too', 6)], [])).toEqual(['a of gone too']);
  });
});
