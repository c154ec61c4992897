import type { SitePassport } from '#contracts/location.ts';

/** What the garden check found, in lines that the designer reads before the appointment. */
export function siteFactsOf(passport: SitePassport | null): { label: string; value: string }[] {
  if (!passport) return [];
  const { soil, areaM2, gardenSize, sunExposure } = passport;
  return [
    ...(soil ? [{ label: 'Soil', value: `${soil.soilType}, ${soil.drainage}`.slice(0, 200) }] : []),
    ...(areaM2
      ? [{ label: 'Garden', value: `${Math.round(areaM2)} m²` }]
      : gardenSize
        ? [{ label: 'Garden', value: gardenSize }]
        : []),
    ...(sunExposure ? [{ label: 'Sun', value: sunExposure }] : []),
  ];
}
