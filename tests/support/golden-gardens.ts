/** Golden briefs with their first designs, as the studio has them. */
import { designWeights } from '#content/design/weights.ts';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { designGarden, readBrief } from '#engine/index.ts';
import { goldenBriefs } from '#tests/fixtures/briefs/golden-briefs.ts';
import { settledBriefs } from '#tests/fixtures/golden/settled-briefs.ts';

/** The first `count` of them. */
export const goldenGardens = (count: number) =>
  goldenBriefs.slice(0, count).map(({ id, input }) => {
    const brief = { ...input, settled: settledBriefs[`golden ${id}`]! };
    const place = placeOf(brief.postcode ?? null).place!;
    const rates = sampleRateBook;
    const { designs } = designGarden({
      brief,
      place,
      catalogue,
      rates,
      seed: 7,
      weights: designWeights,
    });
    return { model: designs[0]!.model, brief: readBrief(brief, place), catalogue, rates };
  });
