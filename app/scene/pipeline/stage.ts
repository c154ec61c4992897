/** The pieces of a picture as meshes, with thinner copies for shadows. */
import {
  BufferAttribute,
  BufferGeometry,
  InstancedBufferAttribute,
  InstancedMesh,
  Mesh,
  Scene as World,
  type IUniform,
  type Material,
} from 'three';
import { FOLIAGE, triangleCount, type Finish, type Piece } from '../core/piece.ts';
import { surfaceMaterial } from './materials.ts';

export type Actor = { mesh: Mesh; piece: Piece; full: BufferGeometry; thin: BufferGeometry };
/** Near things first, so that what they hide is never shaded. */
const ORDER: Record<Piece['group'], number> = {
  plant: 0,
  thing: 1,
  line: 3,
  house: 3,
  water: 4,
  surface: 5,
  backdrop: 6,
  base: 7,
};

function thinned(full: BufferGeometry, piece: Piece, stride: number): BufferGeometry {
  const thin = new BufferGeometry();
  thin.setAttribute('position', full.getAttribute('position'));
  thin.setAttribute('normal', full.getAttribute('normal'));
  // mirrors draw thin copies too, and show their colours
  thin.setAttribute('color', full.getAttribute('color'));
  if (full.hasAttribute('uv')) thin.setAttribute('uv', full.getAttribute('uv'));
  if (!FOLIAGE.has(piece.finish) || stride < 2) {
    thin.setIndex(full.getIndex());
    return thin;
  }
  const from = piece.mesh.index,
    leaves = Math.floor(from.length / 6),
    kept = Math.ceil(leaves / stride),
    to = new Uint32Array(kept * 6);
  for (let k = 0; k < kept; k++) to.set(from.subarray(k * stride * 6, k * stride * 6 + 6), k * 6);
  thin.setIndex(new BufferAttribute(to, 1));
  return thin;
}
export class Stage {
  readonly world = new World();
  readonly actors: Actor[] = [];
  readonly triangles: number;
  private materials = new Map<Finish, Material>();

  constructor(pieces: readonly Piece[], sample: IUniform<number>, stride: number) {
    this.world.matrixWorldAutoUpdate = false;
    for (const piece of pieces) {
      if (!piece.mesh.index.length || (piece.instances && !piece.instances.count)) continue;
      const full = new BufferGeometry();
      full.setAttribute('position', new BufferAttribute(piece.mesh.position, 3));
      full.setAttribute('normal', new BufferAttribute(piece.mesh.normal, 3));
      full.setAttribute('color', new BufferAttribute(piece.mesh.colour, 3));
      if (piece.mesh.uv) full.setAttribute('uv', new BufferAttribute(piece.mesh.uv, 2));
      full.setIndex(new BufferAttribute(piece.mesh.index, 1));
      let material = this.materials.get(piece.finish);
      if (!material) {
        material = surfaceMaterial(piece.finish, sample);
        this.materials.set(piece.finish, material);
      }
      const mesh = piece.instances
        ? new InstancedMesh(full, material, 0)
        : new Mesh(full, material);
      if (piece.instances && mesh instanceof InstancedMesh) {
        mesh.count = piece.instances.count;
        mesh.instanceMatrix = new InstancedBufferAttribute(piece.instances.matrices, 16);
        mesh.instanceColor = new InstancedBufferAttribute(piece.instances.colours, 3);
      }
      mesh.frustumCulled = false;
      mesh.matrixAutoUpdate = false;
      mesh.renderOrder = ORDER[piece.group];
      this.world.add(mesh);
      this.actors.push({ mesh, piece, full, thin: thinned(full, piece, stride) });
    }
    this.triangles = pieces.reduce((sum, piece) => sum + triangleCount(piece), 0);
  }
  /** Draws with only what `keep` keeps, as thin copies when asked, then puts everything back. */
  only(keep: (actor: Actor) => boolean, thin: boolean, draw: () => void): void {
    for (const actor of this.actors) {
      actor.mesh.visible = keep(actor);
      if (thin) actor.mesh.geometry = actor.thin;
    }
    draw();
    for (const actor of this.actors) {
      actor.mesh.visible = true;
      actor.mesh.geometry = actor.full;
    }
  }
  dispose(): void {
    for (const { mesh, full, thin } of this.actors) {
      full.dispose();
      thin.dispose();
      if (mesh instanceof InstancedMesh) mesh.dispose();
    }
    for (const material of this.materials.values()) material.dispose();
  }
}
