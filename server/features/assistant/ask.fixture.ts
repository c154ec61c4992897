/** What the tests of the assistant know, and how they ask it: the sample garden's tables and a conversation of the asker's own turns. */
import { calendarRows } from '#content/calendar/calendar.ts';
import { SPECIFIED_PRICES } from '#content/calculator/price-list.ts';
import { knowledgeCards } from '#content/knowledge/cards.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleBusiness } from '#content/settings/business.ts';
import { DEFAULT_APPOINTMENT_KINDS } from '#contracts/appointment-kinds.ts';
import { type Composed, composeAnswer } from '#server/features/assistant/compose.ts';
import { buildKnowledge, type Knowledge } from '#server/features/assistant/knowledge.ts';
import { wordMeanings } from '#server/features/assistant/meanings.ts';

export const sampleKnowledge = (): Knowledge =>
  buildKnowledge({
    cards: knowledgeCards,
    pages: [],
    catalogue: catalogue.plants,
    calendar: calendarRows,
    firm: { settings: sampleBusiness, kinds: DEFAULT_APPOINTMENT_KINDS, prices: SPECIFIED_PRICES },
    meanings: wordMeanings(),
  });

/** @returns what answers the last of the turns in a month, June unless another is given */
export function createAsk(): (turns: string | readonly string[], month?: number) => Composed {
  const knowledge = sampleKnowledge();
  return (turns, month = 6) => {
    const all = typeof turns === 'string' ? [turns] : turns;
    const conversation = all.slice(0, -1).flatMap((content) => [
      { isUser: true, content },
      { isUser: false, content: '…' },
    ]);
    return composeAnswer({
      input: { message: all.at(-1)!, conversation },
      knowledge,
      month,
      meanings: wordMeanings(),
    });
  };
}
