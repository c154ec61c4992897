/** A message in another language, of which nothing can be read: said in few and simple words, the emergency number first. */
import { answerOf, type Answer, PAGES } from '#server/features/assistant/answer.ts';
import type { Knowledge } from '#server/features/assistant/knowledge.ts';

const OTHER_LETTERS = /(?!\p{Script=Latin})\p{L}/gu;
/** Small words of other languages, none of which is English or stands in the name of a rose. */
const FOREIGN = new Set(
  (
    'ich mein meine meinen meiner sohn tochter kind hund katze mann frau ist sind habe hat wie wann warum bitte hilfe nicht eine einen kann pflanze pflanzen sterben ertrunken gegessen gefressen vergiftet kostet und wir ' +
    'quiero morir mi mis hijo hija perro gato nino niño ayuda favor por cuanto cuánto cuando cuándo como cómo cuesta comido puedo tengo jardin jardín una esta está ' +
    'je mon mes fils fille chien chat mourir veux suis mangé mange aidez moi comment quand combien coûte coute des les une est baies ' +
    'mój moj moja moje dziecko syn córka zjadł zjadl zjadła chcę chce umrzeć umrzec pomocy pomoc jak kiedy ile kosztuje jest proszę nie ' +
    'sono voglio morire figlio figlia cane mangiato aiuto quanto quando costa eu quero morrer meu minha filho ajuda vreau sa mor copilul ajutor mâncat'
  ).split(' '),
);
/** Nobody who writes these writes another language. */
const ENGLISH =
  /\b(?:the|my|is|are|how|what|when|where|which|can|does|of|for|and|you|your|with|i|it|this|that)\b/;
const FEWEST = 2;

/** Whether a message in Latin letters is plainly of another language. */
function isOtherLanguage(message: string): boolean {
  const text = message.toLowerCase().normalize('NFC');
  return (
    !ENGLISH.test(text) &&
    new Set((text.match(/\p{L}+/gu) ?? []).filter((word) => FOREIGN.has(word))).size >= FEWEST
  );
}

/** @returns null for a message in English, as far as can be told */
export function answerForeign(message: string, { settings }: Knowledge): Answer | null {
  const others = message.match(OTHER_LETTERS)?.length ?? 0;
  const latin = message.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (others <= latin && !isOtherLanguage(message)) return null;
  return answerOf(
    `I am sorry, I can read and answer English only. In danger, ring 999. If somebody has eaten a plant, ring 111; for an animal, a vet. If you are very sad, ring the Samaritans on 116 123.\n\nPlease write to me in simple English, or ring us on ${settings.phone}, or book a call on the booking page. Somebody you know may help you with it.`,
    [PAGES.booking, PAGES.about],
    ['What can I plant now?', 'How much is a patio?'],
  );
}
