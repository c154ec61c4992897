// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { deviceStorage } from '#tests/support/device-storage.ts';
import { followRecord, resumeFields, settleFields, useKeptFields } from './use-kept-fields.ts';

const start = { outcome: '', settled: '' };
const draft = (values: Record<string, unknown>, more = {}) => ({
  values,
  start,
  baseVersion: 3,
  at: '2026-11-22T09:00:00.000Z',
  ...more,
});

describe('what was kept', () => {
  test('a draft is restored with its base version', () => {
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

  test('a draft equal to the saved values is ignored', () => {
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

describe('on this device', () => {
  const KEY = 'plotwright-admin-draft:enquiry-note:enq_1';
  const open = (device: Record<string, string>) => {
    vi.stubGlobal('localStorage', deviceStorage(device));
    return renderHook(() =>
      useKeptFields({ kind: 'enquiry-note', id: 'enq_1', start: { text: '' } }),
    ).result;
  };
  const kept = () =>
    Object.keys(localStorage).map((key) => JSON.parse(localStorage.getItem(key)!) as object);
  afterEach(() => vi.unstubAllGlobals());

  test('an unsent text is put back with the key of its sending', async () => {
    const fields = open({
      [KEY]: JSON.stringify({
        ...draft({ text: 'Ring back' }),
        start: { text: '' },
        at: new Date().toISOString(),
        requestKey: 'first-key',
      }),
    });
    // Which windows are open is known a moment later.
    await waitFor(() =>
      expect(fields.current).toMatchObject({
        values: { text: 'Ring back' },
        isChanged: true,
        requestKey: 'first-key',
        baseVersion: 3,
      }),
    );
  });

  test('typing keeps the text, and settling forgets it', () => {
    const fields = open({});
    act(() => fields.current.change({ text: 'Ring back' }));
    expect(kept()).toMatchObject([{ values: { text: 'Ring back' } }]);
    act(() => fields.current.settle(undefined, { text: 'Ring back' }));
    expect(fields.current.values.text).toBe('');
    expect(kept()).toEqual([]);
  });
});
