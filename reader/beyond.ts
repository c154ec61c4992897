/** Ground beyond the boundary that lies higher or lower: "neighbours on the right are 1.2 m lower than us". */
import type { BeyondSaid, WallSide } from '#engine/model/ground-said.ts';
import { LENGTH, sentencesIn } from './clauses.ts';
import { figuresOf } from './figures.ts';

const WHO = String.raw`(?:(?:the )?neighbou?rs?'?|next door|(?:the )?(?:road|lane|car park|street|footpath|path|alley|railway|field|pavement)|(?:the )?(?:garden|house|plot)s? (?:next door|behind|below|beyond)|no\.? ?\d+|number \d+)`;
const LOWER = String.raw`(?:lower|below us|below ours|below our garden|beneath us|down from us)`;
const HIGHER = String.raw`(?:higher(?! (?:fence|hedge|wall|screen|panel|trellis))|above us|above ours|above our garden|up from us)`;
const SAID = new RegExp(
  String.raw`\b${WHO}[^.;]{0,60}?\b(?:(${LENGTH})(?: or so)? )?(${LOWER}|${HIGHER})\b`,
  'i',
);
/** "A wall with a 5ft drop the other side". */
const DROP = new RegExp(
  String.raw`\b(${LENGTH}) drop (?:on |to )?(?:the )?(?:other|far|neighbour's|next door'?s?) side\b`,
  'i',
);
const OURS = new RegExp(
  String.raw`\bwe(?:'re| are) (?:about |some |around )?(${LENGTH}) (higher|lower|above|below) (?:than )?(?:the )?(?:neighbou?rs?|next door|road|lane|car park)`,
  'i',
);
const SIDES: readonly (readonly [RegExp, WallSide])[] = [
  [/\bleft\b/i, 'left'],
  [/\bright\b(?! (?:of way|next|down|up|to))/i, 'right'],
  [/\b(?:back|rear|behind|end|bottom|below|straight down)\b/i, 'back'],
];
const LEAST_M = 0.2,
  MOST_M = 6;

export function beyondIn(text: string): BeyondSaid[] {
  const out: BeyondSaid[] = [];
  for (const { text: sentence } of sentencesIn(text)) {
    const said = SAID.exec(sentence),
      drop = DROP.exec(sentence),
      ours = OURS.exec(sentence);
    if (!said && !drop && !ours) continue;
    const metres = figuresOf(said?.[1] ?? drop?.[1] ?? ours?.[1] ?? '').metres[0] ?? null;
    if (metres !== null && (metres < LEAST_M || metres > MOST_M)) continue;
    const isLower = said
      ? new RegExp(LOWER, 'i').test(said[2]!)
      : ours
        ? /higher|above/i.test(ours[2]!)
        : true;
    const side =
      SIDES.find(([pattern]) => pattern.test(said?.[0] ?? ''))?.[1] ??
      SIDES.find(([pattern]) => pattern.test(sentence))?.[1];
    // a fence or a house that is higher is no ground
    if (
      !side ||
      (metres === null &&
        !/\b(?:garden|plot|ground|land|road|lane|level|are|is|path)\b/i.test(sentence))
    )
      continue;
    if (!out.some((one) => one.side === side))
      out.push({
        side,
        metres: metres === null ? null : Math.round(metres * 100) / 100,
        isLower,
        quote: (said ?? drop ?? ours)![0].slice(0, 120),
      });
  }
  return out;
}
