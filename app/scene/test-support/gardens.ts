/** Scenes of sample gardens for the renderer's tests. */
import { designWeights } from '#content/design/weights.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { placeOf } from '#content/places/place-of.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { sampleBriefs } from '#content/samples/sample-briefs.ts';
import { designGarden } from '#engine/index.ts';
import { seedFrom } from '#engine/geometry/random.ts';
import { buildScene } from '#engine/scene/build-scene.ts';
import type { Scene } from '#engine/scene/scene.ts';
import type { Piece } from '../core/piece.ts';

const made = new Map<string, Scene>();

/** The scene of a sample brief, by its slug. */
export function sampleScene(slug: string): Scene {
  let scene = made.get(slug);
  if (!scene) {
    const sample = sampleBriefs.find((s) => s.slug === slug)!,
      { place } = placeOf(sample.input.postcode ?? null);
    const { designs } = designGarden({
      weights: designWeights,
      brief: sample.input,
      place: place!,
      catalogue,
      rates: sampleRateBook,
      seed: seedFrom(sample.input.description),
    });
    scene = buildScene(designs[sample.pick]!.model, catalogue);
    made.set(slug, scene);
  }
  return scene;
}
/** Every vertex of a piece in the world, for every instance. */
export function eachVertex(piece: Piece, visit: (x: number, y: number, z: number) => void): void {
  const { position } = piece.mesh,
    m = piece.instances?.matrices,
    n = piece.instances?.count ?? 1;
  for (let k = 0; k < n; k++)
    for (let i = 0; i < position.length; i += 3) {
      const x = position[i]!,
        y = position[i + 1]!,
        z = position[i + 2]!;
      if (!m) {
        visit(x, y, z);
        continue;
      }
      const o = k * 16;
      visit(
        m[o]! * x + m[o + 4]! * y + m[o + 8]! * z + m[o + 12]!,
        m[o + 1]! * x + m[o + 5]! * y + m[o + 9]! * z + m[o + 13]!,
        m[o + 2]! * x + m[o + 6]! * y + m[o + 10]! * z + m[o + 14]!,
      );
    }
}
