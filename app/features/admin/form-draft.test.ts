import { DAY_MS } from '#contracts/london-time.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { deviceStorage } from '#tests/support/device-storage.ts';
import { forgetOldDrafts, type KeptDraft, pickDrafts, writeDraft } from './form-draft.ts';

const draft = (id: string, window: string, minute: number): KeptDraft => ({
  kind: 'services',
  id,
  window,
  values: {},
  start: {},
  baseVersion: 1,
  at: `2026-11-22T08:${String(minute).padStart(2, '0')}:00.000Z`,
});
const picked = (kept: KeptDraft[], others: string[] | null) =>
  pickDrafts(kept, 'mine', others && new Set(others)).map(
    ({ id, window }) => `${id} of ${window || 'before'}`,
  );

describe('which drafts a window is offered', () => {
  test("offers the window's own drafts and those of closed windows, most recent first", () => {
    expect(
      picked([draft('a', 'mine', 1), draft('b', 'gone', 3), draft('c', '', 2)], ['open']),
    ).toEqual(['b of gone', 'c of before', 'a of mine']);
  });

  test("never offers a draft of an open window, or any other window's before it is known", () => {
    const kept = [draft('a', 'open', 1), draft('b', 'mine', 2), draft('c', 'gone', 3)];
    expect(picked(kept, ['open'])).toEqual(['c of gone', 'b of mine']);
    expect(picked(kept, null)).toEqual(['b of mine']);
  });

  test("for one record prefers the window's own draft, else the latest", () => {
    expect(picked([draft('a', 'gone', 9), draft('a', 'mine', 1)], [])).toEqual(['a of mine']);
    expect(
      picked([draft('a', 'gone', 4), draft('a', 'long gone', 2), draft('a', 'gone too', 6)], []),
    ).toEqual(['a of gone too']);
  });
});

describe('what lies on the device', () => {
  afterEach(() => vi.unstubAllGlobals());
  const text = (daysAgo: number) =>
    JSON.stringify({
      values: { message: 'The hedge' },
      start: {},
      baseVersion: null,
      at: new Date(Date.now() - daysAgo * DAY_MS).toISOString(),
    });

  test('is removed once its 30 days are over, or where nothing can read it, of whatever kind and window', () => {
    const device = deviceStorage({
      'plotwright-admin-draft:complaints:new:gone': text(31),
      'plotwright-admin-draft:complaint-steps:cmp_1:mine': text(400),
      'plotwright-admin-draft:quotes:quo_1:gone': '{"values":',
      'plotwright-admin-draft:services:a:gone': text(29),
      'plotwright-admin-session': 'x',
      another: '{',
    });
    vi.stubGlobal('localStorage', device);
    forgetOldDrafts();
    expect(Object.keys(device).toSorted()).toEqual([
      'another',
      'plotwright-admin-draft:services:a:gone',
      'plotwright-admin-session',
    ]);
  });

  test('is not said to be kept where the device is full, and a closed storage stops nothing', () => {
    const draft = {
      values: { a: 'b' },
      start: {},
      baseVersion: null,
      at: new Date().toISOString(),
    };
    vi.stubGlobal('localStorage', deviceStorage({}));
    expect(writeDraft('complaints', null, draft)).toBe(true);
    vi.stubGlobal('localStorage', deviceStorage({}, { isFull: true }));
    expect(writeDraft('complaints', null, draft)).toBe(false);
    vi.stubGlobal('localStorage', undefined);
    expect(() => forgetOldDrafts()).not.toThrow();
  });
});
