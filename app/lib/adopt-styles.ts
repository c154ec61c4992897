/**
 * Styles made in the browser, as a constructed sheet: the Content-Security-Policy refuses new style elements.
 * @param target a document of this site: the page's, a frame's or a window's
 * @returns removes them
 */
export function adoptStyles(css: string, target: Document = document): () => void {
  // A sheet belongs to the window that it was made in.
  const Sheet = target.defaultView!.CSSStyleSheet;
  const sheet = new Sheet();
  sheet.replaceSync(css);
  target.adoptedStyleSheets = [...target.adoptedStyleSheets, sheet];
  return () => {
    target.adoptedStyleSheets = target.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
