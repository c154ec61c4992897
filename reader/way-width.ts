/** How wide the way is by which everything comes into the garden: "side passage is 85cm at the narrowest". */
import type { WayWidthSaid } from '#engine/model/ground-said.ts';
import { LENGTH, sentencesIn } from './clauses.ts';
import { figuresOf } from './figures.ts';

const WAY = String.raw`(?:side (?:access|passage|gate|entrance|way|alley|path|door)|(?:rear|back|garden) (?:access|gate|passage|alley)|gates?|passage(?:way)?|alley(?:way)?|ginnel|snicket|jitty|twitten|entry|access(?: way)?|corridor|hall(?:way)?|through the (?:house|flat|hall|kitchen)|front door|doorway|down the side|close)`;
const AFTER = new RegExp(
  String.raw`\b${WAY}\b(?:[^.;\n]|\.(?=\d)){0,60}?\b(${LENGTH})(?! ?(?:high|tall|long|deep|by|x\b|×|thick|from|away|up|of|path|fence|gates?\b (?:high|tall)))(?: ?(?:wide|clear|at (?:the |its )?(?:narrow|tight)\w+))?`,
  'gi',
);
const BEFORE = new RegExp(
  String.raw`\b(${LENGTH})(?: wide| clear)? ${WAY}\b(?! ?(?:high|tall))`,
  'gi',
);
/** Not the way in: what is wished for, what stands in it, what comes through it. */
const OTHER =
  /\b(?:mower|trolley|scooter|buggy|chair|pram|bike|bins? (?:are|is)|steps? (?:are|is)|return|lawn|fence|hedge|panels?|trees?|border|terrace|patio|wall|drop|rail|high|gap)\b/i;
const LEAST_M = 0.5,
  MOST_M = 3;
/** A machine comes in: wider than any passage. */
const MACHINES =
  /\b(?:machine|vehicle|digger) access\b(?:[^.;\n]|\.(?=\d)){0,20}?(\d+(?:\.\d+)? ?m(?:etres?)?)\b/i;
const MOST_MACHINE_M = 5;

/** The narrowest that is told, metres; null where none is. */
export function wayWidthIn(text: string): WayWidthSaid | null {
  let best: WayWidthSaid | null = null;
  const machines = MACHINES.exec(text),
    wide = machines && figuresOf(machines[1]!).metres[0];
  if (machines && wide && wide >= LEAST_M && wide <= MOST_MACHINE_M)
    return { metres: wide, quote: machines[0] };
  for (const { text: sentence } of sentencesIn(text)) {
    for (const pattern of [AFTER, BEFORE])
      for (const match of sentence.matchAll(pattern)) {
        const [metres] = figuresOf(match[1]!).metres;
        if (metres === undefined || metres < LEAST_M || metres > MOST_M) continue;
        const isWide = /\b(?:wide|clear|narrow\w*|tight\w*)\b/i.test(match[0]);
        if (!isWide && (metres > 1.6 || OTHER.test(match[0]))) continue;
        if (isWide && OTHER.test(match[0])) continue;
        // "the side is like a corridor, 2.5 m wide" is ground
        if (metres > 1.6 && /corridor|hall|close|passage/i.test(match[0])) continue;
        if (!best || metres < best.metres)
          best = { metres: Math.round(metres * 100) / 100, quote: match[0].trim() };
      }
  }
  return best;
}
