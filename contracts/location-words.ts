/** The fixed words of the location analysis, apart from its schemas. */

/** Pixels of the picture, for the page to keep its place. */
export const AERIAL_SIZE = { width: 800, height: 600 } as const;
export const SITE_PASSPORT_KEY = 'plotwright.site-passport';

/** How exact an answer is: of this postcode, of its district, or of the wider area. */
export const CONFIDENCES = ['high', 'medium', 'low'] as const;
export const SOIL_CATEGORIES = ['clay', 'sandy', 'loam', 'unknown'] as const;
/** 'map' is our own drawing; only 'aerial' may be called a view from above. */
export const AERIAL_KINDS = ['map', 'aerial'] as const;
export const GARDEN_SIZES = ['small', 'medium', 'large'] as const;
export const SUN_LEVELS = ['full-sun', 'partial-sun', 'shade'] as const;
