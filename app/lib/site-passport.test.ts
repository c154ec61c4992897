import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SITE_PASSPORT_KEY, type PostcodeResult } from '#contracts/location.ts';

const place: PostcodeResult = {
  postcode: 'RM1 3DS',
  district: 'Havering',
  latitude: 51.583,
  longitude: 0.183,
  source: 'table',
  confidence: 'medium',
  note: 'n',
};
let kept: Map<string, string>;
let isClosed: boolean;
let isFull: boolean;

beforeEach(() => {
  vi.resetModules();
  [kept, isClosed, isFull] = [new Map(), false, false];
  const check = () => {
    if (isClosed) throw new DOMException('closed', 'SecurityError');
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (check(), kept.get(key) ?? null),
    setItem: (key: string, value: string) => {
      check();
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => (check(), void kept.delete(key)),
  });
});
afterEach(() => vi.unstubAllGlobals());
const open = () => import('./site-passport.ts');

test('what is learnt is added to what is known', async () => {
  const { readSitePassport, updateSitePassport } = await open();
  expect(readSitePassport()).toBeNull();
  updateSitePassport({ postcode: place });
  updateSitePassport({ gardenSize: 'small', areaM2: 42 });
  expect(readSitePassport()).toMatchObject({
    version: 1,
    postcode: place,
    gardenSize: 'small',
    areaM2: 42,
    soil: null,
  });
  expect(readSitePassport()).toBe(readSitePassport());
});

test('another visit finds it', async () => {
  (await open()).updateSitePassport({ postcode: place });
  vi.resetModules();
  expect((await open()).readSitePassport()?.postcode).toEqual(place);
});

test('a house number cannot get in', async () => {
  (await open()).updateSitePassport({
    postcode: { ...place, houseNumber: '14a' } as PostcodeResult,
    houseNumber: '14a',
  } as Parameters<typeof import('./site-passport.ts').updateSitePassport>[0]);
  expect(kept.get(SITE_PASSPORT_KEY)).not.toContain('14a');
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"version":2}',
  '{"version":1,"savedAt":"x","postcode":{"postcode":7}}',
])('what cannot be read (%s) counts as none, and is written over', async (text) => {
  kept.set(SITE_PASSPORT_KEY, text);
  const { readSitePassport, updateSitePassport } = await open();
  expect(readSitePassport()).toBeNull();
  updateSitePassport({ postcode: place });
  expect(readSitePassport()?.postcode).toEqual(place);
});

test('forgetting leaves nothing', async () => {
  const { forgetSitePassport, readSitePassport, updateSitePassport } = await open();
  updateSitePassport({ postcode: place });
  forgetSitePassport();
  expect(readSitePassport()).toBeNull();
  expect(kept.size).toBe(0);
});

test.each(['closed', 'full'])('with a storage that is %s this tab still knows', async (kind) => {
  const { forgetSitePassport, readSitePassport, updateSitePassport } = await open();
  if (kind === 'closed') isClosed = true;
  else isFull = true;
  updateSitePassport({ postcode: place });
  updateSitePassport({ gardenSize: 'large' });
  expect(readSitePassport()).toMatchObject({ postcode: place, gardenSize: 'large' });
  forgetSitePassport();
  expect(readSitePassport()).toBeNull();
});

test("another tab's change is seen", async () => {
  const { readSitePassport, updateSitePassport } = await open();
  updateSitePassport({ postcode: place });
  kept.delete(SITE_PASSPORT_KEY);
  expect(readSitePassport()).toBeNull();
});
