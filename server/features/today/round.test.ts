import { expect, test } from 'vitest';
import { sampleBusiness } from '#content/settings/business.ts';
import { firmPlaceOf } from '#content/places/firm-place.ts';
import { driveMinutes, orderRound, roundMinutes, type Stop } from '#server/features/today/round.ts';

/** Park and Miller's generator, so that a failure can be looked at again. */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

function makeStops(random: () => number, count: number): Stop[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `v${index}`,
    place:
      random() < 0.1
        ? null
        : { latitudeDeg: 51.2 + random() * 0.6, longitudeDeg: -0.5 + random() * 1.2 },
  }));
}

const HOME = { latitudeDeg: 51.57, longitudeDeg: 0.18 };
const ids = (stops: readonly Stop[]) => stops.map((stop) => stop.id);

test('of 400 days no round is longer than the given one, and every visit is made once', () => {
  const random = makeRandom(20_261_122);
  let shortened = 0;
  for (let day = 0; day < 400; day += 1) {
    const stops = makeStops(random, Math.floor(random() * 11));
    const start = random() < 0.1 ? null : HOME;
    const order = orderRound(start, stops);
    expect(ids(order).toSorted(), `day ${day}`).toEqual(ids(stops).toSorted());
    expect(roundMinutes(start, order), `day ${day}`).toBeLessThanOrEqual(
      roundMinutes(start, stops),
    );
    if (roundMinutes(start, order) < roundMinutes(start, stops)) shortened += 1;
  }
  expect(shortened).toBeGreaterThan(200);
});

const orders = (stops: readonly Stop[]): Stop[][] =>
  stops.length === 0
    ? [[]]
    : stops.flatMap((stop) =>
        orders(stops.filter((one) => one !== stop)).map((rest) => [stop, ...rest]),
      );

test('of six visits it is the shortest of all 720 orders, or within a tenth of it', () => {
  const random = makeRandom(7);
  let exact = 0;
  for (let day = 0; day < 20; day += 1) {
    const stops = makeStops(random, 6).map((stop) => ({ ...stop, place: stop.place ?? HOME }));
    const shortest = Math.min(...orders(stops).map((order) => roundMinutes(HOME, order)));
    const found = roundMinutes(HOME, orderRound(HOME, stops));
    expect(found, `day ${day}`).toBeLessThanOrEqual(shortest * 1.1);
    if (found === shortest) exact += 1;
  }
  expect(exact).toBeGreaterThan(14);
});

test('the given order stays where nothing is shorter, the same place twice among it', () => {
  const place = { latitudeDeg: 51.6, longitudeDeg: 0.2 };
  expect(
    ids(
      orderRound(HOME, [
        { id: 'b', place },
        { id: 'a', place },
      ]),
    ),
  ).toEqual(['b', 'a']);
  expect(orderRound(HOME, [])).toEqual([]);
  expect(roundMinutes(HOME, [])).toBe(0);
});

test('the firm is placed by its postcode, or its town; without either it has no place', () => {
  expect(firmPlaceOf(['1 High Street', 'Brentwood', 'CM14 4AB'])).toMatchObject({ name: 'CM14' });
  expect(firmPlaceOf(['Unit 3, Guildford gu1 3xx'])).toMatchObject({ name: 'GU1' });
  expect(firmPlaceOf(sampleBusiness.address)).toMatchObject({ name: 'Romford' });
  expect(firmPlaceOf(['Somewhere', 'else'])).toBeNull();
});

test('a drive grows with the way, slower in streets than beyond them, and is the same both ways', () => {
  const near = { latitudeDeg: 51.58, longitudeDeg: 0.2 };
  const sevenoaks = { latitudeDeg: 51.27, longitudeDeg: 0.19 };
  expect(driveMinutes(HOME, HOME)).toBe(0);
  expect(driveMinutes(HOME, near)).toBeGreaterThanOrEqual(5);
  expect(driveMinutes(HOME, near)).toBeLessThanOrEqual(15);
  expect(driveMinutes(HOME, sevenoaks)).toBe(driveMinutes(sevenoaks, HOME));
  expect(driveMinutes(HOME, sevenoaks)).toBeGreaterThan(50);
  expect(driveMinutes(HOME, sevenoaks)).toBeLessThan(90);
});
