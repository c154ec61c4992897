/** A small PDF whose pages are drawn with lines, and hold no picture: as a drawing program or an estate agent writes it. */

/** A4, lying. */
const PAPER = [842, 595] as const;

/** @param pages of each the operators that draw it */
export function vectorPdf(pages: readonly string[]): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, i) => `${3 + 2 * i} 0 R`).join(' ')}]>>`,
    ...pages.flatMap((drawn, i) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${PAPER.join(' ')}]/Contents ${4 + 2 * i} 0 R/Resources<<>>>>`,
      `<</Length ${drawn.length}>>stream\n${drawn}\nendstream`,
    ]),
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, i) => {
    const place = text.length;
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const start = text.length;
  const line = (place: number): string => `${String(place).padStart(10, '0')} 00000 n \n`;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.map(line).join('')}`;
  text += `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`;
  return Buffer.from(text, 'latin1');
}
