/** Learns the linear parts: the tags of words, which concept of its kind a span is, and what is to happen to it. */
import {
  conceptFeatures,
  isOwn,
  remembered,
  type Seen,
  spanFeatures,
  wordFeatures,
} from '../../reader/features.ts';
import type { Labelled } from './corpus.ts';
import { apart } from './examples.ts';
import { type Chain, learnChain, learnChoice, Numbering } from './learn.ts';
import type { Part } from './write-model.ts';

/** Concepts seen less often than this are "other" of their kind. */
const LEAST_SEEN = 3;
const MOST_CONCEPTS = 250;

export function learnConcepts(
  briefs: readonly Labelled[],
  seenOf: ReadonlyMap<Labelled, Seen>,
): { concepts: string[]; part: Part } {
  const counts = new Map<string, number>();
  for (const { spans } of briefs)
    for (const { label } of spans)
      if (label.k !== 'plant')
        counts.set(`${label.k}:${label.c}`, (counts.get(`${label.k}:${label.c}`) ?? 0) + 1);
  const concepts = [...counts]
    .filter(([, n]) => n >= LEAST_SEEN)
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_CONCEPTS)
    .map(([name]) => name)
    .sort();
  const numbers = new Numbering(1);
  const spans = briefs.flatMap((brief) =>
    brief.spans
      .filter(({ label }) => concepts.includes(`${label.k}:${label.c}`))
      .map(({ from, to, label }) => ({
        label: `${label.k}:${label.c}`,
        list: conceptFeatures(seenOf.get(brief)!, from, to, label.k),
      })),
  );
  for (const { list } of spans) numbers.count(list);
  numbers.close();
  const kindOf = (concept: string): string => concept.slice(0, concept.indexOf(':'));
  const ofKind = new Map<string, number[]>();
  concepts.forEach((concept, i) =>
    ofKind.set(kindOf(concept), [...(ofKind.get(kindOf(concept)) ?? []), i]),
  );
  const weights = learnChoice(
    spans.map(({ label, list }) => ({
      features: numbers.of(list),
      label: concepts.indexOf(label),
    })),
    {
      features: numbers.ids.size,
      labels: concepts.length,
      rounds: 12,
      allowed: (label) => ofKind.get(kindOf(concepts[label]!))!,
    },
  );
  return {
    concepts,
    part: { ids: numbers.ids, weights, labels: concepts.length },
  };
}

export function learnStatuses(
  briefs: readonly Labelled[],
  seenOf: ReadonlyMap<Labelled, Seen>,
  statuses: readonly string[],
): Part {
  const numbers = new Numbering(2);
  const lists = briefs.flatMap((brief) => {
    const before: string[] = [];
    return brief.spans.map(({ from, to, label }) => {
      const concept = label.k === 'plant' ? 'plant' : label.c;
      const span = { from, to, kind: label.k, concept };
      const list = spanFeatures(seenOf.get(brief)!, span, before);
      before.push(remembered(label.k, label.s));
      return { list, label: statuses.indexOf(label.s) };
    });
  });
  for (const { list } of lists) numbers.count(list);
  numbers.close();
  const weights = learnChoice(
    lists.map(({ list, label }) => ({
      features: numbers.of(list),
      own: numbers.of(list.filter(isOwn)),
      label,
    })),
    { features: numbers.ids.size, labels: statuses.length, rounds: 16, drop: 0.25 },
  );
  return { ids: numbers.ids, weights, labels: statuses.length };
}

export function learnTags(
  briefs: readonly Labelled[],
  seenOf: ReadonlyMap<Labelled, Seen>,
  tags: readonly string[],
): { steps: Float32Array; part: Part } {
  const numbers = new Numbering(2);
  const lists = briefs.map((brief) =>
    brief.words.words.map((_, i) => wordFeatures(seenOf.get(brief)!, i)),
  );
  for (const list of lists) for (const features of list) numbers.count(features);
  numbers.close();
  const chains = briefs.flatMap((brief, b): Chain[] => {
    const truth = new Int32Array(brief.words.words.length);
    for (const { from, to, label } of apart(brief.spans))
      for (let i = from; i < to; i++)
        truth[i] = tags.indexOf(`${i === from ? 'B' : 'I'}-${label.k}`);
    const own = lists[b]!.map((list) => numbers.of(list));
    return brief.words.sentences.map(({ from, to }) => ({
      features: own.slice(from, to),
      tags: truth.slice(from, to),
    }));
  });
  const { words, steps } = learnChain(chains, { features: numbers.ids.size, tags: tags.length });
  return {
    steps,
    part: { ids: numbers.ids, weights: words, labels: tags.length },
  };
}
