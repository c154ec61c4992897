/** Under which the changes of a garden of this device are kept: the form's own key, and its place among the three. */
export const deviceStudioId = (key: string, n: number): string => `device-${key}-${n}`;
