/** The nonce under which this page's own styles may stand; a frame made from text lives under the same policy. */
const pageNonce = (): string =>
  document.querySelector<HTMLStyleElement>('style[data-site]')?.nonce ?? '';

/** A message for a frame without rights: its styles hold, and its links, which would act in the receiver's name, go nowhere. */
export function framedMail(html: string, nonce: string = pageNonce()): string {
  return html
    .replace('<head>', '<head><base target="_blank">')
    .replace('<style>', `<style nonce="${nonce.replace(/[^A-Za-z0-9+/=_-]/g, '')}">`);
}
