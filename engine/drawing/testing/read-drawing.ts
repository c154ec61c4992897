/** Reads drawings back, for tests. */
import { cos, radians, sin } from '../../geometry/trig.ts';
import { textWidth } from '../page/text-width.ts';
import type { Drawing, LayerId, Primitive, TextItem, UseItem } from '../drawing.ts';

/** Every primitive of the drawing, groups opened, with the offset of unturned groups added up. */
export function everyPrimitive(drawing: Drawing, layer?: LayerId): Primitive[] {
  const out: Primitive[] = [];
  const walk = (items: readonly Primitive[]) => {
    for (const item of items) {
      out.push(item);
      if (item.kind === 'group') walk(item.items);
    }
  };
  for (const l of drawing.layers) if (!layer || l.id === layer) walk(l.items);
  return out;
}
/** A box on the page, turned about its corner or not, as its four corners. */
export type TextBox = { text: string; corners: (readonly [number, number])[] };

/** What every line of text covers, from the top of its capitals to its descenders; of groups turned and moved too. */
export function textBoxes(drawing: Drawing): TextBox[] {
  const out: TextBox[] = [];
  const walk = (items: readonly Primitive[], place: (x: number, y: number) => [number, number]) => {
    for (const item of items) {
      if (item.kind === 'group')
        walk(item.items, (x, y) =>
          place(...turned(x, y, item.turnDeg ?? 0, item.x ?? 0, item.y ?? 0)),
        );
      if (item.kind !== 'text') continue;
      const face = item.font === 'title' ? 'title' : item.bold ? 'bold' : 'text',
        width = textWidth(item.text, item.size, face, item.spacing ?? 0),
        left = item.anchor === 'middle' ? -width / 2 : item.anchor === 'end' ? -width : 0;
      const corner = (dx: number, dy: number) =>
        place(...turned(dx, dy, item.turnDeg ?? 0, item.x, item.y));
      out.push({
        text: item.text,
        corners: [
          corner(left, -item.size * 0.7),
          corner(left + width, -item.size * 0.7),
          corner(left + width, item.size * 0.18),
          corner(left, item.size * 0.18),
        ],
      });
    }
  };
  for (const layer of drawing.layers) walk(layer.items, (x, y) => [x, y]);
  return out;
}
function turned(x: number, y: number, deg: number, dx: number, dy: number): [number, number] {
  const c = cos(radians(deg)),
    s = sin(radians(deg));
  return [dx + x * c - y * s, dy + x * s + y * c];
}
/** Pairs of texts that lie over each other, told by separating axes. */
export function overlappingTexts(drawing: Drawing): string[] {
  const boxes = textBoxes(drawing),
    spans = boxes.map(spanOf),
    found: string[] = [];
  for (let i = 0; i < boxes.length; i++)
    for (let j = i + 1; j < boxes.length; j++)
      if (
        spansMeet(spans[i]!, spans[j]!) &&
        !areApart(boxes[i]!, boxes[j]!) &&
        !areApart(boxes[j]!, boxes[i]!)
      )
        found.push(`${boxes[i]!.text} / ${boxes[j]!.text}`);
  return found;
}
/** From where to where a box lies across the page and down it: most pairs are told apart by this alone. */
function spanOf({ corners }: TextBox) {
  const xs = corners.map(([x]) => x),
    ys = corners.map(([, y]) => y);
  return { x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) };
}
type Span = ReturnType<typeof spanOf>;
const spansMeet = (a: Span, b: Span): boolean =>
  a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;
function areApart(a: TextBox, b: TextBox): boolean {
  return a.corners.some((p, i) => {
    const q = a.corners[(i + 1) % 4]!,
      nx = q[1] - p[1],
      ny = p[0] - q[0];
    const side = ([x, y]: readonly [number, number]) => (x - p[0]) * nx + (y - p[1]) * ny;
    const own = a.corners.map(side),
      other = b.corners.map(side);
    return (
      Math.max(...own) <= Math.min(...other) + 1e-6 || Math.max(...other) <= Math.min(...own) + 1e-6
    );
  });
}
export const plantUses = (drawing: Drawing): UseItem[] =>
  everyPrimitive(drawing).filter((p): p is UseItem => p.kind === 'use' && p.plantId !== undefined);
export const texts = (drawing: Drawing, layer?: LayerId): TextItem[] =>
  everyPrimitive(drawing, layer).filter((p): p is TextItem => p.kind === 'text');
