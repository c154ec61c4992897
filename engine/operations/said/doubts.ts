/** What is not sure is asked back: with what would be made of it, and with the nearest that can be done. */
import { thingsNamed } from '../../brief/named-things.ts';
import { joinList } from '../../model/format.ts';
import type { SaidAct, SaidChange } from '../../model/said-change.ts';
import { unaccounted, wishIn } from './accounted.ts';
import { added } from './adds.ts';
import { floorIn } from './floors.ts';
import { type Answered, asked, type SaidChoice, type SaidGiven } from './answer-types.ts';
import { plantAdded, planted } from './plants.ts';
import { type Target, targetsIn } from './targets.ts';

/** So many are offered. */
const MOST = 4;
type Make = (said: SaidChange, target: Target, given: SaidGiven) => Answered;

/** As it was answered where that answers all of it; else asked back. */
export function settled(
  said: SaidChange,
  answer: Answered,
  given: SaidGiven,
  make: Make,
): Answered {
  if (answer.result === 'refused')
    return answer.choices.length ? answer : { ...answer, choices: nearest(said, given, make) };
  if (answer.result === 'asked' || !answer.operations.length) return answer;
  const doubt = isUninvited(said, answer)
    ? 'That is not in this garden.'
    : unanswered(unaccounted(said, answer.operations, given));
  return doubt === null
    ? answer
    : asked(
        `${doubt} Is this what is meant?`,
        [
          { label: answer.says, operations: answer.operations },
          ...nearest(said, given, make).filter(
            ({ operations }) => JSON.stringify(operations) !== JSON.stringify(answer.operations),
          ),
        ].slice(0, MOST),
      );
}
const unanswered = (words: readonly string[]): string | null =>
  words.length
    ? `We are not sure how ${joinList(words.map((word) => `“${word}”`))} ${words.length === 1 ? 'is' : 'are'} to be taken.`
    : null;

/** "Make the shed nicer" is no wish for a shed where there is none. */
const isUninvited = (said: SaidChange, { operations }: Answered): boolean =>
  said.act !== 'swap' &&
  operations.every(({ kind }) => kind === 'add-thing' || kind === 'add-ground') &&
  /\b(?:the|our|my|that|those) (?:[\w-]+ )?$/.test(beforeThing(wishIn(said.quote))) &&
  !/\b(?:add|put in|build|install|another|want|like|need|have)\b/.test(said.quote.toLowerCase());
function beforeThing(wish: string): string {
  const [first] = thingsNamed(wish);
  const at = first?.called.words
    .split('|')
    .map((word) => wish.search(new RegExp(`\\b${word.replace(/[ -]/g, '[ -]')}`)))
    .filter((place) => place >= 0)
    .sort((a, b) => a - b)[0];
  return at === undefined ? '' : wish.slice(0, at);
}

const DEFINITE = /\b(?:the|our|my|that|this) /;
const DENIED =
  /\b(?:no|not|don't|without|hate|never|nothing|less|fewer|allergic|too (?:much|many))\b/;
const OF_THINGS: readonly SaidAct[] = ['grow', 'shrink', 'lay', 'move', 'remove'];
const OPPOSITE: Partial<Record<SaidAct, readonly SaidAct[]>> = {
  grow: ['shrink', 'remove', 'lay'],
  shrink: ['grow'],
  move: ['grow', 'shrink'],
};
/** What can be done with what is named, as far as it can be told: as it was read first. */
function nearest(said: SaidChange, given: SaidGiven, make: Make): SaidChoice[] {
  const wish = wishIn(said.quote);
  // what is only said of a place is not what is to change; of an addition nothing that is here is
  const [target, ...others] = (
    said.act === 'add' && !DEFINITE.test(said.what)
      ? []
      : targetsIn(said.where ? said.what : wish, given.model, given.catalogue)
  ).filter((target) => target.kind !== 'area' || !target.area.id.startsWith('kept-'));
  const out: SaidChoice[] = [];
  const take = (answer: Answered | null) => {
    if (!answer) return;
    const offered = [
      ...(answer.result === 'ready' && answer.operations.length
        ? [{ label: answer.says, operations: answer.operations }]
        : []),
      ...answer.choices.slice(0, answer.result === 'asked' ? 2 : 1),
    ];
    for (const choice of offered)
      if (
        !/Look at this afterwards/.test(choice.label) &&
        !out.some((one) => JSON.stringify(one.operations) === JSON.stringify(choice.operations))
      )
        out.push(choice);
  };
  const bare: SaidChange = {
    ...said,
    by: '',
    where: '',
    side: 'other',
    way: 'all',
    metres: null,
    isTotal: false,
    many: null,
    what: wish,
  };
  const isDenied = DENIED.test(wish);
  const isOfFloors = floorIn(wish) !== null || said.act === 'lay' || said.act === 'swap';
  if (target && others.length < 2) {
    const first: SaidAct | null = floorIn(wish) ? 'lay' : isDenied ? 'remove' : said.act;
    // who wants it larger does not want it smaller, gone or as something else
    const against = OPPOSITE[said.act ?? 'keep'] ?? [];
    const acts = OF_THINGS.filter((act) => act !== first && !against.includes(act));
    for (const act of first && OF_THINGS.includes(first) ? [first, ...acts] : acts) {
      if (out.length >= MOST) break;
      // another floor is offered where a floor is spoken of
      if (act === 'lay' && (target.kind !== 'area' || !isOfFloors)) continue;
      take(
        make(
          { ...bare, act, side: act === 'move' ? 'other' : null, by: act === 'lay' ? wish : '' },
          target,
          given,
        ),
      );
    }
    if (!out.length && target.kind === 'area' && !against.includes('lay'))
      take(make({ ...bare, act: 'lay', side: null, by: wish }, target, given));
    return out.slice(0, MOST);
  }
  if (isDenied) return out;
  if (said.traits.length) take(planted({ ...bare, act: 'plant', side: null }, given));
  take(plantAdded({ ...bare, act: 'add', side: null }, given));
  if (thingsNamed(wish).length) take(added({ ...bare, act: 'add', side: null }, given));
  return out.slice(0, MOST);
}
