import { describe, expect, test } from 'vitest';
import { followRecord, resumeFields, settleFields } from './use-kept-fields.ts';

const start = { outcome: '', settled: '' };
const draft = (values: Record<string, unknown>, more = {}) => ({
  values,
  start,
  baseVersion: 3,
  at: '2026-11-22T09:00:00.000Z',
  ...more,
});

describe('what was kept', () => {
  test('stands in the form again with the version it was made from', () => {
    expect(
      resumeFields(draft({ outcome: 'Paid back', settled: '' }), {
        outcome: 'By the other',
        settled: 'on',
      }),
    ).toEqual({
      base: { start, version: 3 },
      values: { outcome: 'Paid back', settled: '' },
      keptSince: '2026-11-22T09:00:00.000Z',
    });
  });

  test('keeps the name of its sending, so that what arrived is not added twice', () => {
    expect(
      resumeFields(
        draft({ outcome: 'Paid back', settled: '' }, { requestKey: 'first-key-1' }),
        start,
      )?.requestKey,
    ).toBe('first-key-1');
  });

  test('is nothing where it says what stands already, or where there is none', () => {
    expect(resumeFields(draft({ outcome: '', settled: '' }), start)).toBeNull();
    expect(resumeFields(null, start)).toBeNull();
  });

  test('fills only the fields of the form, and those with texts', () => {
    expect(resumeFields(draft({ outcome: 7, settled: 'on', other: 'x' }), start)?.values).toEqual({
      outcome: '',
      settled: 'on',
    });
  });
});

describe('a record that others have saved', () => {
  const held = { base: { start, version: 3 }, values: start, keptSince: null };
  const theirs = { start: { outcome: 'Collected', settled: '' }, version: 4 };

  test('is shown where nothing was typed', () => {
    expect(followRecord(held, theirs)).toEqual({
      base: theirs,
      values: theirs.start,
      keptSince: null,
    });
  });

  test('neither takes the place of what was typed, nor of the version it was made from', () => {
    const typing = { ...held, values: { outcome: 'Paid ba', settled: '' } };
    expect(followRecord(typing, theirs)).toBe(typing);
  });

  test('that says what is typed here already leaves nothing unsaved: its saving arrived, though its answer did not', () => {
    const typing = { ...held, values: theirs.start };
    expect(followRecord(typing, theirs)).toEqual({
      base: theirs,
      values: theirs.start,
      keptSince: null,
    });
    expect(
      followRecord({ ...held, values: { outcome: 'Collected', settled: 'on' } }, theirs).base
        .version,
    ).toBe(3);
  });

  test('is not overtaken by a list from before it was saved', () => {
    const saved = { base: theirs, values: theirs.start, keptSince: null };
    expect(followRecord(saved, { start, version: 3 })).toBe(saved);
  });

  test('changes nothing where it is the same', () => {
    expect(followRecord(held, { start: { ...start }, version: 3 })).toBe(held);
  });
});

describe('what was sent', () => {
  const sent = { outcome: 'Paid', settled: '' };
  const after = { start: sent, version: 4 };

  test('is the beginning of what follows', () => {
    expect(
      settleFields({ base: { start, version: 3 }, values: sent, keptSince: null }, after, sent),
    ).toEqual({ base: after, values: sent, keptSince: null });
  });

  test('leaves what was typed while it was on its way, made from what was saved', () => {
    expect(
      settleFields(
        {
          base: { start, version: 3 },
          values: { outcome: 'Paid back', settled: '' },
          keptSince: null,
        },
        after,
        sent,
      ),
    ).toEqual({ base: after, values: { outcome: 'Paid back', settled: '' }, keptSince: null });
  });
});
