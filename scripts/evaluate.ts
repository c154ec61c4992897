/**
 * How well descriptions are read, cards found and gardens laid out: npm run evaluate. The matching rule and the figures of every variant: docs/evaluation.md.
 * Measured on the briefs of writers whom it was not trained on.
 */
import { fileURLToPath } from 'node:url';
import { PROJECT_TYPES } from '../engine/model/brief.ts';
import { isSure, type Mention, type Reading } from '../engine/model/reading.ts';
import { sampleBriefs } from '../content/samples/sample-briefs.ts';
import { readDescription, withReading } from '../server/reader.ts';
import { CLEAR } from '../server/features/assistant/answer-one.ts';
import { layoutLines, measureLayouts } from './layouts.ts';
import { growBrief, measurePlantings, plantingLines } from './plantings.ts';
import { lostWordings } from './assistant/lost-wordings.ts';
import { sameOf, saysTheSame } from './reader/agree.ts';
import { HELD_OUT, type Label, type Labelled, readCorpus, readPosts } from './reader/corpus.ts';

const OF_WEIGHT = 3;
/** Unseen briefs that are planted, beside the samples. */
const UNSEEN = 30;

export type Figures = {
  briefs: number;
  /** Sure mentions in a brief. */
  stated: number;
  /** Of those, the share that a label bears out. */
  right: number;
  /** Of the labels of weight 3, the share that a sure mention finds. */
  found: number;
  /** The same, with those that lie in words that are told back because nothing was taken from them. */
  answered: number;
  /** Sure mentions in a brief that stand on words with another meaning: the thing is labelled, its status is another. */
  falseReads: number;
};

type Place = { start: number; end: number; label: Label };

const placesOf = ({ words: { words }, spans }: Labelled): Place[] =>
  spans.map(({ from, to, label }) => ({
    start: words[from]!.start,
    end: words[to - 1]!.end,
    label,
  }));

const agrees = (mention: Mention, { start, end, label }: Place): boolean =>
  mention.start < end && start < mention.end && saysTheSame(mention, label);

export function measure(briefs: readonly Labelled[], read: (text: string) => Reading): Figures {
  let stated = 0;
  let right = 0;
  let weighty = 0;
  let found = 0;
  let answered = 0;
  let falseReads = 0;
  for (const brief of briefs) {
    const places = placesOf(brief);
    const { mentions, parts = [] } = read(brief.text);
    const left = parts.filter(({ use }) => use === 'not-understood');
    const sure = mentions.filter((m) => isSure(m) && m.status !== 'others' && m.status !== 'past');
    stated += sure.length;
    for (const mention of sure) {
      if (places.some((place) => agrees(mention, place))) right++;
      else if (places.some((place) => mention.start < place.end && place.start < mention.end))
        falseReads++;
    }
    for (const place of places) {
      if ((place.label.w ?? 2) < OF_WEIGHT || sameOf(place.label.s) === 'elsewhere') continue;
      weighty++;
      const isFound = sure.some((mention) => agrees(mention, place));
      if (isFound) found++;
      if (isFound || left.some(({ start, end }) => start < place.end && place.start < end))
        answered++;
    }
  }
  const n = Math.max(1, briefs.length);
  return {
    briefs: briefs.length,
    stated: stated / n,
    right: right / Math.max(1, stated),
    found: found / Math.max(1, weighty),
    answered: answered / Math.max(1, weighty),
    falseReads: falseReads / n,
  };
}

const isUnseen = ({ writer, spans }: Labelled): boolean =>
  HELD_OUT.includes(writer) && spans.length > 0;
/** The briefs of the writers whom the reader was not trained on, and their posts. */
export const unseenWriters = (): Labelled[] => readCorpus().filter(isUnseen);
export const unseenPosts = (): Labelled[] => readPosts().filter(isUnseen);

export type FoundFigures = {
  asked: number;
  /** Of the wordings whose card was there, the share that found it, or one that answers the same. */
  found: number;
  /** Of all, the share that was answered without "I am not sure". */
  clear: number;
  /** Of those, the share that was answered by the right card. */
  right: number;
};

/** How well cards are found by wordings that were left out; see lostWordings. */
export function measureFinding(every: number, folds?: number): FoundFigures {
  let [asked, there, found, clear, right] = [0, 0, 0, 0, 0];
  for (const { question, retriever, right: place } of lostWordings(every, folds)) {
    const best = retriever.find(question)[0];
    const isRight = best !== undefined && place >= 0 && retriever.isAkin(best.place, place);
    asked++;
    if (place >= 0) there++;
    if (isRight) found++;
    if (best && best.certainty >= CLEAR) {
      clear++;
      if (isRight) right++;
    }
  }
  return {
    asked,
    found: found / Math.max(1, there),
    clear: clear / Math.max(1, asked),
    right: right / Math.max(1, clear),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const readingLine = (name: string, texts: readonly Labelled[]): string => {
    const figures = measure(texts, readDescription);
    const { briefs, stated, right, found, answered, falseReads } = figures;
    return `${name}${String(briefs).padStart(6)}  ${stated.toFixed(1).padStart(12)}  ${percent(right).padStart(5)}  ${percent(found).padStart(15)}  ${percent(answered).padStart(12)}  ${falseReads.toFixed(2).padStart(22)}`;
  };
  console.log(`reader       briefs  facts stated  right  found of weight  or told back  false reads in a brief
${readingLine('letters      ', unseenWriters())}
${readingLine('posts        ', unseenPosts())}
text model   not measured`);
  const cards = measureFinding(4);
  console.log(`
assistant    wordings  right card  answered as clear  of these right
embedded     ${String(cards.asked).padStart(8)}  ${percent(cards.found).padStart(10)}  ${percent(cards.clear).padStart(17)}  ${percent(cards.right).padStart(14)}
text model   not measured`);
  console.log(`\n${layoutLines(measureLayouts(Infinity))}`);
  const grown = [
    ...sampleBriefs.map(({ input }) => input),
    ...unseenWriters()
      .slice(0, UNSEEN)
      .map(({ text }, i) =>
        withReading({
          description: text,
          projectType: PROJECT_TYPES[i % PROJECT_TYPES.length]!,
          preferences: [],
        }),
      ),
  ].flatMap(growBrief);
  console.log(`\n${plantingLines(measurePlantings(grown))}`);
}
