/** Plots told side by side: four sides by name, or an L told as one walk away from the house. */
import type { Amount } from './amounts.ts';
import type { PlotShape } from '../model/brief.ts';
import { lShapeOf, rectangleOf, taperOf } from './plot-shape.ts';

import type { Text } from './text.ts';

type Side = 'near' | 'far' | 'left' | 'right';
export type SidesRead = { shape: PlotShape; from: number; to: number; note: string | null };

const MARK = '(?: (?:is|are|:|-|=|about|roughly|approx|,|measures|side|length))* $';
/** The names of sides as they stand right before a figure. */
const NAMES: [RegExp, Side][] = [
  [
    new RegExp(
      `\\b(?:house side|house end|house wall|near end|at the house|by the house|along the house|against the house|back of (?:the |our )?house|width at (?:the )?house)${MARK}`,
    ),
    'near',
  ],
  [
    new RegExp(
      `\\b(?:left|left hand|lhs)(?: hand)?(?: (?:fence|side|boundary|wall|hedge|edge))?${MARK}`,
    ),
    'left',
  ],
  [
    new RegExp(
      `\\b(?:right|right hand|rhs)(?: hand)?(?: (?:fence|side|boundary|wall|hedge|edge))?${MARK}`,
    ),
    'right',
  ],
  [
    new RegExp(
      `\\b(?:bottom|far|end|back|rear|top)(?: (?:fence|side|boundary|wall|hedge|edge|end))?${MARK}`,
    ),
    'far',
  ],
];

/** The same said right after the figure: "11 m along the house". */
const NAMES_AFTER: [RegExp, Side][] = [
  [/^(?:wide )?(?:along|at|across|by|on) the (?:back of the )?(?:house|front)\b/, 'near'],
  [/^(?:long )?(?:on|along|down|up) (?:the |my |our )?left\b/, 'left'],
  [/^(?:long )?(?:on|along|down|up) (?:the |my |our )?right\b/, 'right'],
  [/^(?:wide )?(?:along|at|across|on) the (?:back|bottom|far end|end|rear|far side)\b/, 'far'],
];

const before = (text: Text, amount: Amount, most: number): string => {
  const { sentence } = text.tokens[amount.from]!;
  return `${text.tokens
    .slice(Math.max(0, amount.from - most), amount.from)
    .filter((t) => t.sentence === sentence)
    .map((t) => t.text)
    .join(' ')} `;
};
const after = (text: Text, amount: Amount): string =>
  text.tokens
    .slice(amount.to, amount.to + 4)
    .filter((t) => t.sentence === text.tokens[amount.from]!.sentence)
    .map((t) => t.text)
    .join(' ');

/** Four sides by name ("house side 11.2 m, left fence 15.5, bottom 8.9, right fence 15.6"); one of left and right may be missing. */
export function sidesByName(text: Text, amounts: readonly Amount[]): SidesRead | null {
  const sides = new Map<Side, { metres: number; from: number; to: number }>();
  const unit = amounts.find((a) => a.kind === 'length')?.unit ?? 1;
  for (const amount of amounts) {
    if (amount.kind === 'area') continue;
    const said = before(text, amount, 6);
    const next = after(text, amount);
    const side = (NAMES_AFTER.find(([pattern]) => pattern.test(next)) ??
      NAMES.find(([pattern]) => pattern.test(said)))?.[1];
    const metres = amount.kind === 'bare' ? amount.value * unit : amount.value;
    if (side && !sides.has(side) && metres >= 2 && metres < 200)
      sides.set(side, { metres, from: amount.from, to: amount.to });
  }
  // "12 m across, 9 deep one side and 14 the other": the far end runs aslant
  const one = amounts.find(
      (a) =>
        a.kind !== 'area' &&
        /^(?:deep |long )?(?:on |down )?(?:the )?one side\b/.test(after(text, a)),
    ),
    other = amounts.find(
      (a) =>
        a.kind !== 'area' && /^(?:deep |long )?(?:on |down )?(?:the )?other\b/.test(after(text, a)),
    );
  const across = amounts.find(
    (a) => a.kind === 'length' && /^(?:wide|across)\b/.test(after(text, a)),
  );
  if (one && other && across && other.from > one.from && one.value >= 2 && other.value >= 2) {
    const metres = (a: Amount) => (a.kind === 'bare' ? a.value * unit : a.value);
    const mm = (m: number) => Math.round(m * 1000);
    return {
      shape: {
        kind: 'polygon',
        points: [
          [0, 0],
          [mm(across.value), 0],
          [mm(across.value), mm(metres(other))],
          [0, mm(metres(one))],
        ],
      },
      from: Math.min(across.from, one.from),
      to: Math.max(across.to, other.to),
      note: 'You give two depths: we have drawn the first on the left and the second on the right. Tell us if it is the other way round.',
    };
  }
  const near = sides.get('near'),
    far = sides.get('far'),
    left = sides.get('left') ?? sides.get('right'),
    right = sides.get('right') ?? sides.get('left');
  if (!near || !far || !left || !right || sides.size < 3) return null;
  const all = [...sides.values()],
    from = Math.min(...all.map((s) => s.from)),
    to = Math.max(...all.map((s) => s.to));
  const slant = (left.metres + right.metres) / 2,
    inset = (near.metres - far.metres) / 2;
  if (slant <= Math.abs(inset)) return null;
  // the far end stands in the middle: four sides alone do not fix the corners
  const depth = Math.sqrt(slant * slant - inset * inset);
  if (Math.abs(near.metres - far.metres) < 0.05)
    return { shape: rectangleOf(near.metres, slant), from, to, note: null };
  return {
    shape: taperOf(near.metres, far.metres, depth),
    from,
    to,
    note: 'Four sides do not quite fix the corners, so we have drawn the far end in the middle. One diagonal would settle it.',
  };
}

/** An L as one walks it: "10 m wide and goes back 7 m, then only the left hand 5 m for another 8 m". All four figures are needed. */
export function lByWalk(
  text: Text,
  amounts: readonly Amount[],
  side: 'left' | 'right',
): SidesRead | null {
  let width = 0,
    shoulder = 0,
    leg = 0,
    run = 0,
    from = Infinity,
    to = 0;
  for (const amount of amounts) {
    if (amount.kind !== 'length' || amount.value < 1 || amount.value > 100) continue;
    const said = before(text, amount, 8),
      next = after(text, amount);
    const more =
      /\b(?:another|further|extra)(?: \w+)? $|\b(?:goes|carries|continues|runs|carrying|going) on (?:for )?(?:about |around )?$/.test(
        said,
      );
    const narrowed =
      /\b(?:only|just) (?:the )?(?:left|right)(?: hand)?(?: (?:side|half|bit|part|is|about|of))* $|\b(?:narrows|narrowing|narrow|reduces|drops|shrinks) (?:down )?to (?:about |just |only )?$|\b(?:left|right) hand (?:side )?$/.test(
        said,
      );
    const across = /^(?:wide|across|in width)/.test(next) || /\bwidth(?: of| is| :)* $/.test(said);
    const away =
      /^(?:deep|long|back|down|in length|straight back)/.test(next) ||
      /\b(?:goes|runs|extends|stretches|going)(?: straight)? (?:back|down|out)(?: for| about| around)* $/.test(
        said,
      );
    if (more && width && !run) run = amount.value;
    else if (narrowed && width && !leg) leg = amount.value;
    else if (across && !width) width = amount.value;
    else if (across && !leg) leg = amount.value;
    else if (away && !shoulder) shoulder = amount.value;
    else if (away && !run) run = amount.value;
    else continue;
    from = Math.min(from, amount.from);
    to = Math.max(to, amount.to);
  }
  return width && shoulder && leg && run && leg < width
    ? { shape: lShapeOf(width, shoulder + run, leg, shoulder, side), from, to, note: null }
    : null;
}
