/**
 * A plan in two: what is painted, which a browser makes into one picture, and what is written and measured, which stays
 * lines and text. Printed as shapes alone, the thousands of leaves make a file of many megabytes that opens slowly.
 */
const WRITTEN = new Set(['dimensions', 'labels', 'keys', 'panel']);
/** Pixels a millimetre of paper: 203 to the inch. */
export const PIXELS_PER_MM = 8;

export type SplitPlan = {
  /** The painted layers as SVG. */
  painted: string;
  widthMm: number;
  heightMm: number;
  /** The sheet with the painted layers as a picture beneath the written ones. */
  withPicture(dataUrl: string): string;
};

const isWritten = (layer: string) =>
  WRITTEN.has(/^<g data-layer="([\w-]+)"/.exec(layer)?.[1] ?? '');

/** @throws Error when the text is not a sheet with its size in millimetres */
export function splitPlan(svg: string): SplitPlan {
  const size = /^<svg[^>]*\bwidth="([\d.]+)mm" height="([\d.]+)mm"/.exec(svg);
  if (!size) throw new Error('a plan must be a sheet with its size in millimetres');
  const parts = svg.slice(0, -'</svg>'.length).split(/(?=<g data-layer=")/);
  const head = parts[0]!;
  const layers = parts.slice(1);
  const written = layers.filter(isWritten).join('');
  const [widthMm, heightMm] = [Number(size[1]), Number(size[2])];
  return {
    painted: `${head}${layers.filter((layer) => !isWritten(layer)).join('')}</svg>`,
    widthMm,
    heightMm,
    withPicture: (dataUrl) =>
      `${keepUsed(head, written)}<image href="${dataUrl}" x="0" y="0" width="${widthMm}" height="${heightMm}" preserveAspectRatio="none"/>${written}</svg>`,
  };
}

/** The head with those definitions alone that the layers refer to, or that these refer to in turn. */
function keepUsed(head: string, layers: string): string {
  const at = head.indexOf('<defs>');
  if (at < 0) return head;
  const start = at + '<defs>'.length;
  const end = head.indexOf('</defs>', start);
  const defs = head
    .slice(start, end)
    .split(/(?=<(?:g|pattern|linearGradient|radialGradient|clipPath|filter) id=")/);
  const kept = new Set<string>();
  const visit = (text: string): void => {
    for (const [, id] of text.matchAll(/#([\w-]+)/g)) {
      if (kept.has(id!)) continue;
      const def = defs.find((one) => idOf(one) === id);
      if (!def) continue;
      kept.add(id!);
      visit(def);
    }
  };
  visit(layers);
  return `${head.slice(0, start)}${defs.filter((def) => kept.has(idOf(def))).join('')}${head.slice(end)}`;
}

const idOf = (def: string): string => /^<\w+ id="([^"]+)"/.exec(def)?.[1] ?? '';
