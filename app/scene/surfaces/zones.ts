/** Ground that has to be left free: flat lines on it, its outline broader than its hatching. */
import { hatchLines } from '#engine/geometry/hatch.ts';
import type { Scene } from '#engine/scene/scene.ts';
import { ringOf, world, type Xy } from '../core/frame.ts';
import { MeshBuilder } from '../core/mesh-builder.ts';
import type { Piece } from '../core/piece.ts';
import { rgb } from '../maths/colour.ts';

/** The plan's own brown, lighter, as it lies in the sun. */
const COLOUR = rgb('#d9a45c');
/** Metres: apart, half across, and over the ground, so that mown grass does not hide them. */
const APART = 0.8,
  LINE = 0.02,
  EDGE = 0.035,
  OVER = 0.055;

export function buildZones({ zones = [] }: Pick<Scene, 'zones'>): Piece[] {
  const mesh = new MeshBuilder();
  for (const { outline } of zones) {
    const ring = ringOf(outline);
    for (const [a, b] of hatchLines(ring, APART)) ribbon(mesh, [...a], [...b], LINE);
    ring.forEach((to, i) => ribbon(mesh, ring.at(i - 1)!, to, EDGE));
  }
  return mesh.triangles
    ? [
        {
          group: 'surface',
          id: 'zones',
          finish: 'plain',
          mesh: mesh.done(),
          instances: null,
          castsShadow: false,
        },
      ]
    : [];
}

function ribbon(mesh: MeshBuilder, [ax, ay]: Xy, [bx, by]: Xy, half: number): void {
  const length = Math.hypot(bx - ax, by - ay);
  if (length < half) return;
  const [nx, ny] = [(-(by - ay) / length) * half, ((bx - ax) / length) * half];
  const at = (x: number, y: number) => mesh.vertex(world(x, y, OVER), [0, 1, 0], COLOUR);
  mesh.quad(at(ax - nx, ay - ny), at(bx - nx, by - ny), at(bx + nx, by + ny), at(ax + nx, ay + ny));
}
