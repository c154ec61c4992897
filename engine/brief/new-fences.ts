/** New fences that are asked for: on which sides, how high, or how many panels. */
import type { BoundarySide, Fact, NewFence } from '../model/brief.ts';
import type { MentionPlace, Reading } from '../model/reading.ts';
import { isHere, isSure } from '../reading/things.ts';
import { read } from './select.ts';

/** Close-board as it is sold, mm; over 2 m needs permission. */
const USUAL_MM = 1800;
const LEAST_MM = 900;
const MOST_MM = 2000;
/** A panel is six feet wide. */
const PANEL_M = 1.83;

const SIDES: Partial<Record<MentionPlace, BoundarySide['side']>> = {
  left: 'left',
  right: 'right',
  back: 'back',
};
const FALLING =
  /\b(?:fall(?:ing|en)(?: down| over)?|rotten|rotting|broken|collaps\w+|blown down|on its last legs|knackered|held up)\b/i;
/** "Fence at the back has to be dig proof". */
const HAS_TO_BE =
  /\b(?:has to|have to|needs? (?:to|repl\w+|renew\w+|mend\w+|doing)|must|should) ?(?:be|go)?\b/i;
const NOT_OURS = /\b(?:neighbour'?s|theirs|next door'?s|not ours|not mine|belongs to)\b/i;
const FENCE = /\b(?:fenc\w+|panels?|shut in|secure|dog[- ]?(?:tight|proof)|escape)/i;
/** A fence within the garden, or in front of something, is none round it. */
const WITHIN =
  /\b(?:off|divid\w*|separat\w*|between|veg|hens|chickens|pond|corner|picket|two|half|middle|piece)\b/i;
/** One side that is not one of the three: which it is has to be asked. */
const SOME_SIDE = /\b(?:side|that|it)\b/i;
const ROUND = /\b(?:all (?:a?round|sides?)|both|round|everywhere|whole|secure|shut in)\b/i;

export function readNewFences(reading: Reading): Fact<NewFence>[] {
  const out: Fact<NewFence>[] = [];
  const fences = reading.mentions.filter(
    (m) =>
      isSure(m) &&
      isHere(m) &&
      m.concept === 'fence' &&
      (m.kind === 'feature' || m.kind === 'boundary') &&
      (m.status === 'wanted' ||
        m.status === 'going' ||
        // "ours and falling down"
        ((m.status === 'stands' || m.status === 'keep') &&
          (FALLING.test(sentenceOf(reading, m.start)) ||
            HAS_TO_BE.test(sentenceOf(reading, m.start))))),
  );
  // who takes one away for a hedge has the hedge
  const hedges = reading.mentions.some((m) => m.concept === 'hedge' && m.status === 'wanted');
  for (const m of fences) {
    const around = reading.text.slice(m.start, m.end + 25).split(/[.;\n]/)[0]!;
    if (m.status !== 'wanted' && NOT_OURS.test(around)) continue;
    if (!FENCE.test(around) || WITHIN.test(around) || m.whose) continue;
    if (m.where?.some(({ at, of }) => at === 'round' && of !== 'garden')) continue;
    if (m.status === 'going' && hedges) continue;
    const panels = /panel/i.test(m.quote) ? (panelsIn(around) ?? m.count) : null;
    const side = m.place ? SIDES[m.place] : undefined;
    if (!side && !panels && !ROUND.test(around) && SOME_SIDE.test(around)) continue;
    const said = (m.metres ?? [])
      .map((metres) => Math.round(metres * 1000))
      .find((mm) => mm >= LEAST_MM && mm <= 3000);
    const value: NewFence = {
      side: side ?? 'all',
      // the height of one that goes is not that of the next
      heightMm: Math.min(MOST_MM, (m.status === 'wanted' ? said : undefined) ?? USUAL_MM),
      ...(panels ? { panelsM: Math.round(panels * PANEL_M * 10) / 10 } : {}),
    };
    if (!out.some((fact) => fact.value.side === value.side)) out.push(read(value, m));
  }
  return out;
}

const sentenceOf = ({ text }: Reading, at: number): string =>
  text.slice(at, at + 70).split(/[.;\n]/)[0]!;

function panelsIn(text: string): number | null {
  const found = /(\d{1,2}) (?:fence )?panels?\b|panels? ?x ?(\d{1,2})\b/i.exec(text);
  const count = Number(found?.[1] ?? found?.[2]);
  return count >= 1 && count <= 40 ? count : null;
}
