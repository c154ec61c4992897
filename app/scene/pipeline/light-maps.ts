/** The targets that are drawn into, and the cameras that look along a light. */
import {
  DepthTexture,
  FloatType,
  HalfFloatType,
  LessEqualCompare,
  LinearFilter,
  Matrix4,
  NearestFilter,
  OrthographicCamera,
  UnsignedByteType,
  Vector3,
  WebGLRenderTarget,
} from 'three';

export type Bounds = { min: Vector3; max: Vector3 };

/** What is seen: colour and normal, and where it is. */
export function geometryTarget(w: number, h: number): WebGLRenderTarget {
  const t = new WebGLRenderTarget(w, h, {
    count: 2,
    minFilter: NearestFilter,
    magFilter: NearestFilter,
  });
  t.textures[0]!.type = UnsignedByteType;
  t.textures[1]!.type = HalfFloatType;
  return t;
}
/** What a light sees, compared by depth. */
export function depthTarget(size: number): WebGLRenderTarget {
  const t = new WebGLRenderTarget(size, size, {
    depthTexture: new DepthTexture(size, size, FloatType),
  });
  t.depthTexture!.compareFunction = LessEqualCompare;
  t.depthTexture!.minFilter = t.depthTexture!.magFilter = LinearFilter;
  return t;
}

/** A camera that looks along a light and just holds the garden. */
export function lightCamera(
  { min, max }: Bounds,
  direction: Vector3,
): {
  camera: OrthographicCamera;
  extent: number;
  depth: number;
} {
  const centre = min.clone().add(max).multiplyScalar(0.5),
    camera = new OrthographicCamera();
  camera.position.copy(centre).addScaledVector(direction, 100);
  camera.up.set(0, 0, -1);
  if (Math.abs(direction.z) > 0.98) camera.up.set(0, 1, 0);
  camera.lookAt(centre);
  camera.updateMatrixWorld();
  const view = camera.matrixWorld.clone().invert(),
    low = new Vector3(Infinity, Infinity, Infinity),
    high = new Vector3(-Infinity, -Infinity, -Infinity);
  for (let i = 0; i < 8; i++) {
    const p = new Vector3(
      i & 1 ? max.x : min.x,
      i & 2 ? max.y : min.y,
      i & 4 ? max.z : min.z,
    ).applyMatrix4(view);
    low.min(p);
    high.max(p);
  }
  camera.left = low.x - 0.3;
  camera.right = high.x + 0.3;
  camera.bottom = low.y - 0.3;
  camera.top = high.y + 0.3;
  camera.near = -high.z - 1;
  camera.far = -low.z + 1;
  camera.updateProjectionMatrix();
  return {
    camera,
    extent: Math.max(camera.right - camera.left, camera.top - camera.bottom),
    depth: camera.far - camera.near,
  };
}

/** From the world to the map that a light's camera draws: 0 to 1 on each axis. */
export function toMap(camera: OrthographicCamera): Matrix4 {
  return new Matrix4()
    .set(0.5, 0, 0, 0.5, 0, 0.5, 0, 0.5, 0, 0, 0.5, 0.5, 0, 0, 0, 1)
    .multiply(camera.projectionMatrix)
    .multiply(camera.matrixWorldInverse);
}
