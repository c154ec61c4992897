/** Dangers: whom the plain words of a question send to ring, and which card tells of the danger that is meant. Pure. */
import { DESPAIR, EATEN, HURT } from '#content/assistant/eaten.ts';
import { EMERGENCY_WORDS } from '#content/assistant/emergencies.ts';
import type { Emergency } from '#contracts/knowledge.ts';
import { hasPhrase } from './answer.ts';
import type { Entry } from './knowledge.ts';
import type { Found } from './retrieve.ts';
import { normalise } from './words.ts';

/** A danger whose score is so near the best may be what is meant; and so near where its plain words are said. */
export const NEAR_DANGER = 1.4;
const NAMED_DANGER = 4;
/** Among so many that were found. */
const REACH = 6;

/** A part of somebody's body, not of a plant or a garden: "my fingers", "his left eye". */
const OWN_PART = new RegExp(
  `\\b(?:my|his|her|their|our|your|the kids|husbands|wifes|mums|dads|sons|daughters) (?:\\w+ )?(?:${HURT.parts.join('|')})\\b`,
);

/** What to ring for, by the plain words of a question. */
export function emergencyIn(question: string): Emergency | undefined {
  const text = normalise(question);
  if (hasPhrase(text, DESPAIR.loss) && hasPhrase(text, DESPAIR.means)) return 'samaritans';
  const named = (Object.keys(EMERGENCY_WORDS) as Emergency[]).find((kind) =>
    hasPhrase(text, EMERGENCY_WORDS[kind]),
  );
  const isOfAnimal = hasPhrase(text, EATEN.animals) && !hasPhrase(text, EATEN.people);
  if (named) return named === '111' && isOfAnimal ? 'vet' : named;
  if (hasPhrase(text, EATEN.taken) && hasPhrase(text, EATEN.things)) {
    if (hasPhrase(text, EATEN.animals)) return 'vet';
    if (hasPhrase(text, [...EATEN.people, ...EATEN.either])) return '111';
  }
  return OWN_PART.test(text) && hasPhrase(text, HURT.harm) ? '111' : undefined;
}

/**
 * The card of a danger that is answered instead of what was found first, where plain words name a danger: the best that tells of
 * one of the same kind, else of another.
 */
export function dangerMeant(
  found: readonly Found<Entry>[],
  named: Emergency | undefined,
): Entry | undefined {
  const best = found[0];
  // Of an animal that was harmed, or of somebody in despair, no card of a child tells.
  const isOfAnother =
    (named === 'vet' || named === 'samaritans') && best?.entry.emergency !== named;
  if (!named || !best || (best.entry.emergency && !isOfAnother)) return undefined;
  const near = found
    .slice(0, REACH)
    .filter(({ entry, score }) => entry.emergency && best.score - score < NAMED_DANGER)
    .map(({ entry }) => entry);
  return (
    near.find(({ emergency }) => emergency === named) ??
    (best.entry.emergency ? undefined : near[0])
  );
}

/** Whom to ring first: a card that sends to 999 is not held back by words that send to 111. */
export const firstToRing = (named: Emergency | undefined, told: Emergency | undefined) =>
  named === '111' && told === '999' ? told : (named ?? told);
