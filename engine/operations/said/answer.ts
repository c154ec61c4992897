/** Sentences about a garden answered one by one: operations that can be made, a question, or why not with the nearest that can. */
import { capitalise } from '../../model/format.ts';
import type { Area } from '../../model/layout.ts';
import type { SaidChange } from '../../model/said-change.ts';
import { mayBeMoved } from '../add-ground.ts';
import { added, exchanged, removed } from './adds.ts';
import {
  type Answered,
  asked,
  ready,
  refused,
  type SaidAnswer,
  type SaidGiven,
  tried,
} from './answer-types.ts';
import { boundarySaid, isBoundary } from './boundary.ts';
import { byHandOnly } from './by-hand-only.ts';
import { settled } from './doubts.ts';
import { exchangedSaid } from './exchange.ts';
import { floorIn, laid } from './floors.ts';
import {
  absent,
  builtTaller,
  flooredAs,
  instead,
  isItself,
  isOneOfKind,
  isPlural,
  partOf,
} from './first-answers.ts';
import { kindChanged } from './kind-changes.ts';
import { kindSaid } from './kinds.ts';
import { moved } from './moves.ts';
import { darkBed, hotPlace, qualitySaid } from './qualities.ts';
import { plantAdded, plantCounted, planted, plantSwapped } from './plants.ts';
import { resized } from './sizes.ts';
import { styleSaid } from './styles.ts';
import { nameOfTarget, type Target, targetsIn, wishedOf, pointOf } from './targets.ts';
import { tableMeant } from './table.ts';
import { cheaper, lessWork } from './thrift.ts';

const EXAMPLES =
  'Try “make the terrace a metre deeper”, “swap the lawn for gravel”, “no pergola”, or “something evergreen at the back”.';

/** Each is answered for the garden as those before it leave it. */
export function answerSaid(said: readonly SaidChange[], given: SaidGiven): SaidAnswer[] {
  let now = given;
  return said.map((one) => {
    const answer = { quote: one.quote, ...settled(one, answerOne(one, now), now, done) };
    if (answer.operations.length) {
      const outcome = tried(now, answer.operations);
      if ('model' in outcome) now = { ...now, model: outcome.model };
    }
    return answer;
  });
}

function answerOne(said: SaidChange, given: SaidGiven): Answered {
  const { model, catalogue } = given;
  const quality = said.act === 'keep' || said.act === 'spend' ? null : qualitySaid(said, given);
  if (quality) return quality;
  switch (said.act) {
    case null:
      return withoutVerb(said, given);
    case 'keep':
      return ready('Nothing that you do not name is changed: it stays as it is.');
    case 'spend':
      return cheaper(
        said.pounds,
        given,
        /\b(?:off|less|cheaper)\b|\b(?:lower|reduce|cut|bring|down|drop)\b.* by\b/.test(
          said.what,
        ) && !/\bless than\b/.test(said.what),
      );
    case 'work':
      return lessWork(given);
    default:
  }
  if (isBoundary(said.what) || (said.act === 'swap' && isBoundary(said.by)))
    return boundarySaid(said, given);
  const style = said.act === 'lay' || said.act === 'move' ? null : styleSaid(said, given);
  if (style) return style;
  switch (said.act) {
    case 'plant':
      return (
        builtTaller(said, given) ??
        (isOneOfKind(said) ? plantAdded(said, given) : null) ??
        planted(said, given)
      );
    case 'add': {
      const here = spokenOf(said, given) ?? tableMeant(said, given);
      if (here) return here;
      // a plant that is named is a plant, and not what it stands for
      const plant = plantAdded(said, given);
      const thing = added(said, given);
      return thing.result === 'refused' && plant ? plant : thing;
    }
    default:
  }
  const turned =
    said.act === 'remove' && !/\bcolou?r\b/.test(said.what) ? null : byHandOnly(said, given);
  if (turned) return turned;
  const table = tableMeant(said, given);
  if (table) return table;
  const stays = said.act === 'move' ? null : keptIn(said.what, given, 2);
  if (stays) return refused(stays);
  if (said.act === 'grow' && /\bmore\b/.test(said.what) && said.metres === null) {
    const more = added(said, given);
    if (more.result === 'ready') return more;
    const plants = kindSaid(said.what) ? plantAdded(said, given) : null;
    if (plants && (plants.result === 'ready' || plants.choices.length)) return plants;
  }
  const first =
    (/\bgrasses\b/.test(said.what) ? kindChanged(said, given) : null) ?? partOf(said, given);
  if (first) return first;
  if (said.act === 'swap' && /^ ?what(?:ever)?\b/.test(said.what) && !floorIn(said.by))
    return instead(answerOne({ ...said, act: 'add', what: said.by, by: '' }, given));
  const floored = said.act === 'swap' ? flooredAs(said, given) : null;
  if (floored) return floored;
  const targets = meant(said, targetsIn(said.what, model, catalogue), given);
  const isNamed = isItself(said.what, targets);
  const lit = darkBed(said, targets, given) ?? hotPlace(said, targets, given);
  if (lit) return lit;
  if (said.act === 'move' && (!targets.length || !isNamed)) {
    if (/\b(?:too|so|that) (?:close|near)\b/.test(said.quote) && !targets.length)
      return absent({ ...said, act: 'remove' }, given) ?? notThere(said);
    const plant = targets.length ? null : plantAdded({ ...said, act: 'add' }, given);
    if (plant?.result === 'ready') return plant;
    const thing = added(said, given);
    if (thing.result !== 'refused' || !targets.length)
      return thing.result !== 'refused' ? thing : notThere(said);
  }
  if (!targets.length) {
    const ofKind = kindChanged(said, given);
    if (ofKind) return ofKind;
    if (said.act === 'grow' && !said.metres) {
      const thing = added(said, given);
      if (thing.result === 'ready') return thing;
    }
    const kept = keptIn(said.what, given, 1);
    return kept ? refused(kept) : (absent(said, given) ?? notThere(said));
  }
  if (targets.length > 1 && said.act === 'remove' && isPlural(said.what))
    return allRemoved(targets, given);
  const ground = said.act === 'move' ? sharedGround(targets, given) : null;
  if (ground) return done(said, { kind: 'area', area: ground }, given);
  if (targets.length > 1) return which(said, targets, given);
  return done(said, targets[0]!, given);
}

/** A thing or a plant that is named and nothing more is wished for; what has to be drawn is told so. */
function withoutVerb(said: SaidChange, given: SaidGiven): Answered {
  const exchange = exchangedSaid(said, given);
  if (exchange) return exchange;
  const byHand = byHandOnly(said, given);
  if (byHand) return byHand;
  const style = styleSaid(said, given);
  if (style) return style;
  const isBare = said.what.split(' ').length <= MOST_BARE && !NOT_WISHED.test(said.what);
  if (isBare && !targetsIn(said.what, given.model, given.catalogue).length) {
    const plant = plantAdded(said, given);
    const thing = plant?.result === 'ready' ? plant : added(said, given);
    if (thing.result === 'ready') return thing;
  }
  return refused(`We did not understand that. ${EXAMPLES}`);
}
/** More words than these name more than one wish. */
const MOST_BARE = 6,
  NOT_WISHED = /\b(?:no|not|don't|how|what|why|where|who|is|are|was|ugly|boring|hate)\b/;

/** "The pond" of a garden that has one is that pond: a wish about it is no wish for another. Null where none is meant. */
function spokenOf(said: SaidChange, given: SaidGiven): Answered | null {
  if (/\b(?:another|second|more|extra|new|two|three|an?)\b/.test(said.what)) return null;
  if (!/\b(?:the|our|my|that|this)\b/.test(said.what)) return null;
  const [target, ...others] = meant(
    said,
    targetsIn(said.what, given.model, given.catalogue),
    given,
  );
  if (!target || others.length || target.kind === 'plant') return null;
  const byHand = byHandOnly(said, given);
  if (byHand) return byHand;
  if (said.where || said.side) return done({ ...said, act: 'move' }, target, given);
  return refused(
    `${capitalise(nameOfTarget(target))} is there already. Say what is to become of it.`,
  );
}

const notThere = ({ what, quote }: SaidChange): Answered =>
  refused(
    what.trim()
      ? `We found nothing in this garden that “${quote}” speaks of. Choose it on the plan, or say it otherwise.`
      : `We did not understand that. ${EXAMPLES}`,
  );

/** @param words of its name that have to be said */
function keptIn(what: string, { model }: SaidGiven, words: 1 | 2): string | null {
  const kept = model.site.existing.find((thing) =>
    words === 2
      ? what.includes(thing.name.toLowerCase().split(' ').slice(-2).join(' '))
      : thing.name
          .toLowerCase()
          .split(' ')
          .some((word) => word.length > 3 && what.includes(word)),
  );
  return kept
    ? `${capitalise(kept.name)} stands there already, and is kept. Say under “The plot” if it goes.`
    : null;
}

function done(said: SaidChange, target: Target, given: SaidGiven): Answered {
  const isGrown = target.kind === 'plant' || target.kind === 'tree';
  if (
    target.kind === 'plant' &&
    (said.act === 'grow' || said.act === 'shrink' || said.act === 'remove')
  )
    return plantCounted(said, target.plant, given);
  switch (said.act) {
    case 'grow':
    case 'shrink':
      return resized(said, target, given);
    case 'move':
      return moved(said, target, given);
    case 'remove':
      return removed(target, given);
    case 'swap':
      return isGrown ? plantSwapped(said, target, given) : exchanged(said, target, given);
    case 'lay':
      return target.kind === 'area'
        ? laid(said, target.area, given)
        : refused(`${capitalise(nameOfTarget(target))} has no floor of its own.`);
    default:
      return refused(`We did not understand that. ${EXAMPLES}`);
  }
}

/** Of several, those that the words of a place point to; where what is changed is said to be moved there, all of them. */
function meant(said: SaidChange, targets: Target[], given: SaidGiven): Target[] {
  const usable = targets.filter(
    (target) => target.kind !== 'area' || !target.area.id.startsWith('kept-'),
  );
  if (usable.length < 2 || said.act === 'move') return usable;
  const wished = wishedOf(said, given.model, given.catalogue);
  if (!wished || wished === 'unknown') return usable;
  const rated = usable
    .flatMap((target) => {
      const at = pointOf(target, given.model);
      return at ? [{ target, rate: wished(at.x, at.y) }] : [];
    })
    .sort((a, b) => b.rate - a.rate);
  return rated.slice(0, 1).map(({ target }) => target);
}

function allRemoved(targets: readonly Target[], given: SaidGiven): Answered {
  const answers = targets.map((target) => removed(target, given));
  const operations = answers.flatMap((answer) => answer.operations);
  const outcome = tried(given, operations);
  if (!operations.length || 'refused' in outcome)
    return refused('refused' in outcome ? outcome.refused : answers[0]!.says);
  return ready(
    `${capitalise(nameOfTarget(targets[0]!))}: all ${targets.length} go.`,
    ...operations,
  );
}

/** The ground that was made for all of them, and is moved with them. */
function sharedGround(targets: readonly Target[], { model }: SaidGiven): Area | null {
  const ids = new Set(
    targets.map((target) => (target.kind === 'thing' ? target.thing.areaId : '')),
  );
  const area = model.layout.areas.find((one) => ids.size === 1 && ids.has(one.id));
  return targets.length > 1 && area && mayBeMoved(area) ? area : null;
}

/** Several answer to the name: each is a choice. */
function which(said: SaidChange, targets: readonly Target[], given: SaidGiven): Answered {
  const choices = targets.slice(0, 6).flatMap((target, i) => {
    const answer = done(said, target, given);
    return answer.result === 'ready' && answer.operations.length
      ? [
          {
            label: `${i + 1}. ${placeIn(target, given)}: ${answer.says}`,
            operations: answer.operations,
          },
        ]
      : [];
  });
  if (choices.length === 1)
    return ready(choices[0]!.label.replace(/^\d+\. /, ''), ...choices[0]!.operations);
  return choices.length
    ? asked(`There are ${targets.length} of them. Which is meant?`, choices)
    : done(said, targets[0]!, given);
}
function placeIn(target: Target, { model }: SaidGiven): string {
  const at = pointOf(target, model);
  return at
    ? `${capitalise(nameOfTarget(target))}, ${(at.y / 1000).toFixed(1)} m from the house`
    : nameOfTarget(target);
}
