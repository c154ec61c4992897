/** Any open dialog, sheet or question. */
export const OPEN_DIALOG = '[role="dialog"], [role="alertdialog"]';
