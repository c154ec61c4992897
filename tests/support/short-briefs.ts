/** Short descriptions, with what each wants, refuses, keeps and gives up, held against what is read of them. */
import { readFileSync } from 'node:fs';
import { isSure } from '#engine/model/reading.ts';
import { findPhrases } from '../../reader/lexicon.ts';
import { wordsOf } from '../../reader/words.ts';
import { readDescription } from '#server/reader.ts';

type Expected = Partial<Record<'wants' | 'refuses' | 'stays' | 'goes', string[]>>;
type ShortBrief = { id: string; text: string; expect: Expected };

export const shortBriefs = (name: 'looked-at' | 'half-seen'): ShortBrief[] =>
  JSON.parse(readFileSync(`corpus/short/${name}.json`, 'utf8')) as ShortBrief[];

const STATUSES: Record<keyof Expected, readonly string[]> = {
  wants: ['wanted', 'perhaps', 'partner'],
  refuses: ['refused'],
  stays: ['keep', 'stands', 'undecided'],
  goes: ['going', 'gone'],
};

/** What a name comes to in the lists, and its longer words. */
function sensesOf(name: string): Set<string> {
  const words = wordsOf(name);
  return new Set([
    ...findPhrases(words.words).flatMap(({ senses }) =>
      senses.map(({ kind, concept }) => `${kind}:${concept}`),
    ),
    ...words.words
      .map(({ text }) => text.replace(/ies$/, 'y').replace(/s$/, ''))
      .filter((word) => word.length > 3 && !EMPTY.test(word)),
  ]);
}
const EMPTY = /^(?:with|from|area|small|place|that|style|some|more)$/;

type ShortFigures = {
  /** Share of what is expected that a sure mention of the same fate finds. */
  found: number;
  /** What a sure mention of another fate claims, and no mention of the right one finds. */
  opposite: string[];
};

export function shortFigures(briefs: readonly ShortBrief[]): ShortFigures {
  let all = 0,
    found = 0;
  const opposite: string[] = [];
  for (const { id, text, expect } of briefs) {
    const { mentions, refusals = [] } = readDescription(text);
    const said = mentions.filter(isSure).map((one) => ({
      status: one.status as string,
      senses: sensesOf(one.quote).add(`${one.kind}:${one.concept}`),
    }));
    for (const { quote } of refusals) said.push({ status: 'refused', senses: sensesOf(quote) });
    for (const [fate, names] of Object.entries(expect) as [keyof Expected, unknown][]) {
      if (!STATUSES[fate] || !Array.isArray(names)) continue;
      for (const name of names as string[]) {
        const senses = sensesOf(name);
        const own = said.filter((one) => [...senses].some((sense) => one.senses.has(sense)));
        all++;
        if (own.some(({ status }) => STATUSES[fate].includes(status))) found++;
        else if (
          own.some(({ status }) => Object.values(STATUSES).some((list) => list.includes(status)))
        )
          opposite.push(`${id}: ${name}`);
      }
    }
  }
  return { found: found / Math.max(1, all), opposite };
}
