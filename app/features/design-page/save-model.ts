import { fileName, saveFile } from '#app/lib/save-file.ts';
import { loadScene } from './load-scene.ts';

/** Makes the model of a design and hands it to the browser. @throws Error where the design cannot be had */
export async function saveModel(id: string, title: string): Promise<void> {
  const [scene, { gardenGlb }] = await Promise.all([
    loadScene(id),
    import('#app/scene/viewer/garden-view.ts'),
  ]);
  const glb = gardenGlb(scene, title, { month: 6, year: 5 });
  saveFile(new Blob([glb], { type: 'model/gltf-binary' }), `${fileName(title)}.glb`);
}
