/** What the assistant answers from, made ready once: cards and articles to be found, plants by name, the firm's own facts. */
import { bookingTerms } from '#content/assistant/booking-facts.ts';
import type { KnowledgeCard } from '#contracts/knowledge.ts';
import { vatMode } from '#contracts/vat-words.ts';
import { joinList } from '#engine/model/format.ts';
import type { Plant } from '#engine/model/plant.ts';
import type { FirmFacts, Source } from './answer.ts';
import type { Meanings } from './meanings.ts';
import { makeRetriever, type Retriever } from './retrieve.ts';
import { type CalendarRow, type PlantNames, plantNames } from './tables/plants.ts';

/** An article, or what else of the site's own pages is found by its text. */
export type Page = { id: string; title: string; heading: string; text: string; source: Source };
export type Entry = Omit<KnowledgeCard, 'topic'> & {
  topic: KnowledgeCard['topic'] | 'page';
  page?: Source;
};
export type Knowledge = {
  retriever: Retriever<Entry>;
  names: PlantNames;
  calendar: readonly CalendarRow[];
  /** The card with the jobs of each month, 1 to 12. */
  jobs: ReadonlyMap<number, KnowledgeCard>;
  firm: FirmFacts;
};

/** What the id of such a card ends with. */
export const JOBS_CARD = '-garden-jobs';

export function buildKnowledge({
  cards,
  pages,
  catalogue,
  calendar,
  firm,
  meanings,
}: {
  cards: readonly KnowledgeCard[];
  pages: readonly Page[];
  catalogue: readonly Plant[];
  calendar: readonly CalendarRow[];
  firm: FirmFacts;
  meanings: Meanings;
}): Knowledge {
  const entries: Entry[] = [
    ...cards,
    ...pages.map((page): Entry => ({
      id: page.id,
      topic: 'page',
      question: page.heading,
      asks: [page.title],
      words: [],
      answer: page.text,
      sources: [],
      reviewed: null,
      page: page.source,
    })),
  ];
  return {
    retriever: makeRetriever(entries, meanings),
    names: plantNames(catalogue, calendar),
    calendar,
    jobs: new Map(
      cards.flatMap((card) =>
        card.id.endsWith(JOBS_CARD) && card.months?.length
          ? [[card.months[0]!, card] as const]
          : [],
      ),
    ),
    firm,
  };
}

/** Puts the firm's own facts into a card that leaves room for them. */
export function fillFacts(text: string, { settings, kinds }: FirmFacts): string {
  const offered = (kind: string) => kinds.find((one) => one.kind === kind && one.isOffered);
  const visit = offered('site-assessment');
  const call = kinds.find((one) => one.isOffered && /^free\b/i.test(one.price));
  const facts: Record<string, string> = {
    firm: settings.firmName,
    phone: settings.phone,
    email: settings.email,
    hours: settings.hours.map((line) => `${line.days} ${line.open}`).join(', '),
    area: joinList(settings.serviceArea),
    deposit: String(bookingTerms.depositPercent),
    cancel: String(bookingTerms.cancelHours),
    visitPrice: visit?.price ?? 'the price on the booking page',
    visit: visit
      ? `a ${visit.label.toLowerCase()}, a ${visit.minutes}-minute visit to your garden`
      : 'a visit to your garden',
    call: call ? `a free ${call.minutes}-minute call` : 'a call',
    vat: {
      included: 'The prices on this site include VAT.',
      added: 'The prices on this site do not include VAT.',
      none: 'We are not registered for VAT, so the prices on this site are what you pay.',
    }[vatMode(settings)],
  };
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);
}
