/** The sheets of the golden designs: nothing that is written lies over anything else, and no peg goes without its number. */
import { designWeights } from '#content/design/weights.ts';
import { expect, test } from 'vitest';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { SHEET_VIEWS } from '#engine/drawing/drawing.ts';
import { drawWorkingSheet } from '#engine/drawing/sheets/draw-sheet.ts';
import { pegsOf } from '#engine/drawing/sheets/pegs.ts';
import { overlappingTexts, texts } from '#engine/drawing/testing/read-drawing.ts';
import { seedFrom } from '#engine/geometry/random.ts';
import { designGarden } from '#engine/index.ts';
import { goldenBriefs } from './fixtures/briefs/golden-briefs.ts';
import { settledBriefs } from './fixtures/golden/settled-briefs.ts';

test.each(goldenBriefs)('the sheets of $id are read without a guess', ({ id, input }) => {
  const { designs } = designGarden({
    weights: designWeights,
    brief: { ...input, settled: settledBriefs[id]! },
    place: placeOf(input.postcode ?? null).place!,
    catalogue,
    rates: sampleRateBook,
    seed: seedFrom(input.description),
  });
  for (const { model, words } of designs)
    for (const view of SHEET_VIEWS) {
      const paper = view === 'planting' ? 'A3' : 'page',
        drawing = drawWorkingSheet({ model, catalogue, view, paper, title: words.title });
      expect(overlappingTexts(drawing), `${words.title}: ${view}`).toEqual([]);
      if (view !== 'setting-out') continue;
      const listed = new Set(texts(drawing, 'panel').map((t) => t.text)),
        pegs = pegsOf(model).groups.flatMap((group) => group.pegs);
      const wanted = pegs.map((peg) => peg.no).filter((no) => listed.has(no));
      expect(
        texts(drawing, 'keys')
          .map((t) => t.text)
          .sort(),
        words.title,
      ).toEqual(wanted.sort());
    }
});
