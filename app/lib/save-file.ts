/** Files that are made in the browser and kept by the person. */

/** A name that every file system takes. */
export const fileName = (title: string): string =>
  title
    .replace(/[^\p{L}\p{N} ,.'’-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[ .]+$/, '')
    .trim()
    .slice(0, 80) || 'Garden';

/** Hands a file to the browser. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
