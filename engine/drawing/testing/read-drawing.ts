/** Reads drawings back, for tests. */
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
export const plantUses = (drawing: Drawing): UseItem[] =>
  everyPrimitive(drawing).filter((p): p is UseItem => p.kind === 'use' && p.plantId !== undefined);
export const texts = (drawing: Drawing, layer?: LayerId): TextItem[] =>
  everyPrimitive(drawing, layer).filter((p): p is TextItem => p.kind === 'text');
