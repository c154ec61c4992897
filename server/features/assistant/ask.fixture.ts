/** What the tests of the assistant know, and how they ask it: the sample garden's tables and a conversation of the asker's own turns. */
import { calendarRows } from '#content/calendar/calendar.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleServices } from '#content/services/sample-services.ts';
import { sampleBusiness } from '#content/settings/business.ts';
import { DEFAULT_APPOINTMENT_KINDS } from '#contracts/appointment-kinds.ts';
import type { AssistantAnswer } from '#contracts/assistant.ts';
import { composeAnswer } from '#server/features/assistant/compose.ts';
import { buildKnowledge, type Knowledge } from '#server/features/assistant/knowledge.ts';

export const sampleKnowledge = (): Knowledge =>
  buildKnowledge({
    catalogue: catalogue.plants,
    calendar: calendarRows,
    services: sampleServices.map((service) => ({ ...service, picture: null })),
    settings: sampleBusiness,
    booking: { kinds: DEFAULT_APPOINTMENT_KINDS, isMailed: true },
  });

/** @returns what answers the last of the turns, asked in June */
export function createAsk(): (...turns: readonly string[]) => AssistantAnswer {
  const knowledge = sampleKnowledge();
  return (...turns) =>
    composeAnswer({
      input: {
        message: turns.at(-1)!,
        conversation: turns.slice(0, -1).flatMap((content) => [
          { isUser: true, content },
          { isUser: false, content: '…' },
        ]),
      },
      knowledge,
      month: 6,
    });
}

/** @returns what answers the last of the turns, which a stroke parts, as its words alone; what is known is read at the first question */
export function createSaid(): (turns: string) => string {
  let ask: ReturnType<typeof createAsk> | null = null;
  return (turns) => (ask ??= createAsk())(...turns.split(' / ')).response;
}

/** What no answer to a harmless sentence may say. */
export const NO_ALARM =
  /999 now|call 999|A&E|NHS 111 now|ring your vet now|PoisonLine|116 123|0800 111 999|sorry for your loss|ring 999/i;
/** Likewise, where the line for emergencies may stand below what is not known. */
export const NOT_URGENT =
  /999 now|A&E|NHS 111 now|ring your vet now|PoisonLine|116 123|0800 111 999/i;
