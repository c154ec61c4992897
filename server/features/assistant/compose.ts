/** From a question and the conversation before it to one answer. Pure: the same question, month and knowledge give the same words. */
import { assistantTopics } from '#content/assistant/topics.ts';
import { gardenProblems } from '#content/assistant/problems.ts';
import { NAMESAKES, SHARED_NAMES } from '#content/assistant/synonyms.ts';
import type { AssistantAnswer, AssistantInput } from '#contracts/assistant.ts';
import { hasDied } from '#server/features/assistant/afterwards.ts';
import {
  answerAgain,
  answerResting,
  rememberedOf,
  type Standing,
  standingAlarm,
} from '#server/features/assistant/alarm.ts';
import {
  answerLowPollen,
  answerNutAllergy,
  answerStingAllergy,
} from '#server/features/assistant/allergy-answers.ts';
import { answerOf, type Answer, PAGES } from '#server/features/assistant/answer.ts';
import {
  answerEdible,
  answerEdibleWish,
  answerUnnamed,
  cropNote,
} from '#server/features/assistant/edible-answers.ts';
import {
  answerMonth,
  answerTasks,
  answerWishes,
  type SiteFacts,
} from '#server/features/assistant/find-answers.ts';
import { answerFirm, answerWork } from '#server/features/assistant/firm-answers.ts';
import { answerForeign } from '#server/features/assistant/foreign-answers.ts';
import {
  answerBurial,
  answerGrief,
  mourning,
  wishOfGrief,
} from '#server/features/assistant/grief-answers.ts';
import {
  answerAbuse,
  answerInjection,
  answerSmallTalk,
  answerUnknown,
  isAbuse,
  isInjection,
  lineOfHurt,
} from '#server/features/assistant/guard-answers.ts';
import { isReason, noteOfHurt } from '#server/features/assistant/injuries.ts';
import { fillFacts, type Knowledge, STOP_WORDS } from '#server/features/assistant/knowledge.ts';
import { answerNearLine } from '#server/features/assistant/mains.ts';
import { createMender } from '#server/features/assistant/mend.ts';
import { answerPoisonous } from '#server/features/assistant/poison-answers.ts';
import { answerUnlisted } from '#server/features/assistant/price-answers.ts';
import { answerPlant, answerUnheld } from '#server/features/assistant/plant-answers.ts';
import {
  isFollowUp,
  mergeReadings,
  type Reading,
  readQuestion,
} from '#server/features/assistant/read-question.ts';
import { wishOf } from '#server/features/assistant/told.ts';
import {
  joinAnd,
  monthName,
  normalise,
  sentencesOf,
  singular,
} from '#server/features/assistant/words.ts';

const REMEMBERED = 6;
const SOURCES = 3;
const SUGGESTIONS = 3;

/** Whether a question names work that an article answers, so that no list of the month does. */
const isOfSubject = (reading: Reading): boolean =>
  assistantTopics.some(
    (topic) =>
      topic.isSubject &&
      (topic.asked?.test(reading.text) ?? false) &&
      !/^(?:what|which|any)\b.*\b(?:can|should|could|do|to) ?(?:i|we)? ?(?:plant|grow|sow)\b/.test(
        reading.text,
      ),
  );

const topicOf = (reading: Reading) =>
  assistantTopics.find((one) => one.asked?.test(reading.text) || one.asked?.test(reading.soft));
/** What the law or good sense says of work comes before what the firm sells, but not before its price. */
const isRule = (reading: Reading): boolean =>
  topicOf(reading)?.isRule === true &&
  !(
    reading.asks.includes('price') &&
    (reading.service !== null || reading.extras.length > 0 || reading.unlisted.length > 0)
  );

function answerTopic(reading: Reading, knowledge: Knowledge, month: number): Answer | null {
  const topic = topicOf(reading);
  const asked =
    reading.months[0] ?? (/\b(?:still|too late|too early|yet)\b/.test(reading.text) ? month : null);
  const when =
    asked === null ? undefined : topic?.times?.find((one) => one.asked.test(reading.text));
  const verdict = when
    ? `${when.months.includes(asked!) ? 'Yes' : 'No'}: ${monthName(asked!)} is ${when.months.includes(asked!) ? 'a good' : 'not the'} time to ${when.what}. `
    : '';
  return topic
    ? answerOf(
        verdict + fillFacts(topic.text, knowledge.settings, knowledge.booking),
        [topic.source],
        topic.suggestions ?? ['What can I plant now?', 'What jobs are there this month?'],
      )
    : null;
}

/** The sentences of a document nearest to the question, in their order. */
function excerpt(text: string, terms: ReadonlySet<string>): string {
  const sentences = sentencesOf(text);
  const scored = sentences.map((sentence, i) => ({
    i,
    hits: normalise(sentence)
      .split(' ')
      .filter((word) => terms.has(singular(word))).length,
  }));
  const best = scored.toSorted((a, b) => b.hits - a.hits || a.i - b.i)[0];
  return best ? sentences.slice(best.i, best.i + 3).join(' ') : text;
}

/** What the pages themselves say, when enough of the question stands in one of them. */
function answerFromPages(reading: Reading, knowledge: Knowledge): Answer | null {
  const terms = [...new Set(reading.content.map(singular))].filter(
    (term) =>
      !STOP_WORDS.has(term) &&
      !['garden', 'gardening', 'plant', 'grow', 'tell', 'explain'].includes(term),
  );
  if (terms.length === 0) return null;
  const [best] = knowledge.index.search(terms.join(' '));
  if (!best) return null;
  const covered = new Set(best.queryTerms).size;
  const doc = knowledge.docs.get(String(best.id))!;
  const inTitle = terms.some((term) =>
    normalise(`${doc.title} ${doc.heading}`).split(' ').map(singular).includes(term),
  );
  const isEnough = covered >= 2 ? covered / terms.length >= 0.6 : terms.length === 1 && inTitle;
  // A question to the firm is not answered by an article that happens to share two of its words.
  const isToFirm =
    /\b(?:you|your|yours|someone|anyone|who|do i have to)\b/.test(reading.typed) &&
    doc.kind !== 'service';
  if (!isEnough || best.score < (isToFirm ? 22 : 8) || (isToFirm && covered < terms.length))
    return null;
  const text =
    doc.kind === 'tip'
      ? `From “${doc.title}”: ${excerpt(doc.text, new Set(terms))}`
      : doc.kind === 'soil'
        ? `${doc.title}. ${doc.text}`
        : doc.kind === 'service'
          ? `${doc.title}: ${sentencesOf(doc.text).slice(0, 3).join(' ')}`
          : doc.text;
  return answerOf(text, [doc.source], ['What can I plant now?', 'What jobs are there this month?']);
}

const ASKS_PLANTS = new RegExp(
  '\\b(?:what|which|suggest|recommend|any|some|something|best|good|need|want|find|ideas)\\b.*\\b(?:plants?|grows?|climbers?|hedg(?:e|es|ing)|trees?|shrubs?|flowers?|perennials|bulbs|evergreens?|herbs|veg\\w*|fruit|ferns|grasses|annuals|bushes)\\b' +
    '|\\b(?:tolerant|resistant|loving|friendly|proof|safe|evergreen|scented|native|flowering|climbing|shade|low maintenance|easy|hardy) (?:plants|flowers|climbers|shrubs|trees|hedges|perennials|bulbs|veg\\w*|herbs)\\b|\\b(?:plants|flowers|climbers|shrubs|trees|perennials) (?:for|that|which|to|in|with)\\b|\\bpond plants\\b',
);
const PLANTS_AT_ALL =
  /\b(?:plants?|flowers?|climbers?|hedg(?:e|es|ing)|trees?|shrubs?|perennials|bulbs|herbs|bushes|berries|grow)\b/;
/** For no one who names a victim is a list of poisons made. */
const VICTIM =
  /\b(?:kill|poison|hurt|harm|murder)(?:s|ing)? (?:my|our|the|his|her|an?) (?:\w+ )?(?:neighbou?rs?|husband|wife|boss|ex|boyfriend|girlfriend|partner|mother in law|father in law|landlord|teacher)\b/;
/** "Which plants are poisonous to cats?", and not "which are not". */
const asksPoisonous = (reading: Reading): boolean =>
  reading.asks.includes('toxic') &&
  !VICTIM.test(reading.typed) &&
  reading.plants.length === 0 &&
  reading.unheld.length === 0 &&
  reading.colours.length === 0 &&
  (PLANTS_AT_ALL.test(reading.text) ||
    /^(?:and )?what(?:s|(?: else)?(?: is| are)?)\b.*\b(?:bad|poisonous|toxic|dangerous|harmful)\b/.test(
      reading.text,
    )) &&
  /\b(?:toxic|poison(?:ous|s)?|harmful|dangerous|deadly|lethal|hurt|harm|kill|bad for|avoid\w*)\b/.test(
    reading.text,
  ) &&
  !/\b(?:not?|non|isnt|arent|wont|dont|doesnt|cant|never|without|safe|un\w*poison\w*|painless\w*|untraceable|undetectable)\b|n't\b/.test(
    `${reading.text} ${reading.soft}`,
  );
const isMonthQuestion = (reading: Reading): boolean =>
  reading.plants.length === 0 &&
  (reading.acts.some((act) => ['sow', 'plant', 'harvest', 'grow'].includes(act)) ||
    /\bin season\b/.test(reading.text)) &&
  (reading.months.length > 0 ||
    (reading.acts.includes('sow') && /\bwhat\b/.test(reading.text)) ||
    /^what (?:can|should|could|do) (?:i|we|you) (?:plant|sow|grow|harvest|pick)(?: (?:here|outside|outdoors|indoors|in the garden|in my garden|out))?$/.test(
      reading.text,
    ));
const WISH_WORDS =
  /\b(?:want|wants|need|needs|looking|suggest\w*|recommend\w*|ideas?|which|what|any|some|something|plant(?:s|ing)?|grow(?:s|ing)?|best|good|nice|easy|for|that|list|more)\b/;
/** Whether traits are wished for: "evergreen climber north wall", and not "cat stuck in tree". Height alone, say, asks for no plants. */
const isWished = ({ traits, text, content, unlisted }: Reading): boolean =>
  traits.some((trait) => !['tall', 'short', 'thorny', 'winter'].includes(trait)) &&
  (WISH_WORDS.test(text) ||
    (content.length <= 2 && unlisted.length === 0) ||
    traits.filter((trait) => trait !== 'pet-safe' && trait !== 'child-safe').length >= 2);
const isTaskQuestion = (reading: Reading): boolean =>
  (reading.asks.includes('tasks') &&
    !/\bto do (?:with|about)\b/.test(reading.text) &&
    !/\b(?:you|for you) hir|vacanc/.test(reading.text) &&
    (reading.months.length > 0 ||
      /\b(?:jobs?|tasks?|chores|garden|month|week)\b/.test(reading.text))) ||
  (reading.months.length > 0 &&
    reading.plants.length === 0 &&
    reading.acts.includes('prune') &&
    /\b(?:what|which|anything)\b/.test(reading.text)) ||
  (reading.months.length > 0 &&
    reading.plants.length === 0 &&
    reading.content.length <= 2 &&
    reading.acts.length === 0 &&
    reading.traits.length === 0);

/** Said before the facts of a plant that merely shares its name with what most people mean. */
function namesakeNote({ plants: [mention], unheld }: Reading): string {
  const shared =
    mention && unheld.length === 0 && Object.hasOwn(SHARED_NAMES, mention.label)
      ? SHARED_NAMES[mention.label]!
      : null;
  if (shared) return `${shared.note}\n\n`;
  if (!mention || unheld.length > 0 || !NAMESAKES.includes(mention.label)) return '';
  return `Of that name we hold only ${joinAnd(mention.plants.map((plant) => plant.name))}, which may not be the one you mean.\n\n`;
}

/** "Can I eat it?": of a crop what is to be known of it, and then its harvest. @returns null when that is not asked */
function answerEating(reading: Reading, month: number): Answer | null {
  const mention = reading.plants[0];
  if (!mention || !reading.asks.includes('eat') || reading.asks.includes('toxic')) return null;
  const warning = answerEdible(mention, reading);
  if (warning) return warning;
  const note = cropNote(mention, reading);
  const harvest = answerPlant({ ...reading, acts: ['harvest'] }, month);
  return harvest && note ? { ...harvest, text: `${note}\n\n${harvest.text}` } : harvest;
}

const FELL =
  /\b(?:remov\w*|fell(?:ing|ed)?|(?:cut|cutting|take|taken|taking|chop|chopped|chopping) (?:down|out)|get(?:ting)? rid|lop(?:ping|ped)?)\b/;

function answerReading(
  reading: Reading,
  knowledge: Knowledge,
  month: number,
  site: SiteFacts,
): Answer | null {
  // Harm that was done to a client comes before any plant or pest it was done to.
  if (topicOf(reading)?.id === 'complain') return answerTopic(reading, knowledge, month);
  const asksPlants =
    ASKS_PLANTS.test(reading.text) ||
    (reading.asks.includes('toxic') && PLANTS_AT_ALL.test(reading.text));
  if (asksPoisonous(reading)) return answerPoisonous(reading, knowledge);
  const unnamed =
    answerNearLine(reading) ??
    answerStingAllergy(reading, knowledge) ??
    answerNutAllergy(reading) ??
    answerLowPollen(reading, knowledge) ??
    answerEdibleWish(reading) ??
    answerUnnamed(reading);
  if (unnamed) return unnamed;
  // Plants for a trouble are another question than the trouble itself.
  const isTrouble =
    reading.problem !== null &&
    !(reading.problem.id === 'cats' && reading.asks.includes('toxic')) &&
    !reading.asks.includes('price') &&
    !(reading.problem.id === 'frost' && reading.plants.length > 0) &&
    !(['hosepipe', 'waterlogging', 'frost'].includes(reading.problem.id) && asksPlants) &&
    !(reading.problem.id === 'moss' && reading.plants.length > 0);
  if (
    reading.asks.includes('toxic') &&
    !reading.problem?.isRule &&
    reading.plants.length === 0 &&
    reading.unheld.length === 0 &&
    !asksPlants &&
    !reading.traits.some((trait) => trait === 'pet-safe' || trait === 'child-safe') &&
    !/\b(?:ponds?|water features?|pregnan\w*|steps|paths?|patio|slabs?|decking|stairs|ice|icy|slippery|boring|relationship|ladders?|wall|branch(?:es)?|fence|edge|slope|trip|neighbours?|lawn when|when wet)\b/.test(
      reading.text,
    )
  ) {
    return answerOf(
      'I hold no record that answers that, and with poisons I do not guess. Your vet knows for animals, NHS 111 for people, and the Royal Horticultural Society (rhs.org.uk) lists plants that are harmful.',
      [PAGES.tips],
      ['Which plants are safe for dogs?', 'Is foxglove poisonous?'],
    );
  }
  if (isTrouble) {
    const { advice, source } = reading.problem!;
    return answerOf(
      advice,
      [source ?? PAGES.tips],
      [
        'What jobs are there this month?',
        'How much is garden maintenance?',
        'Can I book someone to look at it?',
      ],
    );
  }
  const topic = answerTopic(reading, knowledge, month);
  if (topic && isRule(reading)) return topic;
  const isAboutPlants = reading.plants.length > 0 || reading.unheld.length > 0;
  if (reading.asks.includes('price') || !asksPlants) {
    const firm = answerFirm(reading, knowledge);
    if (firm) return firm;
  }
  if (
    topic &&
    !isAboutPlants &&
    (isOfSubject(reading) || (!asksPlants && !isMonthQuestion(reading)))
  )
    return topic;
  // Who wants a conifer felled asks nothing of conifers.
  const felling =
    isAboutPlants || /\bconifers?\b/.test(reading.text)
      ? reading.unlisted.find((work) => work.name === 'tree surgery' && FELL.test(reading.typed))
      : undefined;
  if (felling && !/\b(?:when|prun\w*|how (?:do|to|should|can))\b/.test(reading.typed))
    return answerUnlisted(felling, knowledge);
  const plain =
    answerUnheld(reading) ?? answerEating(reading, month) ?? answerPlant(reading, month);
  if (plain) return { ...plain, text: `${namesakeNote(reading)}${plain.text}` };
  if (isTaskQuestion(reading)) return answerTasks(reading, month);
  if (isMonthQuestion(reading)) return answerMonth(reading, knowledge, month, site);
  if (asksPlants || isWished(reading)) {
    const found = answerWishes(reading, knowledge, site);
    if (found && (asksPlants || !topic)) return found;
  }
  return (
    topic ??
    answerFirm(reading, knowledge) ??
    (isAbuse(reading) ? null : answerWork(reading, knowledge)) ??
    answerFromPages(reading, knowledge)
  );
}

/** The question by itself, read in its conversation, oldest first, and the alarm that still stands from what was said before it. */
function readInContext(
  input: AssistantInput,
  knowledge: Knowledge,
  month: number,
): { own: Reading; reading: Reading; standing: Standing } {
  const mend = createMender(knowledge);
  const before = rememberedOf(
    (input.conversation ?? []).filter((turn) => turn.isUser).map((turn) => turn.content),
    REMEMBERED,
  );
  const own = readQuestion(input.message, knowledge, month, mend);
  let reading: Reading | null = null;
  let standing: Standing = null;
  let isMourning = false;
  // Of a hurt or a death that is only the reason for a wish, the wish is what is answered.
  const readWish = (message: string, whole: Reading): Reading => {
    const wish = isReason(whole) ? wishOf(message) : wishOfGrief(whole.typed);
    return wish === null ? whole : readQuestion(wish, knowledge, month, mend);
  };
  for (const message of [...before, input.message]) {
    const whole = message === input.message ? own : readQuestion(message, knowledge, month, mend);
    standing = standingAlarm(standing, whole, isMourning);
    isMourning ||= wishOfGrief(whole.typed) !== null || hasDied(whole);
    const one = readWish(message, whole);
    // What someone tried before does not colour what they ask now.
    reading =
      reading && isFollowUp(one) && !isInjection(reading) ? mergeReadings(reading, one) : one;
  }
  return { own, reading: reading!, standing };
}

/** What to do at once; below it what becomes of a garden that livestock has been in. */
function answerAlarm(
  standing: NonNullable<Standing>,
  own: Reading,
  knowledge: Knowledge,
  month: number,
  site: SiteFacts,
): Answer {
  if (standing.reading !== own) return answerOf(answerAgain(standing, own));
  const { text: alarm, hasGarden, kind } = standing.alarm;
  const text = kind === 'despair' && wishOfGrief(own.typed) !== null ? mourning(alarm) : alarm;
  const garden = hasGarden ? gardenAfterwards(own, knowledge, month, site) : null;
  return garden ? { ...garden, text: `${text}\n\n${garden.text}` } : answerOf(text);
}

/** What to do about a bed or a hedge that was eaten, and what to grow there now. */
function gardenAfterwards(
  own: Reading,
  knowledge: Knowledge,
  month: number,
  site: SiteFacts,
): Answer {
  const livestock = gardenProblems.find((problem) => problem.id === 'livestock')!;
  const advice = answerOf(livestock.advice, [PAGES.tips]);
  if (!/\b(?:grow|plant|sow|instead|replace)\b/.test(own.typed)) return advice;
  const next = answerMonth(
    { ...own, plants: [], traits: [], acts: ['plant'] },
    knowledge,
    month,
    site,
  );
  return { ...next, text: `${advice.text}\n\n${next.text}` };
}

const SOILS = { clay: 'clay', sandy: 'sandy', loam: 'loam', unknown: null } as const;

/** Whether a suggestion asks what was asked just now. */
const repeats = (suggestion: string, asked: Reading): boolean =>
  normalise(suggestion) === asked.typed ||
  ['prune', 'harvest', ' pot', 'toxic', 'look after', 'site visit', 'tall'].some(
    (word) => suggestion.includes(word) && asked.text.includes(word.trim()),
  );

/** @param month 1 to 12, today's in London */
export function composeAnswer({
  input,
  knowledge,
  month,
}: {
  input: AssistantInput;
  knowledge: Knowledge;
  month: number;
}): AssistantAnswer {
  const site: SiteFacts = {
    soil: input.site?.soil ? SOILS[input.site.soil] : null,
    sun: input.site?.sun ?? null,
  };
  const { own, reading, standing } = readInContext(input, knowledge, month);
  // Thanks are said of what was answered, and ask for nothing of it.
  const smallTalk = (): Answer | null =>
    own.service === null && own.asks.length === 0 ? answerSmallTalk(own) : null;
  const answerOwn = (): Answer | null =>
    answerForeign(input.message, knowledge) ??
    smallTalk() ??
    answerBurial(own.typed) ??
    answerReading(reading, knowledge, month, site);
  const isGrief = wishOfGrief(own.typed) !== null;
  const composed =
    (standing && !standing.isResting ? answerAlarm(standing, own, knowledge, month, site) : null) ??
    (isInjection(own) ? answerInjection() : null) ??
    (isGrief ? answerGrief(own.typed, answerOwn) : answerOwn()) ??
    (isAbuse(own) ? answerAbuse() : null) ??
    answerUnknown(reading);
  const answer = standing?.isResting ? answerResting(standing, own, composed) : composed;
  const seen = new Set<string>();
  const note = standing ? null : (noteOfHurt(own) ?? lineOfHurt(own, answer.text));
  return {
    response: note ? `${answer.text}\n\n${note}` : answer.text,
    sources: answer.sources
      .filter((source) => !seen.has(source.url) && seen.add(source.url))
      .slice(0, SOURCES),
    suggestions: [...new Set(answer.suggestions)]
      .filter((one) => !repeats(one, own))
      .slice(0, SUGGESTIONS),
  };
}
