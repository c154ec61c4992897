/** All that a report is printed from. */
import type { DesignDetail } from '#contracts/design-detail.ts';
import type { PictureKind } from '#contracts/design.ts';
import type { BusinessSettings } from '#contracts/site-info.ts';
import type { BedConditions } from '#engine/model/planting.ts';

/** `isMarked`: the mark stands on the picture itself, at its lower right. */
export type ReportPicture = { dataUrl: string; alt: string; isMarked?: boolean };
/** A drawing to scale with its size on paper. `scale`: the 50 of 1:50. */
export type PlanSheet = { svg: string; scale: number; widthMm: number; heightMm: number };
/** When a plant shows: months 1 to 12. */
export type PlantMonths = {
  flower: readonly number[];
  flowerHex: string | null;
  other: readonly number[];
  evergreen: boolean;
};
export type ReportFirm = Pick<BusinessSettings, 'firmName' | 'email' | 'phone' | 'address'> & {
  /** As a data address; null: the name alone. */
  logo?: string | null;
};
export type SeasonPicture = ReportPicture & { kind: PictureKind };
export type ReportPictures = {
  cover: ReportPicture | null;
  /** Beside the words of the idea: the watercolour, or the view from the terrace where the cover is another. */
  idea: ReportPicture | null;
  /** In the order of the year. */
  seasons: readonly SeasonPicture[];
};

export type ReportInput = {
  /** CSS that declares 'DM Sans' and 'Cormorant Garamond'. */
  fontCss: string;
  firm: ReportFirm;
  design: DesignDetail;
  beds: readonly BedConditions[];
  months: ReadonlyMap<string, PlantMonths>;
  pictures: ReportPictures;
  plan: PlanSheet;
  /** Drawings that it is built from, each a page. */
  sheets: readonly (PlanSheet & { title: string })[];
};
