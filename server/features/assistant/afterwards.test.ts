/** What is asked after an alarm belongs to it, until the work of a garden is plainly asked for. */
import { beforeAll, expect, test } from 'vitest';
import { createAsk } from '#server/features/assistant/ask.fixture.ts';

let ask: ReturnType<typeof createAsk>;
beforeAll(() => {
  ask = createAsk();
});

const GAS = /0800 111 999/;
test.each([
  ['i smell gas', 'can i turn the lights on', GAS],
  ['i smell gas', 'is it ok to light the bbq', GAS],
  ['i smell gas', 'thanks', GAS],
  ['i smell gas', 'should i open the greenhouse window', GAS],
  ['i smell gas', 'can i still mow the lawn', GAS],
  ['i put a fork through a cable', 'can i pull the fork out', /\b105\b/],
  ['i put a fork through a cable', 'the lights in the house have gone off', /\b105\b/],
  ['i put a fork through a cable', 'can i carry on digging the border', /\b105\b/],
  ['hit the water main', 'where is my stop tap', /stop tap/],
  ['hit the water main', 'the whole lawn is under water', /stop tap/],
  ['cut my hand badly on the greenhouse glass', 'how tight should the bandage be', /999|NHS 111/],
  ['cut my hand badly on the greenhouse glass', 'can i take ibuprofen', /999|NHS 111/],
] as const)('%s / %s', (before, next, says) => {
  const { response } = ask(before, next);
  expect(response).toMatch(says);
  expect(response).not.toMatch(/don't know|£/);
});

test.each([
  ['i smell gas', 'how much is a patio', /£6,800/],
  ['i smell gas', 'when do i sow carrots', /March|April/],
  ['i put a fork through a cable', 'what can i plant in shade', /shade/],
  ['hit the water main', 'how do i get rid of moss', /moss/i],
  ['cut my hand badly on the greenhouse glass', 'how much is a fence', /£/],
  ['i smell gas', 'how much are garden lights', /£/],
] as const)('%s / %s is about the garden', (before, next, says) => {
  const { response } = ask(before, next);
  expect(response).toMatch(says);
  expect(response).not.toMatch(/0800 111 999|\b105\b|999 now|stop tap/);
});

/** What is said of the numbers, once more. */
const AGAIN = /It is right to ring/;
test.each([
  ['my toddler ate yew berries', 'and some ivy'],
  ['my dog ate foxglove', 'yew too'],
  ['my dog ate foxglove', 'and yew?'],
  ['my dog ate foxglove', 'is yew bad too'],
  ['my dog ate foxglove', 'what about daffodils'],
] as const)(
  '%s / %s keeps the numbers, and says what is held of the second plant',
  (before, next) => {
    const { response } = ask(before, next);
    expect(response).toMatch(AGAIN);
    expect(response).toMatch(/English ivy|[Ii]vy|Yew|[Dd]affodil/);
  },
);
test.each([
  ['my dog ate foxglove', 'when do i prune yew', /[Cc]lip/],
  ['my dog ate foxglove', 'how tall is yew', /2\.5 m|tall|grows to/],
  ['my dog ate foxglove', 'what can i plant in shade', /shade/],
] as const)('%s / %s is about the garden', (before, next, says) => {
  const { response } = ask(before, next);
  expect(response).toMatch(says);
  expect(response).not.toMatch(AGAIN);
});
test.each([
  ['my toddler ate yew berries', 'ok thanks'],
  ['my toddler ate yew berries', 'thanks, calling now'],
  ['my husband fell off the ladder', 'ambulance is here, thanks'],
] as const)('%s / %s is thanked without a word of the garden', (before, next) => {
  const { response } = ask(before, next);
  expect(response).toMatch(/welcome.*ring them again/is);
  expect(response).not.toMatch(/2\.5 m|Enjoy|plant/);
});
test('thanks repeat no plant, and a question beside them is answered', () => {
  expect(ask('how tall is yew', 'ok thanks').response).toMatch(/^You are welcome/);
  expect(ask('how tall is yew', 'thanks, and how much is hedge cutting').response).toMatch(/£/);
  expect(
    ask('my husband fell off the ladder', 'thanks he is ok. how much is hedge cutting').response,
  ).toMatch(/£/);
  expect(ask('my toddler ate yew berries', 'ok thanks', 'how tall is yew').response).not.toMatch(
    AGAIN,
  );
});
test('a death after an alarm is mourned', () => {
  expect(ask('my dog ate foxglove', 'he died').response).toMatch(/^I am sorry for your loss/);
  expect(ask('my husband fell off the ladder', 'he has died').response).toMatch(
    /sorry for your loss.*116 123.*999/s,
  );
  for (const next of ['she has gone pale', 'i think he is dead', 'he has gone with the ambulance'])
    expect(ask('my husband fell off the ladder', next).response).toMatch(/Call 999 now/);
  expect(ask('my rose looks ill', 'it died').response).not.toMatch(/sorry for your loss/);
  expect(ask('my dog ate foxglove', 'the foxglove died').response).not.toMatch(
    /sorry for your loss/,
  );
});
