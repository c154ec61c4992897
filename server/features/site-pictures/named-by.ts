/** Whose pictures are asked for: those of the records that are seen, of those in the bin, or of both. */
export type NamedBy = 'living' | 'binned' | 'all';

/** Of a query's `where` on the column `deleted_at`, for one of the two. */
export const binnedIs = (of: Exclude<NamedBy, 'all'>) => (of === 'binned' ? 'is not' : 'is');
