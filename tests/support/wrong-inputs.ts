/** What no form of ours would send: the ways in which every field of a body, and the body itself, can be wrong. */
import type { Random } from '#engine/geometry/random.ts';
import { type Place, withText } from '#tests/support/call-samples.ts';
import type { Json } from '#tests/support/generated-json.ts';

const text = (value: string) => JSON.stringify(value);

/** As they stand in the JSON that is sent: some of it no program of ours could write. */
const WRONG_VALUES = [
  'null',
  'true',
  'false',
  '0',
  '-0',
  '-1',
  '7',
  '1.5',
  '1e-320',
  '1e308',
  '-1e308',
  '1e999',
  '9007199254740993',
  'NaN',
  '-Infinity',
  'undefined',
  '[]',
  '{}',
  '[[]]',
  '[null]',
  '["x",["y",[null]]]',
  `${'['.repeat(60)}${']'.repeat(60)}`,
  '{"a":{"b":{"c":[1]}}}',
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  ...[
    '',
    ' ',
    'x',
    '7',
    '-1',
    'NaN',
    'Infinity',
    '1e308',
    '٣',
    'true',
    'null',
    '2026-02-31',
    '2026-13-01',
    '0000-00-00',
    '9999-12-31',
    '2026-02-31T10:00:00.000Z',
    '+275760-09-14T00:00:00.000Z',
    '24:00',
  ].map(text),
  ...[
    '\u0000',
    'a\u0000b',
    'a\u0001\u001b[31m\u007f\u0085',
    '\u202eleft\u2066',
    '\u200b\u200b',
    'line\r\nline: of a header',
    'x'.repeat(5_000),
    '\u{1F33F}'.repeat(3_000),
    'e\u0301'.repeat(400),
  ].map(text),
  ...[
    '__proto__',
    'constructor',
    'toString',
    '<script>alert(1)</script>',
    '=cmd|calc',
    "'; drop table services; --",
    '%_!',
    '../../etc/passwd',
    'javascript:alert(1)',
    '/uploads/../x',
    'https://user:pw@example.com/',
    'http://[::1',
    'a@b',
    'somebody@exa\u0000mple.org',
  ].map(text),
  '"\\ud800"',
  '"a\\udc00b"',
  '"\\ud83c and a half"',
  text('y'.repeat(200_000)),
];
const WRONG_BODIES = [
  '',
  ' ',
  'null',
  'true',
  '7',
  '"text"',
  '[]',
  '[[]]',
  '{',
  '{"a":',
  '{"a":1}{"b":2}',
  '\u0000',
  'NaN',
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`,
];
const STRAY_FIELDS = [
  '"extra":[1]',
  '"id":"other"',
  '"version":1e308',
  '"deleted_at":"2026-01-01"',
  '"__proto__":{"polluted":1}',
  '"constructor":{"prototype":{"polluted":1}}',
  '"toString":null',
  '"":""',
  '"\\u0000":1',
  '"\\ud800":1',
];
/** As parts of an address, or as what a header says. */
export const WRONG_WORDS = [
  '',
  '%20',
  '0',
  '-1',
  '1.5',
  '1e308',
  'NaN',
  '99999999999999999999',
  'true',
  '2026-02-31',
  '9999-12-31',
  '__proto__',
  'constructor',
  '..%2f..%2fetc',
  '%00',
  '%ED%A0%80',
  '%0d%0aset-cookie:a=b',
  '%F0%9F%8C%BF',
  '%27%3B--',
  '%25_',
  'x'.repeat(199),
  'y'.repeat(3_000),
];
/** As If-Match says which version a change was made from. */
export const WRONG_VERSIONS = [
  '',
  'x',
  '""',
  '"x"',
  '-1',
  '"-1"',
  '1.5',
  '"1e308"',
  '"99999999999999999999"',
  'W/""',
  '"1", "2"',
  '*, "1"',
  '"__proto__"',
  `"${'9'.repeat(4_000)}"`,
];

const MARK = 'the value that is put here instead';

export type WrongBody = { what: string; place: Place | null; text: string };

/** Every field and every entry of a value, the value itself left out. */
function listPlaces(value: Json, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => {
    const place = [...at, Array.isArray(value) ? Number(key) : key];
    return [place, ...listPlaces(one, place)];
  });
}

const at = (value: Json, place: Place): Json =>
  place.reduce<Json>((one, key) => (one as Record<string | number, Json>)[key]!, value);

/** The body with other JSON at that place. */
const put = (good: Json, place: Place, raw: string): string =>
  JSON.stringify(withText(good, place, MARK)).replace(JSON.stringify(MARK), () => raw);

/** The body with something in front of what stands in an object. */
const strew = (good: Json, place: Place, stray: string): string => {
  const inside = JSON.stringify(at(good, place)).slice(1);
  const raw = `{${stray}${inside === '}' ? '' : ','}${inside}`;
  return place.length === 0 ? raw : put(good, place, raw);
};

function leaveOut(good: Json, place: Place): string {
  const [parent, key] = [at(good, place.slice(0, -1)), place.at(-1)!];
  const rest: Json = Array.isArray(parent)
    ? parent.filter((_one, index) => index !== key)
    : (Object.fromEntries(
        Object.entries(parent as object).filter(([name]) => name !== key),
      ) as Json);
  return place.length === 1
    ? JSON.stringify(rest)
    : put(good, place.slice(0, -1), JSON.stringify(rest));
}

/** Some of a list, in an order of their own; all of it where that many are asked for. */
export function some<T>(random: Random, list: readonly T[], count: number): T[] {
  const left = [...list];
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(random.index(left.length), 1)[0]!,
  );
}

/**
 * @param good a body that is taken
 * @param each of how many wrong values every field is given
 */
export function listWrongBodies(good: Json, random: Random, each: number): WrongBody[] {
  const places = listPlaces(good);
  const objects: Place[] = [[], ...places].filter((place) => {
    const one = at(good, place);
    return typeof one === 'object' && one !== null && !Array.isArray(one);
  });
  const lists = places.filter(
    (place) => Array.isArray(at(good, place)) && (at(good, place) as Json[]).length > 0,
  );
  return [
    ...some(random, WRONG_BODIES, Math.max(each, 5)).map((body) => ({
      what: 'the body',
      place: null,
      text: body,
    })),
    ...places.flatMap((place) => [
      { what: 'left out', place, text: leaveOut(good, place) },
      ...some(random, WRONG_VALUES, each).map((raw) => ({
        what: raw.slice(0, 60),
        place,
        text: put(good, place, raw),
      })),
    ]),
    ...objects.flatMap((place) =>
      some(random, STRAY_FIELDS, Math.ceil(each / 2)).map((stray) => ({
        what: `a stray ${stray}`,
        place: null,
        text: strew(good, place, stray),
      })),
    ),
    ...lists.map((place) => ({
      what: '1,000 entries',
      place,
      text: put(
        good,
        place,
        JSON.stringify(Array.from({ length: 1_000 }, () => (at(good, place) as Json[])[0]!)),
      ),
    })),
  ];
}
