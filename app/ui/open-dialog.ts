/** Whatever stands open over the page: a sheet, or a question. */
export const OPEN_DIALOG = '[role="dialog"], [role="alertdialog"]';
