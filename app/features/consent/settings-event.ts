/** Asks the banner to come back. An event, so that a site without analytics loads nothing of it. */
export const SETTINGS_EVENT = 'plotwright:cookie-settings';
