import { createHash } from 'node:crypto';
import type { GardenModel } from '#engine/model/garden.ts';
import type { Catalogue } from '#engine/model/plant.ts';
import { buildScene } from '#engine/scene/build-scene.ts';
import type { SceneText } from '#server/ports/engine.ts';

/** The scene of a saved garden as the renderer takes it; gardens of one scene have one hash. */
export function sceneText(model: GardenModel, catalogue: Catalogue): SceneText {
  const json = JSON.stringify(buildScene(model, catalogue));
  return { json, hash: createHash('sha256').update(json).digest('hex').slice(0, 32) };
}
