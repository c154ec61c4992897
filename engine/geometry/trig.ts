/**
 * Trigonometry and powers from plain arithmetic and Math.sqrt only.
 * JavaScript engines differ in the last digit of Math.sin and friends; these give the same bits everywhere.
 * Accuracy is better than 1e-11 over the ranges used.
 */
export const PI = 3.141592653589793;
export const TAU = 6.283185307179586;
const HALF_PI = 1.5707963267948966;

/** Sine and cosine kernels on [-pi/4, pi/4], Taylor to the 17th power. */
function kernelSin(x: number): number {
  const z = x * x;
  return (
    x *
    (1 -
      (z / 6) *
        (1 -
          (z / 20) *
            (1 - (z / 42) * (1 - (z / 72) * (1 - (z / 110) * (1 - (z / 156) * (1 - z / 210)))))))
  );
}
function kernelCos(x: number): number {
  const z = x * x;
  return (
    1 -
    (z / 2) *
      (1 -
        (z / 12) *
          (1 - (z / 30) * (1 - (z / 56) * (1 - (z / 90) * (1 - (z / 132) * (1 - z / 182))))))
  );
}

/** Sine of an angle in radians. */
export function sin(angle: number): number {
  const turns = Math.floor(angle / HALF_PI + 0.5);
  const rest = angle - turns * HALF_PI;
  switch (((turns % 4) + 4) % 4) {
    case 0:
      return kernelSin(rest);
    case 1:
      return kernelCos(rest);
    case 2:
      return -kernelSin(rest);
    default:
      return -kernelCos(rest);
  }
}
/** Cosine of an angle in radians. */
export function cos(angle: number): number {
  return sin(angle + HALF_PI);
}
export function tan(angle: number): number {
  return sin(angle) / cos(angle);
}

function atanUnit(x: number): number {
  // two half-angle reductions bring |x| under 0.2, then the series
  const a = x / (1 + Math.sqrt(1 + x * x));
  const b = a / (1 + Math.sqrt(1 + a * a));
  const z = b * b;
  let sum = 0;
  for (let k = 12; k >= 0; k--) sum = 1 / (2 * k + 1) - z * sum;
  return 4 * b * sum;
}
/** Arc tangent in radians, -pi/2 to pi/2. */
export function atan(x: number): number {
  if (x > 1) return HALF_PI - atanUnit(1 / x);
  if (x < -1) return -HALF_PI - atanUnit(1 / x);
  return atanUnit(x);
}
/** Angle of the vector (x, y), -pi to pi. */
export function atan2(y: number, x: number): number {
  if (x > 0) return atan(y / x);
  if (x < 0) return y >= 0 ? atan(y / x) + PI : atan(y / x) - PI;
  return y > 0 ? HALF_PI : y < 0 ? -HALF_PI : 0;
}
/** Arc sine in radians; the argument is clamped to [-1, 1]. */
export function asin(x: number): number {
  const c = x > 1 ? 1 : x < -1 ? -1 : x;
  return atan2(c, Math.sqrt(1 - c * c));
}
/** Arc cosine in radians; the argument is clamped to [-1, 1]. */
export function acos(x: number): number {
  return HALF_PI - asin(x);
}
/** Length of the vector (x, y). */
export function hypot(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}
export function degrees(radians: number): number {
  return (radians * 180) / PI;
}
export function radians(degreesValue: number): number {
  return (degreesValue * PI) / 180;
}
