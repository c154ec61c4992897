/** The fixed words of the site's content, apart from its schemas, so that a page that only reads need not load those. */
export const SERVICE_ICONS = ['pencil-ruler', 'layers', 'layout', 'flower', 'droplet', 'scissors', 'shovel', 'tree', 'sun', 'leaf'] as const;
export const SERVICE_ICON_LABELS: Record<(typeof SERVICE_ICONS)[number], string> = {
  'pencil-ruler': 'Design', layers: 'Paving', layout: 'Structures', flower: 'Planting', droplet: 'Irrigation',
  scissors: 'Maintenance', shovel: 'Digging', tree: 'Planting', sun: 'Outdoor', leaf: 'Garden',
};

export const PORTFOLIO_CATEGORIES = ['modern', 'family', 'wildlife'] as const;
export const PORTFOLIO_CATEGORY_LABELS: Record<(typeof PORTFOLIO_CATEGORIES)[number], string> = { modern: 'Modern', family: 'Family', wildlife: 'Wildlife' };

export const BOOKING_KINDS = ['general-consultation', 'site-assessment', 'project-followup'] as const;
export type BookingKind = (typeof BOOKING_KINDS)[number];
