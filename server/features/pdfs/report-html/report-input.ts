/** All that a report is printed from. */
import type { DesignDetail } from '#contracts/design.ts';
import type { BusinessSettings } from '#contracts/site-info.ts';
import type { BedConditions } from '#engine/model/planting.ts';

export type ReportPicture = { dataUrl: string; alt: string };
export type PlanSheet = { svg: string; paper: 'A4' | 'A3'; scale: number };
/** When a plant shows: months 1 to 12. */
export type PlantMonths = { flower: readonly number[]; flowerHex: string | null; other: readonly number[]; evergreen: boolean };
export type ReportFirm = Pick<BusinessSettings, 'firmName' | 'email' | 'phone' | 'address' | 'pricesIncludeVat'>;

export type ReportInput = {
  /** CSS that declares 'DM Sans' and 'Cormorant Garamond'. */
  fontCss: string;
  firm: ReportFirm;
  design: DesignDetail;
  beds: readonly BedConditions[];
  months: ReadonlyMap<string, PlantMonths>;
  picture: ReportPicture | null;
  plan: PlanSheet;
};
