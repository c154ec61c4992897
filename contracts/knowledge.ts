/** What the assistant knows: cards, each the answer to one question that people really ask. */

export const CARD_TOPICS = [
  'lawn',
  'soil',
  'water',
  'plants',
  'pruning',
  'vegetables',
  'fruit',
  'trees',
  'hedges',
  'boundaries',
  'law',
  'planning',
  'wildlife',
  'pests',
  'weeds',
  'safety',
  'ponds',
  'paving',
  'design',
  'cost',
  'firm',
  'booking',
  'site',
  'care',
] as const;
export type CardTopic = (typeof CARD_TOPICS)[number];

/** Whom to ring: life or crime, poison or injury, despair, an animal, gas, electricity. */
export const EMERGENCIES = ['999', '111', 'samaritans', 'vet', 'gas', 'power'] as const;
export type Emergency = (typeof EMERGENCIES)[number];

export type KnowledgeCard = {
  id: string;
  topic: CardTopic;
  question: string;
  /** The same question as people type it. */
  asks: readonly string[];
  /** Of which a question that means this card nearly always has one. */
  words: readonly string[];
  answer: string;
  /** When what is asked may be done; `what` completes "the months to …". Months are 1 to 12. */
  when?: { what: string; months: readonly number[] };
  /** When the answer holds, where it changes with the season. */
  months?: readonly number[];
  emergency?: Emergency;
  /** Pages that were really opened; empty: not checked. */
  sources: readonly string[];
  /** ISO date on which somebody competent checked it. */
  reviewed: string | null;
};
