/** What the page and the worker that designs say to one another. */
import type { DesignKit } from '#contracts/design-kit.ts';
import type { StudioView } from '#contracts/studio.ts';
import type { BriefInput } from '#engine/model/brief.ts';

export type DeviceAsk =
  /** Fetches all that it needs, so that it is there without a network. */
  { kind: 'ready' } | { kind: 'design'; kit: DesignKit; brief: BriefInput; seed: number };

export type DeviceDesign = {
  title: string;
  /** Our own drawing, every text in it escaped. */
  svg: string;
  /** Pounds with VAT, to a hundredth of it. */
  total: number;
  areas: { label: string; m2: number }[];
  plants: { name: string; count: number }[];
  /** For the studio; its id is given where it is shown. */
  view: Omit<StudioView, 'id'>;
};
export type DeviceAnswer =
  | { kind: 'ready' }
  | { kind: 'designs'; designs: DeviceDesign[] }
  | { kind: 'refused'; plain: string }
  | { kind: 'failed'; message: string };
