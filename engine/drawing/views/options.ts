/** What a caller asks of a plan. */
import type { GardenModel, SunMap } from '../../model/garden.ts';
import type { Catalogue } from '../../model/plant.ts';
import type { View } from '../drawing.ts';

export type PlanOptions = {
  model: GardenModel;
  catalogue: Catalogue;
  view: View;
  /** Drawn as text, whatever it holds. */
  title?: string;
  subtitle?: string;
  /** A line under the scale bar: the firm, the date, the drawing's number. */
  note?: string;
  /** 'sheet' and 'bed' only; when not given, A4 where it carries the same scale as A3. */
  paper?: 'A3' | 'A4';
  /** 'picture' only: width over height; 1.5 when not given. */
  aspect?: number;
  /** 'sun' only, and needed there. */
  sunMap?: SunMap;
  /** 'bed' only, and needed there. */
  areaId?: string;
};
export const PAPERS = { A3: { width: 420, height: 297 }, A4: { width: 297, height: 210 } } as const;
/** Scales a plan is drawn to, largest first: those of the metric scale rule. */
export const SCALES = [20, 25, 50, 75, 100, 125, 200, 250, 500] as const;
