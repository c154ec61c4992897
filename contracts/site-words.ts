/** The fixed words of the site's content, apart from its schemas, so that a page that only reads need not load those. */
export const SERVICE_ICONS = [
  'pencil-ruler',
  'layers',
  'layout',
  'flower',
  'droplet',
  'scissors',
  'shovel',
  'tree',
  'sun',
  'leaf',
] as const;
export const SERVICE_ICON_LABELS: Record<(typeof SERVICE_ICONS)[number], string> = {
  'pencil-ruler': 'Design',
  layers: 'Paving',
  layout: 'Structures',
  flower: 'Planting',
  droplet: 'Irrigation',
  scissors: 'Maintenance',
  shovel: 'Digging',
  tree: 'Planting',
  sun: 'Outdoor',
  leaf: 'Garden',
};

export const PORTFOLIO_CATEGORIES = ['modern', 'family', 'wildlife'] as const;
export const PORTFOLIO_CATEGORY_LABELS: Record<(typeof PORTFOLIO_CATEGORIES)[number], string> = {
  modern: 'Modern',
  family: 'Family',
  wildlife: 'Wildlife',
};

export const BOOKING_KINDS = [
  'general-consultation',
  'site-assessment',
  'project-followup',
] as const;
export type BookingKind = (typeof BOOKING_KINDS)[number];

export const PLANT_CATEGORIES = ['vegetables', 'fruits', 'herbs', 'flowers'] as const;
export type PlantCategory = (typeof PLANT_CATEGORIES)[number];
export const SUN_REQUIREMENTS = ['Full Sun', 'Partial Sun', 'Shade'] as const;
export const DIFFICULTIES = ['beginner', 'intermediate', 'expert'] as const;
/** What a visitor wants to grow; "mixed" takes everything. */
export const GARDEN_TYPES = ['vegetables', 'flowers', 'herbs', 'mixed'] as const;
/** No harm known; upsets or irritates; dangerous. */
export const HARM_GRADES = ['none', 'low', 'high'] as const;
export const CALENDAR_SOILS = ['clay', 'sandy', 'loam'] as const;
