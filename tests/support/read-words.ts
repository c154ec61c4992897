/** What is read of a few words about a garden whose place and size are known. */
import { placeOf } from '#content/places/place-of.ts';
import { readBrief } from '#engine/brief/read-brief.ts';
import { isSure } from '#engine/model/reading.ts';
import { readDescription, withReading } from '#server/reader.ts';

const HOME = 'Our garden is at the back of a house in Romford, 10m by 12m.';

/** "feature:lawn:refused", of the mentions that are sure. */
export const sureOf = (text: string): string[] =>
  readDescription(`${HOME} ${text}`)
    .mentions.filter(isSure)
    .map(({ kind, concept, status }) => `${kind}:${concept}:${status}`);

export const briefOf = (text: string) =>
  readBrief(
    withReading({ description: `${HOME} ${text}`, projectType: 'modern', preferences: [] }),
    placeOf(null).place!,
  );
