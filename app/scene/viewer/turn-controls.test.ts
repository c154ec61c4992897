import { PerspectiveCamera, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { moveAbout } from './turn-controls.ts';

const limits = { nearest: 3, farthest: 30 },
  start = (): PerspectiveCamera => {
    const camera = new PerspectiveCamera();
    camera.position.set(0, 10, 10);
    return camera;
  };

test('turning keeps the distance and looks at the middle', () => {
  const camera = start(),
    target = new Vector3(1, 0, -2),
    far = camera.position.distanceTo(target);
  moveAbout(camera, target, { turn: 0.7, tip: -0.1 }, limits);
  expect(camera.position.distanceTo(target)).toBeCloseTo(far, 6);
  const ahead = camera.getWorldDirection(new Vector3()),
    to = target.clone().sub(camera.position).normalize();
  expect(ahead.dot(to)).toBeCloseTo(1, 6);
});
test('the model is never seen from below, from too near or from too far', () => {
  const camera = start(),
    target = new Vector3();
  for (let i = 0; i < 50; i++) moveAbout(camera, target, { tip: 0.3, zoom: 1.4 }, limits);
  expect(camera.position.y).toBeGreaterThan(0);
  expect(camera.position.length()).toBeCloseTo(30, 6);
  for (let i = 0; i < 50; i++) moveAbout(camera, target, { tip: -0.3, zoom: 0.6 }, limits);
  expect(camera.position.length()).toBeCloseTo(3, 6);
});
