/** The hand's colours and line weights, one place for all drawings. */
export const PAPER = '#faf7f0';
export const INK = '#2d3a2a';
export const TEXT = '#24301f';
export const TEXT_SOFT = '#5b5751';
export const LINE = '#5b5751';
export const LINE_SOFT = '#6b665e';
export const SHADOW = '#2e3320';

export const TIMBER = '#c49c6c';
export const TIMBER_PALE = '#d3b083';
export const TIMBER_DARK = '#a87f4f';
export const TIMBER_LINE = '#6b4f30';
export const CUSHION = '#f4efe4';
export const CUSHION_LINE = '#6b665e';
export const FENCE = '#4a453e';
export const STONE = '#e3d8c2';
export const METAL = '#8d8b84';
export const METAL_DARK = '#56544e';
export const TERRACOTTA = '#c08463';

export const WATER = ['#a9cdd6', '#6fa3b5', '#4d879d'] as const;
export const WATER_LINE = '#4a6f7c';
export const LAWN = ['#bad08f', '#abc57e'] as const;
export const PLAY_TURF = ['#a9c583', '#a4c17d'] as const;
