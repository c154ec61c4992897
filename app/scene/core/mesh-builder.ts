/** Gathers triangles into typed arrays; colours are linear, lengths metres. */
import type { Rgb } from '../maths/colour.ts';
import type { Vec3 } from '../maths/vector.ts';

export type MeshData = {
  position: Float32Array;
  normal: Float32Array;
  colour: Float32Array;
  uv: Float32Array | null;
  index: Uint32Array;
};

export class MeshBuilder {
  vertices = 0;
  private position = new Float32Array(3072);
  private normal = new Float32Array(3072);
  private colour = new Float32Array(3072);
  private uv: Float32Array | null;
  private index = new Uint32Array(4096);
  private indices = 0;

  /** With uv for finishes that have a pattern. */
  constructor(withUv = false) {
    this.uv = withUv ? new Float32Array(2048) : null;
  }

  get triangles(): number {
    return this.indices / 3;
  }

  vertex(p: Vec3, n: Vec3, c: Rgb, u = 0, v = 0): number {
    const i = this.vertices * 3;
    if (i + 3 > this.position.length) this.grow();
    this.position[i] = p[0];
    this.position[i + 1] = p[1];
    this.position[i + 2] = p[2];
    this.normal[i] = n[0];
    this.normal[i + 1] = n[1];
    this.normal[i + 2] = n[2];
    this.colour[i] = c[0];
    this.colour[i + 1] = c[1];
    this.colour[i + 2] = c[2];
    if (this.uv) {
      this.uv[this.vertices * 2] = u;
      this.uv[this.vertices * 2 + 1] = v;
    }
    return this.vertices++;
  }
  triangle(a: number, b: number, c: number): void {
    if (this.indices + 3 > this.index.length) {
      const next = new Uint32Array(this.index.length * 2);
      next.set(this.index);
      this.index = next;
    }
    this.index[this.indices++] = a;
    this.index[this.indices++] = b;
    this.index[this.indices++] = c;
  }
  quad(a: number, b: number, c: number, d: number): void {
    this.triangle(a, b, c);
    this.triangle(a, c, d);
  }

  /** Puts every vertex elsewhere. */
  move(to: (p: Vec3) => Vec3): void {
    for (let i = 0; i < this.vertices * 3; i += 3) {
      const p = to([this.position[i]!, this.position[i + 1]!, this.position[i + 2]!]);
      this.position[i] = p[0];
      this.position[i + 1] = p[1];
      this.position[i + 2] = p[2];
    }
  }
  done(): MeshData {
    return {
      position: this.position.slice(0, this.vertices * 3),
      normal: this.normal.slice(0, this.vertices * 3),
      colour: this.colour.slice(0, this.vertices * 3),
      uv: this.uv ? this.uv.slice(0, this.vertices * 2) : null,
      index: this.index.slice(0, this.indices),
    };
  }
  private grow(): void {
    const wider = (from: Float32Array) => {
      const to = new Float32Array(from.length * 2);
      to.set(from);
      return to;
    };
    this.position = wider(this.position);
    this.normal = wider(this.normal);
    this.colour = wider(this.colour);
    if (this.uv) this.uv = wider(this.uv);
  }
}
