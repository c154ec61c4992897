/** Laws of the working sheets of a design, for any test that has one. */
import { catalogue } from '#content/plants/catalogue.ts';
import { SHEET_VIEWS } from '#engine/drawing/drawing.ts';
import { drawWorkingSheet } from '#engine/drawing/sheets/draw-sheet.ts';
import { pegsOf } from '#engine/drawing/sheets/pegs.ts';
import { overlappingTexts, texts } from '#engine/drawing/testing/read-drawing.ts';
import type { GardenDesign } from '#engine/model/garden.ts';

/** A sentence for whatever is written over something else, and for every peg that lacks its number on the plan or in the list. */
export function unreadOnSheets({ model, words }: GardenDesign): string[] {
  return SHEET_VIEWS.flatMap((view) => {
    const paper = view === 'planting' ? 'A3' : 'page',
      drawing = drawWorkingSheet({ model, catalogue, view, paper, title: words.title });
    const faults = overlappingTexts(drawing).map((text) => `${words.title}: ${view}: ${text}`);
    if (view !== 'setting-out') return faults;
    const listed = new Set(texts(drawing, 'panel').map((t) => t.text)),
      pegs = pegsOf(model).groups.flatMap((group) => group.pegs);
    const wanted = pegs.map((peg) => peg.no).filter((no) => listed.has(no)),
      shown = texts(drawing, 'keys').map((t) => t.text);
    return shown.sort().join() === wanted.sort().join()
      ? faults
      : [...faults, `${words.title}: pegs ${shown.join()} are shown, ${wanted.join()} are listed`];
  });
}
