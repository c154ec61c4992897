import { createHash } from 'node:crypto';
import type { GardenModel } from '#engine/model/garden.ts';
import type { Catalogue } from '#engine/model/plant.ts';
import { buildScene } from '#engine/scene/build-scene.ts';
import type { SceneText } from '#server/ports/engine.ts';

/** The scene of a saved garden for the renderer; equal scenes have equal hashes. */
export function sceneText(model: GardenModel, catalogue: Catalogue): SceneText {
  const json = JSON.stringify(buildScene(model, catalogue));
  return { json, hash: createHash('sha256').update(json).digest('hex').slice(0, 32) };
}
