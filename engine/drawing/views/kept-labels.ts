/** Names of what stays: beside each thing, read over whatever grows there, and clear of other names and of the plants' numbers. */
import { chargerAt } from '../charger.ts';
import { capitalise } from '../../model/format.ts';
import type { SiteService } from '../../model/site.ts';
import type { Board } from '../board.ts';
import type { Primitive } from '../drawing.ts';
import { pageBox } from '../frame.ts';
import { type Box, overlaps } from '../page/labels.ts';
import { textWidth } from '../page/text-width.ts';
import { centroid } from '../../geometry/region.ts';
import { labelOf } from '../../site/barred-rules.ts';
import { zonesOf } from '../../site/zones.ts';
import { COVER_MM } from '../../site/limits.ts';
import { TEXT } from '../palette.ts';

/** How somebody finds a thing, or how large it is: no part of what it is called. */
const PRAISE =
  /^(?:(?:very|quite|really|rather|one|good|nice|decent|lovely|beautiful|gorgeous|favourite|fair|sized|colossal|huge|massive|enormous|gigantic|giant|big|large|small|little|tiny|wee)[- ])+(?=\w)/i;
/** What a thing is called, without what was said of it: "oil tank needs hiding" is an oil tank, and a good damson a damson. */
export const nounOf = (name: string): string => {
  const own = name
    .split(
      /[,;:(]|\s(?:needs?|has|have|had|is|are|was|were|which|that|who|with|to|in|on|by|at|near|there|here|that['’]?s|(?:two|three|four|five|\d+) of|(?:top|bottom|far|back|front) (?:left|right|corner|end)|i|we|he|she|they|you|must|should|will|can|stands?|stays?|goes|(?:shoulder|waist|chest|knee|hip|head)[- ]high)\b/i,
    )[0]!
    .replace(/^(?:the|an?|my|our|one|his|her|their|this|that)\s+/i, '')
    .trim();
  return capitalise(own.replace(PRAISE, '') || own || name);
};

const TO_CONFIRM = 'place to be confirmed';
const CALLED: Record<SiteService['what'], string> = {
  sewer: 'Sewer',
  drain: 'Drain',
  'gas main': 'Gas main',
  'water main': 'Water main',
  cable: 'Cable',
  'overhead line': 'Overhead line',
};
/** Along its line, from the end that is named first. */
const AT_SHARE = [0.3, 0.62, 0.46];

/** `clear`: a square about it that its name stays off, mm. */
type Named = { x: number; y: number; lines: string[]; clear?: number };

/** Not of those whose floor has its own name, and once where several are spoken of together. */
function named({ model: { site, layout } }: Board): Named[] {
  // ground that is left as it is has no name of its own
  const hasName = (id: string) =>
    layout.areas.some((one) => one.id === `kept-${id}` && !one.isKept);
  const seen = new Set<string>(),
    charger = chargerAt({ site, layout });
  const own = site.existing.filter(({ id, name, kind, isAssumed }) => {
    // what is kept at the door is the terrace, which has its name on it
    if (kind === 'patio') return false;
    // a floor has its name on it; that its place is a guess is said all the same
    const isNamed = hasName(id);
    if ((isNamed && !isAssumed) || seen.has(name)) return false;
    seen.add(name);
    return true;
  });
  return [
    ...own.map(({ id, name, x, y, isAssumed }): Named => ({
      x,
      y,
      lines: [
        ...(hasName(id) ? [] : [`${nounOf(name)}, existing`]),
        ...(isAssumed ? [TO_CONFIRM] : []),
      ],
    })),
    ...(site.covers ?? []).map(({ name, x, y, isAssumed }): Named => ({
      x,
      y,
      lines: [capitalise(name), ...(isAssumed ? [TO_CONFIRM] : [])],
      clear: COVER_MM,
    })),
    ...(site.unit?.what === 'tank'
      ? [
          {
            x: site.unit.x,
            y: site.unit.y,
            lines: [
              `${capitalise(site.unit.name)}, existing`,
              ...(site.unit.isAssumed ? [TO_CONFIRM] : []),
            ],
          },
        ]
      : []),
    ...zonesOf(site).flatMap((zone): Named[] => {
      const { outline, mostMm, isAssumed, isSizeAssumed } = zone,
        [x, y] = centroid([[outline]]),
        label = labelOf(zone);
      if (seen.has(label)) return [];
      seen.add(label);
      return [
        {
          x,
          y,
          lines: [
            mostMm === undefined ? label : `${label}, ${mostMm / 1000} m at most`,
            ...(isAssumed
              ? ['position to be confirmed']
              : isSizeAssumed
                ? ['width to be confirmed']
                : []),
          ],
        },
      ];
    }),
    ...(charger ? [{ x: charger[0], y: charger[1] + 250, lines: ['Charger'] }] : []),
    ...(site.services ?? []).map(({ what, line, clearMm, isAssumed }, i): Named => {
      const share = AT_SHARE[i % AT_SHARE.length]!;
      const [a, b] = [line[0]!, line.at(-1)!];
      return {
        x: a[0] + (b[0] - a[0]) * share,
        y: a[1] + (b[1] - a[1]) * share,
        lines: [
          `${CALLED[what]}, ${(clearMm / 1000).toLocaleString('en-GB')} m clear each side`,
          ...(isAssumed ? ['course to be confirmed'] : []),
        ],
      };
    }),
  ];
}

/** `taken`: where other names stand already. Paper mm. */
export function keptLabels(
  board: Board,
  size: number,
  taken: readonly Box[] = [],
): { items: Primitive[]; boxes: Box[] } {
  const items: Primitive[] = [],
    boxes: Box[] = [];
  const plot = pageBox(board.frame, [[board.model.site.boundary]]);
  for (const { x: atX, y: atY, lines, clear = 0 } of named(board)) {
    const [cx, cy] = board.frame.at(atX, atY),
      wide = Math.max(...lines.map((text) => textWidth(text, size))),
      high = size * 1.15 * lines.length;
    const boxAt = (x: number, y: number): Box => ({
      x0: x - wide / 2,
      x1: x + wide / 2,
      y0: y - size,
      y1: y - size + high,
    });
    // within the plot, so that it is not read as a neighbour's
    const x = Math.min(
      Math.max(cx, plot.x0 + wide / 2 + 1),
      Math.max(plot.x0 + wide / 2 + 1, plot.x1 - wide / 2 - 1),
    );
    // below it first, and off the thing itself
    const half = (clear / 2) * board.frame.k,
      own: Box[] = clear ? [{ x0: cx - half, y0: cy - half, x1: cx + half, y1: cy + half }] : [];
    const above = -half - high + size * 0.7;
    const down = clear
      ? [half + size * 1.2, above, half + size * 2.8, above - size * 1.6]
      : [2, 0.3, 3.6, -1.4, 5.2, -3].map((k) => size * k);
    const y =
      down
        .map((by) => Math.min(Math.max(cy + by, plot.y0 + size * 1.4), plot.y1 - high + size * 0.6))
        .find(
          (one) => ![...own, ...taken, ...boxes].some((box) => overlaps(box, boxAt(x, one), 0.3)),
        ) ?? cy + (clear ? half + size * 1.2 : size * 2);
    boxes.push(boxAt(x, y));
    lines.forEach((text, i) =>
      items.push({
        kind: 'text',
        x,
        y: y + i * size * 1.15,
        text,
        size,
        font: 'text',
        anchor: 'middle',
        fill: TEXT,
        halo: size * 0.3,
      }),
    );
  }
  return { items, boxes };
}
