import { expect, test } from 'vitest';
import { embeddedPlaces } from '#server/adapters/places/embedded.ts';

test('a postcode gives its place', async () => {
  const { place } = await embeddedPlaces.find('RM1 3DS');
  expect(place).toMatchObject({ outcode: 'RM1', climate: { name: expect.any(String) } });
});

test('no postcode gives the place of the service area', async () => {
  expect((await embeddedPlaces.find(null)).place).toMatchObject({
    postcode: null,
    latitudeDeg: expect.any(Number),
  });
});

test.each(['ZZ99 9ZZ', 'nonsense', "RM1'; drop table"])(
  '%s is no postcode, and the sentence says what to do',
  async (postcode) => {
    const found = await embeddedPlaces.find(postcode);
    expect(found.place).toBeNull();
    expect(found.place === null && found.message).toMatch(/postcode.*check it/i);
  },
);
