import { test } from 'vitest';
import { designGarden } from '#engine/index.ts';
import { withReading } from '#server/reader.ts';
import { designWeights } from '#content/design/weights.ts';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
test('ferns', () => {
  const { designs } = designGarden({ brief: withReading({ description: '6m x 8m, north facing, damp. I want it lush, ferny, slightly haunted.', projectType: 'family', preferences: [] }), place: placeOf(null).place!, catalogue, rates: sampleRateBook, seed: 7, weights: designWeights } as any);
  for (const d of designs) console.log('F', d.words.title, d.model.planting.schedule.map((l: any) => l.count + ' ' + l.commonName + ' ' + l.role).join(', '), d.model.planting.beds.map((b:any)=>Math.round(b.areaM2)));
});
