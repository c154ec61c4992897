/** Wordings that the assistant has not seen: cards lose some of theirs, some cards are taken away whole, and what is lost is asked. */
import { knowledgeCards } from '../../content/knowledge/cards.ts';
import { wordMeanings } from '../../server/features/assistant/meanings.ts';
import { makeRetriever, type Retriever } from '../../server/features/assistant/retrieve.ts';
import type { KnowledgeCard } from '../../contracts/knowledge.ts';

const FOLDS = 4;
/** One card in so many is taken away in a fold. */
const GONE = 12;
const ASKED_OF_GONE = 2;

export type LostWording = {
  question: string;
  retriever: Retriever<KnowledgeCard>;
  /** Place of the card among the retriever's; -1 where it was taken away. */
  right: number;
  /** Place of the card among all. */
  card: number;
};

/** @param every only of one card in so many @param folds how many of the four ways of leaving out */
export function* lostWordings(every: number, folds = FOLDS): Generator<LostWording> {
  for (let fold = 0; fold < folds; fold++) {
    const isGone = (i: number) => i % GONE === fold * (GONE / FOLDS);
    const kept = knowledgeCards.flatMap((card, i) =>
      isGone(i)
        ? []
        : [{ ...card, asks: card.asks.filter((_, k) => k % FOLDS !== fold), place: i }],
    );
    const retriever = makeRetriever(kept, wordMeanings());
    const rightOf = new Map(kept.map((card, i) => [card.place, i]));
    for (const [i, card] of knowledgeCards.entries()) {
      if ((i + Math.floor(i / GONE) + fold) % every !== 0) continue;
      const lost = card.asks.filter((_, k) => k % FOLDS === fold);
      for (const question of isGone(i) ? card.asks.slice(0, ASKED_OF_GONE) : lost.slice(0, 1))
        yield { question, retriever, right: rightOf.get(i) ?? -1, card: i };
    }
  }
}
