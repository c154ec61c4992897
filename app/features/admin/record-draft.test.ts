import { createFormControl } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { deviceStorage } from '#tests/support/device-storage.ts';
import type { Draft } from './form-draft.ts';
import { fillForm, makeDraftKeeper, saysSame } from './record-draft.ts';

const start = { title: 'Lawns', text: 'We mow.' };
let device: Record<string, string>;
beforeEach(() => {
  device = deviceStorage({});
  vi.stubGlobal('localStorage', device);
});
afterEach(() => vi.unstubAllGlobals());
const keptDraft = () => JSON.parse(Object.values(device)[0] ?? 'null') as Draft | null;

/** As the dialog does: every value that is put is kept at once. */
function openForm() {
  const form = createFormControl({ defaultValues: start });
  const keeper = makeDraftKeeper({ kind: 'services', id: 'srv_1', start });
  keeper.from({ version: 7, start, requestKey: 'key-of-this-mount' });
  form.subscribe({
    formState: { values: true },
    callback: ({ values }) => void keeper.keep(values),
  });
  return { form, keeper };
}

test('a draft that is continued keeps the version, the beginning and the key it was made with', () => {
  const { form, keeper } = openForm();
  const older = { title: 'Lawns', text: 'We roll.' };
  fillForm(
    form,
    keeper,
    { version: 5, start: older, requestKey: 'key-of-the-draft' },
    { title: 'Lawns and beds', text: 'We roll and edge.' },
  );
  expect(keptDraft()).toMatchObject({
    values: { title: 'Lawns and beds', text: 'We roll and edge.' },
    start: older,
    baseVersion: 5,
    requestKey: 'key-of-the-draft',
  });
});

test('what is as it was is forgotten, and nothing is kept once it is over', () => {
  const { form, keeper } = openForm();
  form.setValue('text', 'We mow and edge.');
  expect(keptDraft()).toMatchObject({ baseVersion: 7, requestKey: 'key-of-this-mount' });
  form.setValue('text', start.text);
  expect(keptDraft()).toBeNull();
  keeper.stop();
  form.setValue('text', 'After it was saved.');
  expect(keptDraft()).toBeNull();
});

test('a device that is full is said to be', () => {
  vi.stubGlobal('localStorage', deviceStorage({}, { isFull: true }));
  const keeper = makeDraftKeeper({ kind: 'services', id: null, start });
  keeper.from({ version: null, start, requestKey: 'key-of-this-mount' });
  expect(keeper.keep({ ...start, title: 'Hedges' })).toMatchObject({ could: false });
});

test('a record that says what was sent is one’s own sending', () => {
  const schema = z.object({
    title: z.string().trim(),
    text: z.string().trim().min(1),
    picture: z.string().nullable().default(null),
  });
  const sent = schema.parse({ title: ' Lawns ', text: 'We mow.' });
  expect(saysSame(schema, { title: 'Lawns', text: 'We mow.' }, sent)).toBe(true);
  expect(saysSame(schema, { title: 'Lawns', text: 'We roll.' }, sent)).toBe(false);
  expect(saysSame(schema, { title: 'Lawns', text: '' }, sent)).toBe(false);
});
