/** Plots that are designed, m². */
export const LEAST_PLOT_M2 = 4;
export const MOST_PLOT_M2 = 2500;
