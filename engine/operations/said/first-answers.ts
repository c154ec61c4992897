/** Sentences that are answered before what they name is looked for: floors, heights of what is built, and what is not here. */
import { thingsNamed } from '../../brief/named-things.ts';
import { capitalise } from '../../model/format.ts';
import type { SaidChange } from '../../model/said-change.ts';
import { nameOfMaterial } from '../materials.ts';
import { floorIn, laid } from './floors.ts';
import { type Answered, asked, ready, refused, type SaidGiven } from './answer-types.ts';
import { kindSaid } from './kinds.ts';
import { resized } from './sizes.ts';
import { catalogueSaid, nameOfTarget, type Target, targetsIn } from './targets.ts';

/** "A gravel path rather than slabs", "decking rather than paving": the floor that is named, in what is named for it. */
export function flooredAs(said: SaidChange, given: SaidGiven): Answered | null {
  if (!floorIn(said.by) || !(FLOOR_ALONE.test(said.what) || /^ ?what(?:ever)?\b/.test(said.what)))
    return null;
  const [area, ...others] = targetsIn(said.by, given.model, given.catalogue).flatMap((one) =>
    one.kind === 'area' ? [one.area] : [],
  );
  if (area && !others.length) return laid({ ...said, act: 'lay' }, area, given);
  if (area) return null;
  // the floor that is named lies somewhere; a word for paving means the terrace
  const was = floorIn(said.what);
  const lain = given.model.layout.areas.filter(
    ({ id, material }) =>
      (was !== null && material === was) ||
      (id === 'terrace' &&
        /\b(?:slabs|paving|pavers|flags|flagstones)(?: (?:outside|at|by|near) .*)?$/.test(
          said.what,
        )),
  );
  return lain.length === 1 ? laid({ ...said, act: 'lay' }, lain[0]!, given) : null;
}
const FLOOR_ALONE =
  /^(?:the |all the |those |these )?(?:\w+ )?(?:slabs|paving|pavers|flags|flagstones|stone|sandstone|porcelain|bricks?|concrete|decking|gravel)(?: (?:outside|at|by|near|on) .*)?$/;

/** It is not in this garden, so that nothing has to be done; null where it cannot be told. */
export function absent(said: SaidChange, { catalogue }: SaidGiven): Answered | null {
  if (said.act !== 'remove' && said.act !== 'swap') return null;
  const named = catalogueSaid(said.what, catalogue)[0];
  const floor = floorIn(said.what);
  if (floor && said.act === 'remove')
    return ready(`Nothing is laid in ${nameOfMaterial(floor)} in this garden.`);
  const name =
    kindSaid(said.what)?.name ??
    named?.commonName.split(" '")[0] ??
    thingsNamed(said.what)[0]?.called.name;
  return name
    ? ready(`${capitalise(name.replace(/^an? /, ''))}: there is nothing of it in this garden.`)
    : null;
}

/** "Make the pergola taller": what is built has its height, and no plant is meant. */
export function builtTaller(said: SaidChange, given: SaidGiven): Answered | null {
  if (!said.traits.every((trait) => trait === 'taller' || trait === 'lower')) return null;
  const [target] = targetsIn(said.what, given.model, given.catalogue);
  if (target?.kind === 'thing' || (target?.kind === 'area' && target.area.kind !== 'bed'))
    return refused(`${capitalise(nameOfTarget(target))} is built to one height here.`);
  return target?.kind === 'tree' ? resized({ ...said, act: 'grow' }, target, given) : null;
}

/** "Half the lawn", and a thing that is here already in the place of another: neither is told in words; null where neither is meant. */
export function partOf(said: SaidChange, given: SaidGiven): Answered | null {
  if (said.act !== 'swap' && said.act !== 'lay') return null;
  if (/\b(?:half|part|a third|a quarter|some) (?:of )?(?:the|our|my)\b/.test(said.what))
    return refused(
      'A part of a piece of ground is not told in words: make it smaller first, or lay the whole of it.',
    );
  const [here] = / where /.test(said.quote) ? targetsIn(said.by, given.model, given.catalogue) : [];
  return here
    ? refused(
        `${capitalise(nameOfTarget(here))} is here already: say where it goes once the other has gone.`,
      )
    : null;
}

/** Whether what is named is what was found, and not only what serves for it: pots are no raised bed. */
export function isItself(words: string, targets: readonly Target[]): boolean {
  const [named] = thingsNamed(words);
  const [first] = targets;
  if (!named || first?.kind !== 'thing' || /\b(?:the|our|my|that|this|those)\b/.test(words))
    return true;
  return named.called.is?.[0] === `thing:${first.thing.kind}`;
}

/** What is to give way was not named, so that more of the other is only near to what is wished for. */
export const instead = (answer: Answered): Answered =>
  answer.operations.length
    ? asked('Say which plants are to go for it, or put it in beside them:', [
        { label: answer.says, operations: answer.operations },
      ])
    : answer;

/** "A little tree for the birds": so many of a sort, and not what all that grows is to be. */
export const isOneOfKind = ({ what }: SaidChange): boolean =>
  kindSaid(what) !== null &&
  /\b(?:an?|another|some|two|three|four|a few|a couple of) (?:[\w-]+ ){0,3}(?:trees?|roses?|ferns?|shrubs?|bush(?:es)?|climbers?|grasses|bulbs|herbs)\b/.test(
    what,
  );

/** Whether all of several are meant: "all the pots", "no pots". */
export const isPlural = (what: string): boolean =>
  /\b(?:all|both|every|the [a-z ]*s|no (?:more )?[a-z -]*s)\b/.test(what);
