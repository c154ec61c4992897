import { adoptStyles } from '#app/lib/adopt-styles.ts';

/** A message for a sandboxed frame: its links, which would act in the receiver's name, go nowhere; its styles wait for frameStyles. */
export const framedMail = (html: string): string =>
  html
    .replace('<head>', '<head><base target="_blank">')
    .replace('<style>', '<script type="text/css">')
    .replace('</style>', '</script>');

/** Applies the message's own styles, which the page's policy would refuse as an element. */
export function frameStyles({ contentDocument }: HTMLIFrameElement): void {
  const styles = contentDocument?.querySelector('script[type="text/css"]')?.textContent;
  if (contentDocument && styles) adoptStyles(styles, contentDocument);
}
