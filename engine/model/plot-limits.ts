/** Plots that are designed, m². */
export const LEAST_PLOT_M2 = 4;
export const MOST_PLOT_M2 = 2500;
/** Of so much ground, two acres, the part nearest the house is designed; of more nobody can tell which part is meant. */
export const MOST_GROUND_M2 = 8100;
