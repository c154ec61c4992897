import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { RateBookInput } from '#contracts/admin-rates.ts';
import { ChangedError } from '#server/errors.ts';
import { priceTask } from '#server/engine-pool/price-task.ts';
import {
  previewRates,
  readRateHistory,
  readRates,
  saveRates,
} from '#server/features/rates/edit.ts';
import { readRateBook, seedRates } from '#server/features/rates/use-cases.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { generateInputs, type Json } from '#tests/support/generated-json.ts';
import { asOwner } from '#tests/support/owner.ts';
import {
  formRequest,
  GARDEN_FORM,
  makeParts,
  startTestServer,
  type TestServer,
} from '#tests/support/server.ts';

const paving = {
  id: 'q1',
  phase: 'hard' as const,
  rateKey: 'sandstone',
  description: 'Sandstone',
  unit: 'm2' as const,
  net: 20,
  waste: 0.1,
  gross: 22,
  source: { ids: [], formula: '' },
};
const PAVED = { id: 'dsn_paved', title: 'The paved one', plotM2: 80, quantities: [paving] };
const GREEN = {
  id: 'dsn_green',
  title: 'The green one',
  plotM2: 60,
  quantities: [{ ...paving, rateKey: 'turf' }],
};

describe.each(DATABASES)('the rate book on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    const { content } = makeParts({ db: null as never }, '/nowhere');
    server = await startTestServer({
      kind,
      parts: { content: { ...content, rates: sampleRateBook } },
    });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    const system = server.container.contextFor({ kind: 'system' }, 'test');
    await server.container.db.write(async (tx) => {
      await tx.deleteFrom('settings').where('key', '=', 'rate-terms').execute();
      await tx.deleteFrom('rates').execute();
      await tx.deleteFrom('audit').execute();
      await seedRates({ ctx: system, tx, book: sampleRateBook });
    });
  });
  const owner = () => server.container.contextFor({ kind: 'owner' }, 'test');
  const visitor = () => server.container.contextFor({ kind: 'visitor' }, 'test');
  const form = async () => RateBookInput.parse((await readRates({ ctx: owner() })).book);
  const withSandstone = async (materialPence: number) => {
    const book = await form();
    return {
      ...book,
      rates: book.rates.map((rate) =>
        rate.key === 'sandstone' ? { ...rate, materialPence } : rate,
      ),
    };
  };

  test('a saved book is what the engine prices with; keys, units and groups stay, and what was not touched is not marked', async () => {
    const book = await withSandstone(5_000);
    const saved = await saveRates({
      ctx: owner(),
      input: { ...book, labourPencePerHour: 4_500, priceDate: '2026-11-20' },
      baseVersion: 1,
    });
    expect(saved.version).toBe(2);
    expect(saved.book.rates.filter((rate) => rate.changed).map((rate) => rate.key)).toEqual([
      'sandstone',
    ]);
    const expected = {
      ...sampleRateBook,
      labourPencePerHour: 4_500,
      priceDate: '2026-11-20',
      rates: sampleRateBook.rates.map((rate) =>
        rate.key === 'sandstone' ? { ...rate, materialPence: 5_000 } : rate,
      ),
    };
    expect(await readRateBook({ ctx: visitor() })).toEqual(expected);
  });

  test('a new version of the product renews only rates that the owner has not changed', async () => {
    await saveRates({ ctx: owner(), input: await withSandstone(5_000), baseVersion: null });
    const newer = {
      ...sampleRateBook,
      markup: 0.5,
      rates: sampleRateBook.rates.map((rate) => ({
        ...rate,
        materialPence: rate.materialPence + 1,
      })),
    };
    await server.container.db.write((tx) =>
      seedRates({ ctx: server.container.contextFor({ kind: 'system' }, 'test'), tx, book: newer }),
    );
    const book = await readRateBook({ ctx: visitor() });
    const priceOf = (key: string) => book.rates.find((rate) => rate.key === key)!.materialPence;
    expect([priceOf('sandstone'), priceOf('turf'), book.markup]).toEqual([
      5_000,
      521,
      sampleRateBook.markup,
    ]);
  });

  test('the preview prices gardens with both books, saves nothing, and names what differs', async () => {
    const book = await withSandstone(6_800);
    const preview = await previewRates({
      ctx: owner(),
      engine: server.engine,
      gardens: [PAVED, GREEN],
      input: book,
    });
    const dearer = {
      ...sampleRateBook,
      rates: sampleRateBook.rates.map((rate) =>
        rate.key === 'sandstone' ? { ...rate, materialPence: 6_800 } : rate,
      ),
    };
    const [before, after] = priceTask({
      gardens: [PAVED.quantities],
      books: [sampleRateBook, dearer],
    }).map(([garden]) => garden!.totalPence);
    expect(after).toBeGreaterThan(before!);
    expect(preview.gardens[0]).toEqual({
      id: 'dsn_paved',
      title: 'The paved one',
      plotM2: 80,
      beforePence: before,
      afterPence: after,
    });
    expect(preview.gardens[1]!.afterPence).toBe(preview.gardens[1]!.beforePence);
    expect(preview.changes).toEqual([
      {
        what: 'Sawn sandstone paving: material for one m²',
        before: '£34.00',
        after: '£68.00',
        isLarge: true,
      },
    ]);
    expect((await readRates({ ctx: owner() })).version).toBe(1);
  });

  test('a design that has been made keeps its price and its price date', async () => {
    const made = (await server.app.inject(formRequest(GARDEN_FORM))).json<{
      designResults: string;
    }>();
    const { id } = (JSON.parse(made.designResults) as { designs: { id: string }[] }).designs[0]!;
    const priceOf = async () => {
      const design = (await server.app.inject(`/api/designs/${id}`)).json<{
        estimatedCost: unknown;
        costing: { priceDate: string };
      }>();
      expect(design.costing.priceDate).toBe('2026-11-01');
      return JSON.stringify([design.estimatedCost, design.costing]);
    };
    const before = await priceOf();
    await saveRates({
      ctx: owner(),
      input: { ...(await withSandstone(9_900)), priceDate: '2026-11-21' },
      baseVersion: null,
    });
    expect(await priceOf()).toBe(before);
  });

  test('over HTTP the preview takes the gardens that are stored, and says what they would cost', async () => {
    const call = await asOwner(server);
    await server.app.inject(
      formRequest({
        ...GARDEN_FORM,
        designDescription: 'A family garden 9 by 10 metres with a lawn',
      }),
    );
    const answer = await call({
      method: 'POST',
      url: '/api/admin/rates/preview',
      payload: await withSandstone(9_900),
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<{ gardens: unknown[] }>().gardens.length).toBeGreaterThan(0);
  });

  test('a book with a hole in it, a stranger in it, or figures that cannot be true is refused in words', async () => {
    const book = await form();
    const refused = (input: object) =>
      expect(saveRates({ ctx: owner(), input, baseVersion: null })).rejects;
    await refused({ ...book, rates: book.rates.slice(1) }).toMatchObject({
      code: 'invalid',
      errors: [{ field: 'rates.site-set-up' }],
    });
    await refused({
      ...book,
      rates: [...book.rates, { key: 'gold', name: 'Gold', materialPence: 1, labourHours: 1 }],
    }).toThrow(/“Gold” is no rate/);
    await refused({ ...book, rates: [...book.rates, book.rates[0]!] }).toThrow(/twice/);
    await refused({ ...book, plantPence: { ...book.plantPence, '2L': undefined } }).toThrow();
    await refused({
      ...book,
      plantPence: Object.fromEntries(Object.entries(book.plantPence).slice(1)),
    }).toThrow(/missing/);
    await refused({
      ...book,
      rates: book.rates.map((rate) =>
        rate.key === 'turf' ? { ...rate, materialPence: 0, labourHours: 0 } : rate,
      ),
    }).toThrow(/cost nothing/);
    await refused({ ...book, vat: 20 }).toThrow(/0 to 30 %/);
    await refused({ ...book, labourPencePerHour: 40 }).toThrow(/£10 to £200/);
    await refused({ ...book, priceDate: '2999-01-01' }).toThrow(/day to come/);
    expect((await readRates({ ctx: owner() })).version).toBe(1);
  });

  test('two windows: the second is refused; the history says who changed what, with the book to restore', async () => {
    await saveRates({ ctx: owner(), input: await withSandstone(5_000), baseVersion: 1 });
    await expect(
      saveRates({ ctx: owner(), input: await withSandstone(6_000), baseVersion: 1 }),
    ).rejects.toThrow(ChangedError);
    const [entry] = await readRateHistory({ ctx: owner() });
    expect(entry).toMatchObject({
      who: 'The owner',
      version: 2,
      changes: [
        { what: 'Sawn sandstone paving: material for one m²', before: '£34.00', after: '£50.00' },
      ],
    });
    const restored = await saveRates({ ctx: owner(), input: entry!.book, baseVersion: 2 });
    expect(restored.version).toBe(3);
  });

  test('only the owner may do any of it', async () => {
    await expect(readRates({ ctx: visitor() })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(saveRates({ ctx: visitor(), input: {}, baseVersion: null })).rejects.toMatchObject(
      { code: 'forbidden' },
    );
    await expect(
      previewRates({ ctx: visitor(), engine: server.engine, gardens: [], input: {} }),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('whatever is sent as a rate book is stored as it was read or refused with a message', async () => {
    const call = await asOwner(server);
    const good = (await form()) as unknown as Record<string, Json>;
    for (const payload of generateInputs(good, 40)) {
      for (const [method, url] of [
        ['POST', '/api/admin/rates/preview'],
        ['PUT', '/api/admin/rates'],
      ] as const) {
        const answer = await call({
          method,
          url,
          headers: { 'content-type': 'application/json' },
          payload: JSON.stringify(payload),
        });
        expect([200, 400], `${url} ${answer.body.slice(0, 300)}`).toContain(answer.statusCode);
        if (answer.statusCode === 400)
          expect(answer.json<{ message: string }>().message.length).toBeGreaterThan(5);
        else if (method === 'PUT')
          expect(RateBookInput.parse(answer.json<{ book: unknown }>().book)).toEqual(
            RateBookInput.parse(payload),
          );
      }
    }
  });
});
