/** The text model's reading: what is sent, what of the answer is kept, and when it is not asked. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Reading } from '#engine/model/reading.ts';
import { ProviderError } from '#server/errors.ts';
import { type ModelAnswer, toReading } from '#server/features/readings/model-reading.ts';
import { readWithModel } from '#server/features/readings/read.ts';
import { redact } from '#server/features/readings/redact.ts';
import { readUsage } from '#server/features/settings/model-usage.ts';
import type { TextModel } from '#server/ports/text-model.ts';
import { readDescription } from '#server/reader.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

const TEXT =
  'The garden is 9.1 m long by 4.85 m wide and looks south. The old apple tree stays, the pond is being filled in, and we want a lawn. Ring 07700 900123 or write to ann@example.com, SW18 2PU.';
type Raw = ModelAnswer['mentions'][number];
const mention = (more: Partial<Raw> & Pick<Raw, 'quote' | 'kind' | 'concept' | 'status'>): Raw => ({
  occurrence: 1,
  strength: 'like',
  whose: null,
  place: null,
  count: null,
  metres: null,
  areaM2: null,
  sides: null,
  taperTo: null,
  range: null,
  ages: null,
  compassOf: null,
  certainty: 0.95,
  ...more,
});
const GOOD: Raw[] = [
  mention({
    quote: '9.1 m long by 4.85 m wide',
    kind: 'measure',
    concept: 'plot',
    status: 'fact',
    metres: [9.1, 4.85],
    sides: 'dw',
  }),
  mention({
    quote: 'looks south',
    kind: 'orientation',
    concept: 'S',
    status: 'fact',
    compassOf: 'garden',
  }),
  mention({ quote: 'old apple tree', kind: 'plant', concept: 'apple', status: 'keep' }),
  mention({ quote: 'pond', kind: 'feature', concept: 'pond', status: 'going' }),
  mention({ quote: 'a lawn', kind: 'feature', concept: 'lawn', status: 'wanted' }),
];
const answerOf = (mentions: Raw[]): ModelAnswer => ({ isEnglish: true, isGarden: true, mentions });
const quotes = (reading: Reading) => reading.mentions.map((m) => m.quote);

describe('what of an answer is kept', () => {
  const embedded = readDescription(TEXT);
  test('mentions whose words stand in the text, where they stand', () => {
    const reading = toReading(embedded, answerOf(GOOD));
    expect(quotes(reading)).toEqual([
      '9.1 m long by 4.85 m wide',
      'looks south',
      'old apple tree',
      'pond',
      'a lawn',
    ]);
    for (const { quote, start, end } of reading.mentions)
      expect(TEXT.slice(start, end)).toBe(quote);
    expect(reading.reader).toBe('model');
  });
  test.each([
    [
      'an invented quote',
      mention({ quote: 'a hot tub', kind: 'feature', concept: 'hottub', status: 'wanted' }),
    ],
    [
      'a figure that its quote does not have',
      mention({
        quote: '9.1 m long by 4.85 m wide',
        kind: 'measure',
        concept: 'plot',
        status: 'fact',
        metres: [91, 4.85],
      }),
    ],
    [
      'a sum without a figure',
      mention({
        quote: 'we want',
        kind: 'money',
        concept: 'budget',
        status: 'fact',
        range: [5000, 5000],
      }),
    ],
    [
      'a concept that is markup',
      mention({ quote: 'pond', kind: 'feature', concept: '<script>', status: 'wanted' }),
    ],
    [
      'a direction that is none',
      mention({ quote: 'looks south', kind: 'orientation', concept: 'up', status: 'fact' }),
    ],
  ])('%s falls', (_, raw) => {
    expect(quotes(toReading(embedded, answerOf([raw])))).toEqual([]);
  });
});

test('telephone numbers, e-mails and full postcodes are blanked, and nothing else moves', () => {
  const out = redact(TEXT);
  expect(out).toHaveLength(TEXT.length);
  expect(out).not.toMatch(/07700|ann@|SW18 2PU/);
  expect(out.slice(0, 135)).toBe(TEXT.slice(0, 135));
});

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({ kind });
  });
  afterEach(() => server.close());
  const ctx = () => server.container.contextFor({ kind: 'visitor' }, 'r1');
  const usage = { inputTokens: 1000, outputTokens: 500 };

  /** A model that gives one answer after another; an error is thrown. */
  function modelThatSays(...answers: (Raw[] | ProviderError)[]): TextModel & { prompts: string[] } {
    const prompts: string[] = [];
    return {
      name: 'test:model',
      prompts,
      async structured({ prompt, schema }) {
        prompts.push(prompt);
        const answer = answers[Math.min(prompts.length, answers.length) - 1]!;
        if (answer instanceof ProviderError) throw answer;
        return { value: schema.parse(answerOf(answer)), usage };
      },
      stream: () => {
        throw new Error('not asked for');
      },
    };
  }
  const read = (model: TextModel | null, text = TEXT) => readWithModel({ ctx: ctx(), model, text });

  test('the text goes out without personal data, and the call is counted', async () => {
    const model = modelThatSays(GOOD);
    const reading = await read(model);
    expect(reading?.reader).toBe('model');
    expect(model.prompts[0]).not.toMatch(/07700|ann@|SW18 2PU/);
    expect(await readUsage({ ctx: ctx() })).toEqual({ calls: 1, ...usage });
  });
  test('an answer out of form is asked for once more, then ours reads', async () => {
    const bad = new ProviderError('bad-output', 'no');
    const mended = modelThatSays(bad, GOOD);
    expect((await read(mended))?.mentions).toHaveLength(5);
    const never = modelThatSays(bad);
    expect(await read(never)).toBeNull();
    expect(never.prompts).toHaveLength(2);
  });
  test.each(['rate-limited', 'unavailable', 'misconfigured'] as const)(
    'a model that is %s leaves it to ours at once',
    async (failure) => {
      const model = modelThatSays(new ProviderError(failure, 'no'));
      expect(await read(model)).toBeNull();
      expect(model.prompts).toHaveLength(1);
    },
  );
  test('an answer that says nothing of a text that says much is not believed', async () => {
    expect(await read(modelThatSays([]))).toBeNull();
  });
  test('no model, none asked; one that the owner has switched off or used up is not asked', async () => {
    expect(await read(null)).toBeNull();
    const owner = server.container.contextFor({ kind: 'owner' }, 'r2');
    const { saveSection } = await import('#server/features/settings/edit.ts');
    const save = (input: object) =>
      saveSection({
        ctx: owner,
        section: 'textModel',
        baseVersion: null,
        sample: server.container.content.business,
        input: {
          isOn: true,
          callsPerDay: 5,
          poundsPerDay: 5,
          poundsPerMillionIn: 1,
          poundsPerMillionOut: 1,
          ...input,
        },
      });
    const model = modelThatSays(GOOD);
    await save({ isOn: false });
    expect(await read(model)).toBeNull();
    await save({ callsPerDay: 0 });
    expect(await read(model)).toBeNull();
    expect(model.prompts).toHaveLength(0);
    await save({});
    expect(await read(model)).not.toBeNull();
  });
});
