/**
 * A drawing in two: what is painted, which print turns into one picture, and what is written and measured, which stays
 * lines and text. Printed as shapes alone, thousands of leaves make a file of many megabytes that opens slowly.
 */
import type { Drawing, LayerId, Primitive, Style } from './drawing.ts';

const WRITTEN: ReadonlySet<LayerId> = new Set<LayerId>(['dimensions', 'labels', 'keys', 'panel']);

/** Both halves have the drawing's size; the written half keeps only the definitions it refers to. */
export function splitDrawing(drawing: Drawing): { painted: Drawing; written: Drawing } {
  const layers = drawing.layers.filter((layer) => WRITTEN.has(layer.id));
  const used = new Set<string>();
  const visit = (items: readonly Primitive[]): void => {
    for (const id of items.flatMap(references)) {
      if (used.has(id)) continue;
      used.add(id);
      for (const def of drawing.defs) if (def.id === id && 'items' in def) visit(def.items);
    }
  };
  visit(layers.flatMap((layer) => layer.items));
  return {
    painted: { ...drawing, layers: drawing.layers.filter((layer) => !WRITTEN.has(layer.id)) },
    written: { ...drawing, defs: drawing.defs.filter((def) => used.has(def.id)), layers },
  };
}

/** Ids of the definitions that a primitive uses, those of its items included. */
function references(item: Primitive): string[] {
  if (item.kind === 'use') return [item.symbol];
  if (item.kind !== 'group') return paintsOf(item);
  return [
    ...[item.clip, item.filter].filter((id) => id !== undefined),
    ...(item.style ? paintsOf(item.style) : []),
    ...item.items.flatMap(references),
  ];
}
const paintsOf = ({ fill, stroke }: Pick<Style, 'fill' | 'stroke'>): string[] =>
  [fill, stroke].filter((paint) => paint?.startsWith('@')).map((paint) => paint!.slice(1));
