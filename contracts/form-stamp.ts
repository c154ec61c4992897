/** The hidden field in which a form brings back what its page was given. Scanners know such a field by this name. */
export const FORM_STAMP = 'csrf';
