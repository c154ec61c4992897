/** The part of clipper-lib 6.4 that trial.ts uses; the package ships no types. */
declare module 'clipper-lib' {
  type Path = { X: number; Y: number }[];
  class PolyTree {}
  class Clipper {
    AddPaths(paths: Path[], type: number, closed: boolean): boolean;
    Execute(type: number, into: PolyTree, subject: number, clip: number): boolean;
  }
  class ClipperOffset {
    constructor(miterLimit: number, arcTolerance: number);
    AddPath(path: Path, join: number, end: number): void;
    AddPaths(paths: Path[], join: number, end: number): void;
    Execute(into: PolyTree, delta: number): void;
  }
  class IntPoint2 {
    X: number;
    Y: number;
    constructor(x: number, y: number);
  }
  const lib: {
    IntPoint2: typeof IntPoint2;
    Clipper: typeof Clipper;
    ClipperOffset: typeof ClipperOffset;
    PolyTree: typeof PolyTree;
    PolyType: { ptSubject: number; ptClip: number };
    ClipType: { ctIntersection: number; ctUnion: number; ctDifference: number; ctXor: number };
    PolyFillType: { pftEvenOdd: number; pftNonZero: number };
    JoinType: { jtSquare: number; jtRound: number; jtMiter: number };
    EndType: {
      etClosedPolygon: number;
      etOpenRound: number;
      etOpenSquare: number;
      etOpenButt: number;
    };
  };
  export default lib;
}
