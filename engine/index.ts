/** The garden design engine: pure, deterministic, nothing looked up. */
export { type DesignInput, designGarden } from './design-garden.ts';
export { readBrief } from './brief/read-brief.ts';
