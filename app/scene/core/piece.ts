/** What the pipeline draws: meshes with a finish, once or many times over. */
import type { MeshData } from './mesh-builder.ts';

/** Patterns that the picture's surface shader knows. */
export type Finish =
  | 'foliage'
  | 'plain'
  | 'wood'
  | 'bark'
  | 'stone'
  | 'walling'
  | 'brick'
  | 'render'
  | 'terracotta'
  | 'metal'
  | 'cloth'
  | 'glass'
  | 'pane'
  | 'netting'
  | 'roof'
  | 'water'
  | 'sandstone'
  | 'porcelain'
  | 'concrete-paving'
  | 'clay-paver'
  | 'setts'
  | 'gravel'
  | 'self-binding-gravel'
  | 'timber-deck'
  | 'turf'
  | 'meadow-seed'
  | 'bark-mulch'
  | 'rubber-mulch'
  | 'play-turf'
  | 'soil'
  | 'pebbles'
  | 'paper'
  | 'mown-grass'
  | 'worn-grass';

export type Group =
  | 'plant'
  | 'surface'
  | 'line'
  | 'thing'
  | 'house'
  | 'water'
  | 'backdrop'
  | 'base';

/** Sixteen floats an instance (column-major, as WebGL wants them) and three of colour. */
export type Instances = { count: number; matrices: Float32Array; colours: Float32Array };

export type Piece = {
  group: Group;
  /** Plants: "plantId|form". Else what it is. */
  id: string;
  finish: Finish;
  mesh: MeshData;
  instances: Instances | null;
  castsShadow: boolean;
};

export const FOLIAGE: ReadonlySet<Finish> = new Set(['foliage']);
/** Seen through: drawn in part of the samples only, and without shadow. */
export const SHEER: ReadonlySet<Finish> = new Set(['glass', 'netting']);
export const triangleCount = (piece: Piece): number =>
  (piece.mesh.index.length / 3) * (piece.instances?.count ?? 1);
