/** A tap, a socket and a handrail that are asked for come into the price, and are answered. */
import { expect, test } from 'vitest';
import { catalogue } from '#content/plants/catalogue.ts';
import { placeOf } from '#content/places/place-of.ts';
import { markedInput } from '#tests/support/marked-reading.ts';
import { readBrief } from '../brief/read-brief.ts';
import { plainGarden, withSite } from '../costing/fixtures/sample-gardens.ts';
import { takeOff } from '../quantities/take-off.ts';
import { fittingOutcome } from '../words/fitting-outcome.ts';
import { fittingsAsked } from './fittings.ts';

const asked = (marked: string) =>
  fittingsAsked(
    readBrief(markedInput(`{6m by 20m|measure:plot|fact} ${marked}`), placeOf(null).place!),
  );

test('what is asked for by name is fitted, and what is refused is not', () => {
  expect(
    asked('{an outside tap|feature:tap|wanted} and {outdoor sockets|feature:power|wanted}'),
  ).toEqual(['tap', 'power']);
  expect(asked('{a handrail|feature:ramp|wanted}')).toEqual(['rail']);
  expect(asked('{no tap|feature:tap|wanted}')).toEqual([]);
  expect(asked('{a shed|feature:shed|wanted}')).toEqual([]);
});

test('each is a line of the price and an answer; a rail without steps is neither', () => {
  const plain = plainGarden(),
    model = withSite(plain, { fittings: ['tap', 'power', 'rail'] });
  const lines = takeOff(model, catalogue).filter(({ rateKey }) =>
    ['tap', 'power', 'rail'].includes(rateKey),
  );
  expect(lines.map(({ rateKey, net }) => [rateKey, net])).toEqual([
    ['tap', 1],
    ['power', 1],
  ]);
  expect(fittingOutcome('an outdoor tap', model)?.[0]).toBe('met');
  expect(fittingOutcome('a handrail', model)?.[0]).toBe('partly');
  expect(fittingOutcome('an outdoor tap', plain)).toBeNull();
});
