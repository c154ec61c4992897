/** What the words right beside a thing plainly say of it, as a second opinion on its status: "no gravel", "the shed can go". */
import type { Cue } from './lexicon.ts';
import type { Seen } from './features.ts';
import { kindFamily } from './tag.ts';

const DETERMINER =
  /^(?:the|our|my|a|an|any|some|this|that|these|those|all|more|old|existing|new|big|small|little|large|nice|proper|real|one|two|three)$/;
const AUXILIARY =
  /^(?:is|are|must|has|have|can|should|will|to|needs?|wants?|definitely|not|being|be|all|both|please|-|,|:|=|\()$/;
const BEFORE: Readonly<Record<string, string>> = {
  want: 'wanted',
  keep: 'keep',
  remove: 'going',
  refuse: 'refused',
  'not.want': 'refused',
};
const AFTER: Readonly<Record<string, string>> = {
  keep: 'keep',
  remove: 'going',
  gone: 'gone',
  'not.want': 'refused',
};
/** Of the words that refuse, those that refuse what follows them at once. */
const REFUSING =
  /^(?:(?:(?:absolutely|definitely|please) )?no|without|never|forget|hate|avoid|no more|(?:do not|don'?t|doesn'?t) want|no need for|(?:do not|don'?t) need)$/;

/** What is said plainly of the thing that the lists know in the words `from` to `to`; null where nothing is. */
export function plainStatus(seen: Seen, from: number, to: number): string | null {
  for (let i = from; i < to; i++) {
    const found = seen.phrases[i];
    if (found?.senses.some(({ kind }) => kindFamily(kind) === 'thing'))
      return statusBeside(seen, found.from, found.to);
  }
  return null;
}

function statusBeside(seen: Seen, from: number, to: number): string | null {
  return (
    beside(seen, from, to, (cue) => cue.from >= to, AFTER) ??
    beside(seen, from, to, (cue) => cue.to <= from, BEFORE)
  );
}

function beside(
  { words: { words }, cues }: Seen,
  from: number,
  to: number,
  isThere: (cue: Cue) => boolean,
  statuses: Readonly<Record<string, string>>,
): string | null {
  const { sentence } = words[from]!;
  for (const cue of cues) {
    const status = statuses[cue.cue];
    if (!status || !isThere(cue) || words[cue.from]!.sentence !== sentence) continue;
    const isAfter = cue.from >= to;
    const between = words.slice(isAfter ? to : cue.to, isAfter ? cue.from : from);
    const plain = isAfter ? AUXILIARY : DETERMINER;
    if (between.length > 3 || !between.every(({ text }) => plain.test(text))) continue;
    const said = words
      .slice(cue.from, cue.to)
      .map(({ text }) => text)
      .join(' ');
    if (cue.cue === 'refuse' && !REFUSING.test(said)) continue;
    const before = words[cue.from - 1];
    // "There is no path" is how it stands, "2no trees" is a number.
    if (
      said === 'no' &&
      before &&
      /^(?:\d+|is|are|'?s|has|have|got|there'?s|with|had|but)$/.test(before.text)
    )
      continue;
    return status;
  }
  return null;
}

/** The features and plants that the lists know in the words `from` to `to`, each with what it is called there. */
export function listedThings(
  { phrases }: Seen,
  from: number,
  to: number,
): { from: number; to: number; kind: string; concept: string }[] {
  const out: { from: number; to: number; kind: string; concept: string }[] = [];
  for (let i = from; i < to; i++) {
    const found = phrases[i];
    const sense = found?.senses.find(({ kind }) => kind === 'feature' || kind === 'plant');
    if (!found || !sense || out.some((one) => one.from === found.from)) continue;
    out.push({ from: found.from, to: found.to, kind: sense.kind, concept: sense.concept });
  }
  return out;
}
