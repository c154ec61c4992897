/** The corpus as numbers, for scripts/reader/network.py. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedFrom } from '../../engine/geometry/random.ts';
import {
  encode,
  learntAs,
  PARTS_OF_WORDS,
  senseName,
  SHAPE_ROWS,
  type Tables,
} from '../../reader/encode.ts';
import type { Seen } from '../../reader/features.ts';
import { type Names, readVectors } from '../../reader/model.ts';
import type { Labelled, Span } from './corpus.ts';

/** A word that the corpus has less often is known by its vector alone. */
const LEAST_OWN = 3;
const USUAL_WEIGHT = 2;
/** Concepts that the corpus has less often are "other" of their kind. */
const LEAST_CONCEPT = 4;

/** "feature:shed" …, of all kinds but plants, whose names are read from their own words. */
function conceptsOf(briefs: readonly Labelled[]): string[] {
  const counts = new Map<string, number>();
  for (const { spans } of briefs)
    for (const { label } of spans)
      if (label.k !== 'plant')
        counts.set(`${label.k}:${label.c}`, (counts.get(`${label.k}:${label.c}`) ?? 0) + 1);
  return [...counts].flatMap(([name, n]) => (n >= LEAST_CONCEPT ? [name] : [])).sort();
}

/** Spans that do not overlap: of two the first, and of two that begin together the longer. */
export function apart(spans: readonly Span[]): Span[] {
  const out: Span[] = [];
  for (const span of spans) {
    const last = out.at(-1);
    if (!last || span.from >= last.to) out.push(span);
    else if (span.from === last.from && span.to > last.to) out[out.length - 1] = span;
  }
  return out;
}

export function namesOf(briefs: readonly Labelled[], seenOf: ReadonlyMap<Labelled, Seen>): Names {
  const kinds = [...new Set(briefs.flatMap((b) => b.spans.map((s) => s.label.k)))].sort();
  const statuses = [...new Set(briefs.flatMap((b) => b.spans.map((s) => s.label.s)))].sort();
  const counts = new Map<string, number>();
  const senses = new Set<string>();
  const cues = new Set(['']);
  for (const brief of briefs) {
    const seen = seenOf.get(brief)!;
    for (const word of brief.words.words)
      counts.set(learntAs(word), (counts.get(learntAs(word)) ?? 0) + 1);
    for (const found of seen.phrases)
      for (const { kind, concept } of found?.senses ?? []) senses.add(senseName(kind, concept));
    for (const { cue } of seen.cues) cues.add(cue);
  }
  const own = [...counts].filter(([, n]) => n >= LEAST_OWN).map(([word]) => seedFrom(word));
  return {
    tags: ['O', ...kinds.flatMap((kind) => [`B-${kind}`, `I-${kind}`])],
    kinds,
    statuses,
    concepts: conceptsOf(briefs),
    senses: [...senses].sort(),
    cues: [...cues].sort(),
    own: own.sort((a, b) => a - b),
    certainty: { grounds: [], kinds: {}, statuses: {} },
  };
}

export function writeExamples(
  folder: string,
  briefs: readonly Labelled[],
  seenOf: ReadonlyMap<Labelled, Seen>,
  names: Names,
  vectorsFile: Buffer,
): void {
  const { rows, matrix } = readVectors(vectorsFile);
  const tables: Tables = {
    vectors: rows,
    own: new Map(names.own.map((hash, i) => [hash, i + 1])),
    senses: new Map(names.senses.map((name, i) => [name, i + 1])),
    kinds: names.kinds,
    cues: new Map(names.cues.map((name, i) => [name, i])),
  };
  const texts = briefs.map((brief) => {
    const words = encode(seenOf.get(brief)!, tables);
    return {
      writer: brief.writer,
      vectors: words.map((word) => word.vector),
      own: words.map((word) => word.own),
      shapes: words.map((word) => word.shape),
      endings: words.map((word) => word.ending),
      beginnings: words.map((word) => word.beginning),
      cues: words.map((word) => word.cue),
      senses: words.map((word) => word.senses),
      kinds: words.map((word) => word.kinds),
      // sentences are marked without weights
      weighed: brief.spans.some(({ label }) => label.w !== undefined),
      sentences: brief.words.sentences.map(({ from, to }) => [from, to]),
      spans: apart(brief.spans).map(({ from, to, label }) => [
        from,
        to,
        names.kinds.indexOf(label.k),
        names.statuses.indexOf(label.s),
        label.w ?? USUAL_WEIGHT,
        names.concepts.indexOf(`${label.k}:${label.c}`),
      ]),
    };
  });
  const sizes = {
    dimensions: matrix.columns,
    tags: names.tags.length,
    statuses: names.statuses.length,
    kinds: names.kinds.length,
    own: names.own.length,
    senses: names.senses.length,
    cues: names.cues.length,
    conceptKinds: names.concepts.map((name) => names.kinds.indexOf(name.split(':')[0]!)),
    shapes: SHAPE_ROWS,
    parts: PARTS_OF_WORDS,
  };
  writeFileSync(join(folder, 'examples.json'), JSON.stringify({ ...sizes, texts }));
  const values = Float32Array.from(
    matrix.bytes,
    (byte, i) => byte * matrix.scales[i % matrix.columns]!,
  );
  writeFileSync(join(folder, 'vectors.f32'), Buffer.from(values.buffer));
}
