/** Nothing that was read as wished for is dropped: each mention has its row, or is part of another's. */
import fs from 'node:fs';
import { expect, test } from 'vitest';
import { placeOf } from '#content/places/place-of.ts';
import { readBrief } from '#engine/brief/read-brief.ts';
import type { BriefInput } from '#engine/model/brief.ts';
import { isHere, isSure } from '#engine/reading/things.ts';
import { withReading } from '#server/reader.ts';
import { unseenBriefs } from './fixtures/briefs/unseen-briefs.ts';

type Written = { id: string; text: string; form: Pick<BriefInput, 'projectType' | 'preferences'> };
/** Briefs of writers whom the reader never saw. */
const written: [string, BriefInput][] = ['writer-06', 'writer-08'].flatMap((writer) =>
  (JSON.parse(fs.readFileSync(`corpus/briefs/${writer}.json`, 'utf8')) as Written[]).map(
    ({ id, text, form }): [string, BriefInput] => [
      id,
      { description: text, projectType: form.projectType, preferences: form.preferences },
    ],
  ),
);
const all = [...written, ...unseenBriefs.map((one): [string, BriefInput] => [one.id, one.input])];
const THINGS = ['feature', 'plant', 'boundary'];

test.each(all)('every thing wished for in %s has one row', (_, input) => {
  const { reading, ...rest } = withReading(input);
  const brief = readBrief({ ...rest, reading: reading! }, placeOf(input.postcode ?? null).place!);
  const rows = brief.wishes.flatMap(({ mentions }) => mentions);
  expect(rows.filter((id, i) => rows.indexOf(id) !== i)).toEqual([]);
  const wished = reading!.mentions.filter(
    (m) => THINGS.includes(m.kind) && m.status === 'wanted' && isHere(m) && isSure(m),
  );
  expect(wished.filter(({ id }) => !rows.includes(id)).map(({ quote }) => quote)).toEqual([]);
});
