/** The garden's scene for the viewer, built from its stored model where it is looked at. */
import { catalogue } from '#content/plants/catalogue.ts';
import type { DesignDetail } from '#contracts/design-detail.ts';
import { API } from '#contracts/routes.ts';
import { SCHEMA_VERSION, type GardenModel } from '#engine/model/garden.ts';
import { buildScene } from '#engine/scene/build-scene.ts';
import type { Scene } from '#engine/scene/scene.ts';
import { callApi } from '#app/lib/call-api.ts';

/** @throws Error when the design cannot be fetched, or was stored in a shape this page does not know. */
export async function loadScene(designId: string): Promise<Scene> {
  const { model } = await callApi<DesignDetail>(API.design(designId));
  if (model.schemaVersion !== SCHEMA_VERSION)
    throw new Error(`The design's model has version ${model.schemaVersion}, not ${SCHEMA_VERSION}`);
  return buildScene(model as unknown as GardenModel, catalogue);
}
