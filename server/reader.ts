/** The embedded reader with its trained weights, read from disk once a process. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BriefInput } from '#engine/model/brief.ts';
import type { Reading } from '#engine/model/reading.ts';
import { readModel } from '#reader/model.ts';
import { peopleSaid } from '#reader/people-said.ts';
import { makeReader, type Reader } from '#reader/read-text.ts';
import { withWheres } from '#reader/where-said.ts';
import { findRepositoryRoot } from '#server/repository-root.ts';

let reader: Reader | null = null;

/** What a description says; pure but for the files, which never change while the server runs. */
export function readDescription(text: string): Reading {
  if (!reader) {
    const folder = join(findRepositoryRoot(), 'reader');
    reader = makeReader(
      readModel(readFileSync(join(folder, 'model.bin')), readFileSync(join(folder, 'vectors.bin'))),
    );
  }
  return reader(text);
}

/** The same input with its description read, unless it has been read already; one that was kept before people were heard is heard now. */
export function withReading(input: BriefInput): BriefInput {
  const { reading, settled } = input;
  if (settled || reading?.said) return input;
  if (!reading) return { ...input, reading: readDescription(input.description) };
  const said = peopleSaid(reading.text);
  const mentions = withWheres(reading.text, reading.mentions);
  const isPlaced = mentions.some((mention, i) => mention !== reading.mentions[i]);
  return said || isPlaced
    ? { ...input, reading: { ...reading, mentions, ...(said ? { said } : {}) } }
    : input;
}
