/** A sample's garden and scene as the server makes them, without a server. */
import { designWeights } from '#content/design/weights.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { placeOf } from '#content/places/place-of.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import type { SampleBrief } from '#content/samples/sample-briefs.ts';
import { designGarden } from '#engine/index.ts';
import type { DesignSet, GardenDesign } from '#engine/model/garden.ts';
import { sceneText } from '#server/engine-pool/scene-task.ts';
import { seedFor, toBriefInput } from '#server/features/designs/create.ts';
import type { SceneKind } from '#server/features/designs/picture-kinds.ts';
import { requestOf } from '#server/features/designs/sample-marks.ts';
import type { SceneText } from '#server/ports/engine.ts';

export type SampleGarden = { set: DesignSet; design: GardenDesign; scene: SceneText };

/** @throws Error when the sample's postcode is not known or nothing can be designed from it */
export function makeSample(sample: SampleBrief): SampleGarden {
  const request = requestOf(sample);
  const { place } = placeOf(request.postcode ?? null);
  if (!place) throw new Error(`${sample.slug}: its postcode is not known`);
  const set = designGarden({
    weights: designWeights,
    brief: { ...toBriefInput(request), settled: sample.input.settled! },
    place,
    catalogue,
    rates: sampleRateBook,
    seed: seedFor(request),
  });
  const design = set.designs[Math.min(sample.pick, set.designs.length - 1)];
  if (!design) throw new Error(`${sample.slug}: nothing could be designed`);
  return { set, design, scene: sceneOf(design.model) };
}

/** Of the model as the server has it: its models have been through the database. */
export const sceneOf = (model: GardenDesign['model']) =>
  sceneText(JSON.parse(JSON.stringify(model)) as GardenDesign['model'], catalogue);

/** Those of the home page are also shown as they were before. */
export const kindsOf = (sample: SampleBrief): SceneKind[] =>
  sample.hero ? ['aerial', 'eye', 'before'] : ['aerial', 'eye'];
