/** The planting schedule: symbol, number, names and how many. */
import type { Plant, PlantForm } from '../../model/plant.ts';
import type { Primitive } from '../drawing.ts';
import type { PlacedPlants } from '../plants/place-plants.ts';
import { drawSymbol } from '../plants/symbol.ts';
import { INK, TEXT, TEXT_SOFT } from '../palette.ts';
import { segment } from '../path.ts';
import { fitText, textWidth } from './text-width.ts';

export type ScheduleRow = {
  key: number;
  plantId: string;
  latinName: string;
  commonName: string;
  count: number;
};
type Setting = {
  columns: number;
  pitch: number;
  size: number;
  common: 'below' | 'beside' | 'none';
};

/** The roomiest setting whose rows fit the height. */
export function settingFor(rows: number, height: number, width: number): Setting {
  const columns = (pitch: number, across: number) => Math.ceil(rows / across) * pitch <= height;
  const wide = width >= 88;
  const tries: Setting[] = [
    { columns: 1, pitch: 8.2, size: 2.9, common: 'below' },
    { columns: 1, pitch: 7.2, size: 2.7, common: 'below' },
    { columns: 1, pitch: 6, size: 2.7, common: 'beside' },
    { columns: 1, pitch: 5.2, size: 2.6, common: 'beside' },
    { columns: 1, pitch: 4.5, size: 2.4, common: 'beside' },
    { columns: 2, pitch: 6, size: 2.15, common: 'below' },
    { columns: 2, pitch: 5.4, size: 2.05, common: 'below' },
    { columns: 2, pitch: 4.1, size: 2.05, common: 'none' },
    { columns: 2, pitch: 3.4, size: 1.9, common: 'none' },
    { columns: 3, pitch: 3.2, size: 1.6, common: 'none' },
  ];
  return (
    tries
      .filter((t) => wide || t.columns > 1 || t.common !== 'below' || t.pitch < 8)
      .find((t) => columns(t.pitch, t.columns)) ?? {
      columns: 3,
      pitch: height / Math.ceil(rows / 3),
      size: Math.min(1.6, (height / Math.ceil(rows / 3)) * 0.55),
      common: 'none',
    }
  );
}

export function drawSchedule(
  rows: readonly ScheduleRow[],
  plants: PlacedPlants,
  x: number,
  y: number,
  width: number,
  height: number,
): Primitive[] {
  const s = settingFor(rows.length, height, width),
    items: Primitive[] = [],
    gutter = 4;
  const each = (width - gutter * (s.columns - 1)) / s.columns,
    down = Math.ceil(rows.length / s.columns);
  const widest = rows.reduce((most, row) => Math.max(most, textWidth(row.latinName, s.size)), 0);
  rows.forEach((row, i) => {
    const left = x + Math.floor(i / down) * (each + gutter),
      top = y + (i % down) * s.pitch,
      r = Math.min(2.5, s.pitch * 0.36, s.size * 0.86);
    const baseline = top + s.size * 0.95;
    const kind = kindOf(plants, row.plantId);
    if (kind)
      items.push({
        kind: 'group',
        x: left + r,
        y: top + s.size * 0.6,
        items: drawSymbol(kind.plant, kind.form, r, 0, [0, 0]),
      });
    const number = left + r * 2 + s.size * 0.55,
      name = number + s.size * 1.75,
      right = left + each;
    const room = right - name - s.size * 2.2;
    items.push({
      kind: 'text',
      x: number,
      y: baseline,
      text: String(row.key),
      size: s.size,
      font: 'text',
      bold: true,
      fill: TEXT,
    });
    items.push({
      kind: 'text',
      x: right,
      y: baseline,
      text: String(row.count),
      size: s.size,
      font: 'text',
      anchor: 'end',
      fill: TEXT,
    });
    if (s.common === 'beside') {
      const split = Math.min(widest + 2, room * 0.66),
        long = textWidth(row.latinName, s.size) > split - 1.5;
      // a long Latin name takes the room of the common one
      const latin = fitText(row.latinName, s.size, long ? room : split - 1.5);
      items.push({
        kind: 'text',
        x: name,
        y: baseline,
        text: latin,
        size: s.size,
        font: 'text',
        fill: TEXT,
      });
      if (!long)
        items.push({
          kind: 'text',
          x: name + split,
          y: baseline,
          text: fitText(row.commonName, s.size * 0.84, room - split),
          size: s.size * 0.84,
          font: 'text',
          fill: TEXT_SOFT,
        });
    } else {
      items.push({
        kind: 'text',
        x: name,
        y: baseline,
        text: fitText(row.latinName, s.size, room),
        size: s.size,
        font: 'text',
        fill: TEXT,
      });
      if (s.common === 'below')
        items.push({
          kind: 'text',
          x: name,
          y: baseline + s.size * 1.12,
          text: fitText(row.commonName, s.size * 0.8, room),
          size: s.size * 0.8,
          font: 'text',
          fill: TEXT_SOFT,
        });
    }
  });
  const total = rows.reduce((sum, row) => sum + row.count, 0),
    foot = y + down * s.pitch + 0.6;
  if (rows.length)
    items.push(
      {
        kind: 'path',
        d: segment(x, foot, x + width, foot),
        stroke: INK,
        strokeWidth: 0.18,
        fill: 'none',
      },
      {
        kind: 'text',
        x,
        y: foot + 3.4,
        text: `${rows.length} ${rows.length === 1 ? 'kind' : 'kinds'}`,
        size: 2.3,
        font: 'text',
        fill: TEXT_SOFT,
      },
      {
        kind: 'text',
        x: x + width,
        y: foot + 3.4,
        text: `${total} ${total === 1 ? 'plant' : 'plants'}`,
        size: 2.3,
        font: 'text',
        anchor: 'end',
        fill: TEXT_SOFT,
      },
    );
  return items;
}
function kindOf(
  plants: PlacedPlants,
  plantId: string,
): { plant: Plant | undefined; form: PlantForm } | null {
  for (const [key, kind] of plants.kinds) if (key.startsWith(`${plantId}|`)) return kind;
  return null;
}
