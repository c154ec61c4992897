import { expect, test } from 'vitest';
import { accessTold } from './access-told.ts';

const said = (id: string, quote = '') => ({ id, quote });

test.each([
  [[said('access:through_house@4', 'through the house')], { gate: 'house' }],
  [[said('access:side_way@4'), said('measure:access@20', '80cm wide')], { gate: 'narrow' }],
  [[said('measure:access@20', 'the gate is 0.9 m')], { gate: 'medium' }],
  [[said('measure:access@20', '1.5m')], { gate: 'wide' }],
  [[said('measure:access@20', '12m')], {}],
  [[said('measure:plot@20', '0.8 m')], {}],
  [[said('access:narrow@2'), said('access:parking_none@9')], { gate: 'narrow', permit: 'yes' }],
  [[], {}],
])('%j is asked no more', (mentions, told) => {
  expect(accessTold(mentions)).toEqual(told);
});
