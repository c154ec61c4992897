import { expect, test } from 'vitest';
import { CARD_TOPICS, EMERGENCIES } from '#contracts/knowledge.ts';
import { knowledgeCards } from './cards.ts';

const FIELDS =
  /\{(?!(?:firm|phone|email|hours|area|deposit|cancel|visitPrice|visit|call|vat)\})\w*\}/;
const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

test('there are at least 350, each with an id, question and answer of its own', () => {
  expect(knowledgeCards.length).toBeGreaterThanOrEqual(350);
  for (const key of ['id', 'question', 'answer'] as const)
    expect(new Set(knowledgeCards.map((card) => card[key])).size, key).toBe(knowledgeCards.length);
});

/** Cards of the firm's own prices leave the sums to the calculator. */
const OF_THE_FIRM = ['firm', 'booking', 'cost', 'site', 'design'];

test('every card has the form that docs/knowledge.md gives', () => {
  const faults = knowledgeCards.flatMap((card) => {
    const length = wordsOf(card.answer).length;
    const months = [...(card.when?.months ?? []), ...(card.months ?? [])];
    return Object.entries({
      id: /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(card.id),
      topic: CARD_TOPICS.includes(card.topic),
      asks: card.asks.length >= 4,
      words: card.words.length > 0,
      length: length >= 15 && length <= 115,
      style: !/—|!|</.test(card.answer),
      fields: !FIELDS.test(card.answer),
      sums: !OF_THE_FIRM.includes(card.topic) || !/£\d/.test(card.answer),
      emergency: !card.emergency || EMERGENCIES.includes(card.emergency),
      months: months.every((month) => month >= 1 && month <= 12),
      reviewed: card.reviewed === null || card.sources.length > 0,
    })
      .filter(([, isRight]) => !isRight)
      .map(([what]) => `${card.id}: ${what}`);
  });
  expect(faults).toEqual([]);
});
