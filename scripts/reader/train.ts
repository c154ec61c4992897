/**
 * Trains the reader on the corpus: node scripts/reader/train.ts [--without WRITER,…] [--to FILE]
 * writes reader/model.bin. --without leaves writers out, to measure on them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  conceptFeatures,
  isOwn,
  look,
  remembered,
  type Seen,
  spanFeatures,
  wordFeatures,
} from '../../reader/features.ts';
import { readGroups } from '../../reader/groups.ts';
import type { Names } from '../../reader/model.ts';
import { type Labelled, readCorpus, readSentences, type Span } from './corpus.ts';
import { type Chain, type Choice, learnChain, learnChoice, Numbering } from './learn.ts';
import { packModel } from './write-model.ts';

/** Kept for measuring: never learnt from. */
const HELD_OUT = 'writer-06';
/** Concepts seen less often than this are "other" of their kind. */
const LEAST_CONCEPT = 3;
const MOST_CONCEPTS = 250;

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

export type Trained = { names: Names; file: Buffer };

export function train(
  briefs: readonly Labelled[],
  say: (text: string) => void = () => {},
): Trained {
  const started = Date.now();
  const tell = (what: string) => say(`${what}, ${Math.round((Date.now() - started) / 1000)} s`);
  const groups = readGroups(readFileSync(new URL('../../reader/words.bin', import.meta.url)));
  const seenOf = new Map<Labelled, Seen>(briefs.map((brief) => [brief, look(brief.words, groups)]));
  const kinds = [...new Set(briefs.flatMap((b) => b.spans.map((s) => s.label.k)))].sort();
  const tags = ['O', ...kinds.flatMap((kind) => [`B-${kind}`, `I-${kind}`])];
  const statuses = [...new Set(briefs.flatMap((b) => b.spans.map((s) => s.label.s)))].sort();
  const counts = new Map<string, number>();
  for (const { spans } of briefs)
    for (const { label } of spans)
      if (label.k !== 'plant')
        counts.set(`${label.k}:${label.c}`, (counts.get(`${label.k}:${label.c}`) ?? 0) + 1);
  const concepts = [...counts]
    .filter(([, n]) => n >= LEAST_CONCEPT)
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_CONCEPTS)
    .map(([name]) => name)
    .sort();

  const tagOf = new Map(tags.map((tag, i) => [tag, i]));
  const wordNumbers = new Numbering(2);
  const wordLists = briefs.map((brief) =>
    brief.words.words.map((_, i) => wordFeatures(seenOf.get(brief)!, i)),
  );
  for (const lists of wordLists) for (const list of lists) wordNumbers.count(list);
  wordNumbers.close();
  const chains = briefs.flatMap((brief, b): Chain[] => {
    const truth = new Int32Array(brief.words.words.length);
    for (const { from, to, label } of apart(brief.spans))
      for (let i = from; i < to; i++) truth[i] = tagOf.get(`${i === from ? 'B' : 'I'}-${label.k}`)!;
    const own = wordLists[b]!.map((list) => wordNumbers.of(list));
    return brief.words.sentences.map(({ from, to }) => ({
      features: own.slice(from, to),
      tags: truth.slice(from, to),
    }));
  });
  const chain = learnChain(chains, { features: wordNumbers.ids.size, tags: tags.length });
  tell(`tags: ${chains.length} sentences, ${wordNumbers.ids.size} features`);

  const statusNumbers = new Numbering(2);
  const statusLists = briefs.map((brief) => {
    const before: string[] = [];
    return brief.spans.map((span) => {
      const { from, to, label } = span;
      const concept = label.k === 'plant' ? 'plant' : label.c;
      const list = spanFeatures(seenOf.get(brief)!, { from, to, kind: label.k, concept }, before);
      before.push(remembered(label.k, label.s));
      return list;
    });
  });
  for (const lists of statusLists) for (const list of lists) statusNumbers.count(list);
  statusNumbers.close();
  const statusWeights = learnChoice(
    briefs.flatMap((brief, b) =>
      brief.spans.map((span, i): Choice => ({
        features: statusNumbers.of(statusLists[b]![i]!),
        own: statusNumbers.of(statusLists[b]![i]!.filter(isOwn)),
        label: statuses.indexOf(span.label.s),
      })),
    ),
    { features: statusNumbers.ids.size, labels: statuses.length, rounds: 16, drop: 0.25 },
  );
  tell(`statuses: ${statusNumbers.ids.size} features`);

  const conceptNumbers = new Numbering(1);
  const conceptSpans = briefs.flatMap((brief) =>
    brief.spans
      .filter(({ label }) => concepts.includes(`${label.k}:${label.c}`))
      .map(({ from, to, label }) => ({
        label: `${label.k}:${label.c}`,
        list: conceptFeatures(seenOf.get(brief)!, from, to, label.k),
      })),
  );
  for (const { list } of conceptSpans) conceptNumbers.count(list);
  conceptNumbers.close();
  const ofKind = new Map(
    kinds.map((kind) => [kind, concepts.flatMap((c, i) => (c.startsWith(`${kind}:`) ? [i] : []))]),
  );
  const conceptWeights = learnChoice(
    conceptSpans.map(({ label, list }) => ({
      features: conceptNumbers.of(list),
      label: concepts.indexOf(label),
    })),
    {
      features: conceptNumbers.ids.size,
      labels: concepts.length,
      rounds: 12,
      allowed: (l) => ofKind.get(concepts[l]!.split(':')[0]!)!,
    },
  );
  tell(`concepts: ${concepts.length}, ${conceptNumbers.ids.size} features`);

  const names: Names = {
    tags,
    statuses,
    concepts,
    warmth: { tags: 1.2, status: 1.3, concept: 1.2 },
  };
  const file = packModel(names, chain.steps, [
    { ids: wordNumbers.ids, weights: chain.words, labels: tags.length, least: 0.08 },
    { ids: statusNumbers.ids, weights: statusWeights, labels: statuses.length, least: 0.04 },
    { ids: conceptNumbers.ids, weights: conceptWeights, labels: concepts.length, least: 0.05 },
  ]);
  tell(`${Math.round(file.length / 1024)} kB`);
  return { names, file };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const option = (name: string) => {
    const i = process.argv.indexOf(name);
    return i < 0 ? null : process.argv[i + 1]!;
  };
  const without = [HELD_OUT, ...(option('--without')?.split(',') ?? [])];
  const briefs = [...readCorpus(), ...readSentences()].filter(
    (b) => b.spans.length && !without.includes(b.writer),
  );
  const { file } = train(briefs, console.log);
  writeFileSync(option('--to') ?? new URL('../../reader/model.bin', import.meta.url), file);
}
