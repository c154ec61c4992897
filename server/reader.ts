/** The embedded reader with its trained weights, read from disk once a process. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BriefInput } from '#engine/model/brief.ts';
import type { Reading } from '#engine/model/reading.ts';
import { readGroups } from '#reader/groups.ts';
import { readModel } from '#reader/model.ts';
import { makeReader, type Reader } from '#reader/read-text.ts';
import { findRepositoryRoot } from '#server/repository-root.ts';

let reader: Reader | null = null;

/** What a description says; pure but for the files, which never change while the server runs. */
export function readDescription(text: string): Reading {
  if (!reader) {
    const folder = join(findRepositoryRoot(), 'reader');
    reader = makeReader(
      readModel(readFileSync(join(folder, 'model.bin')), readFileSync(join(folder, 'vectors.bin'))),
      readGroups(readFileSync(join(folder, 'words.bin'))),
    );
  }
  return reader(text);
}

/** The same input with its description read, unless it has been read already. */
export const withReading = (input: BriefInput): BriefInput =>
  input.reading || input.settled
    ? input
    : { ...input, reading: readDescription(input.description) };
