/** A whole server for a test, with doubles for what is slow, on a database of its own. */
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { ServerBuild } from 'react-router';
import { sampleBusiness } from '#content/settings/business.ts';
import { locatorAerial } from '#server/adapters/aerial/choose.ts';
import { embeddedPostcodes } from '#server/adapters/postcodes/embedded.ts';
import { embeddedSoils } from '#server/adapters/soils/embedded.ts';
import { randomIds } from '#server/adapters/ids/random.ts';
import { outbox } from '#server/adapters/mail/choose.ts';
import { smtpSender } from '#server/adapters/mail/smtp.ts';
import { folderStorage } from '#server/adapters/storage/folder.ts';
import { priceTask } from '#server/engine-pool/price-task.ts';
import { type Config, readConfig } from '#server/config.ts';
import { type Container, createContainer, type Parts } from '#server/container.ts';
import { seed } from '#server/db/seed.ts';
import { ProviderError } from '#server/errors.ts';
import { createHttpApp } from '#server/http/app.ts';
import type { BodyTimes } from '#server/http/body-time.ts';
import type { RateLimits } from '#server/http/rate-limits.ts';
import type { Engine } from '#server/ports/engine.ts';
import type { Picture, Shot } from '#server/ports/picture.ts';
import type { SiteImages } from '#server/ports/site-image.ts';
import { type DatabaseKind, openTestDatabase } from '#tests/support/databases.ts';
import { makeSampleSet } from '#tests/support/sample-garden.ts';
import { samplePlace } from '#tests/support/sample-place.ts';

const TINY_JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xd9]);

export type CountingEngine = Engine & { designed: number };

/** Answers at once with three small gardens, and counts. */
export function countingEngine(overrides: Partial<Engine> = {}): CountingEngine {
  const engine: CountingEngine = {
    designed: 0,
    async design(task) {
      engine.designed += 1;
      return { set: makeSampleSet(task.brief.description), eveningSunHours: [3.1, 2.4, 2] };
    },
    change: async ({ original }) => ({
      design: original,
      startPence: original.costing.totalPence,
      eveningSunHours: 3.1,
    }),
    others: async () => ({ designs: [] }),
    swaps: async () => [],
    bed: async () => [],
    palettes: async () => [],
    additions: async () => [],
    words: async () => ({ answers: [], plants: [], differencePence: null }),
    draw: async ({ title }) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><title>${title.replaceAll('&', '&amp;')}</title></svg>`,
    drawPage: async () => ({
      painted: '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
      written: {
        view: 'page',
        name: 'plan',
        widthMm: 297,
        heightMm: 210,
        scale: 50,
        paperPerGround: 0.02,
        turn: 0,
        northDeg: 0,
        defs: [],
        layers: [],
      },
      scale: 50,
      sheets: [],
    }),
    scene: async (model) => {
      const json = JSON.stringify(model.site.boundary);
      return { json, hash: `scene-${json.length}` };
    },
    price: async (task) => priceTask(task),
    close: async () => undefined,
    ...overrides,
  };
  return engine;
}

export type CountingPicture = Picture & { shots: Shot[] };

/** Answers at once with pictures of no more than their first and last bytes, and keeps what was asked for. */
export function countingPicture(overrides: Partial<Picture> = {}): CountingPicture {
  const file = (width: number, height: number) => ({ width, height, bytes: TINY_JPEG });
  const shots: Shot[] = [];
  return {
    shots,
    renderPlan: async () => ({
      jpeg: file(1600, 1067),
      avif: [file(640, 427)],
      card: file(1200, 630),
      placeholder: 'data:image/webp;base64,AAAA',
    }),
    async renderScene({ shot, isQuick }) {
      shots.push(shot);
      return {
        jpeg: file(shot.width, shot.height),
        avif: [file(640, 400)],
        card: isQuick ? null : file(1200, 630),
        placeholder: 'data:image/webp;base64,AAAA',
      };
    },
    makeCard: async () => file(1200, 630),
    rendererVersion: async () => 'test',
    close: async () => undefined,
    ...overrides,
  };
}

/** Answers at once with two sizes of no more than a picture's first and last bytes. */
export function plainSiteImages(overrides: Partial<SiteImages> = {}): SiteImages {
  const file = (width: number, height: number) => ({ width, height, bytes: TINY_JPEG });
  return {
    make: async () => ({
      jpeg: [file(480, 360), file(1600, 1200)],
      avif: [file(480, 360), file(1600, 1200)],
      placeholder: 'data:image/webp;base64,AAAA',
    }),
    close: async () => undefined,
    ...overrides,
  };
}

export function makeParts(overrides: Partial<Parts> & Pick<Parts, 'db'>, dataDir: string): Parts {
  return {
    config: readConfig({ DATA_DIR: dataDir }),
    version: '9.9.9',
    clock: { now: () => new Date() },
    ids: randomIds,
    storage: folderStorage(`${dataDir}/uploads`),
    mail: outbox,
    openMail: smtpSender,
    places: {
      find: async (postcode) =>
        postcode?.startsWith('ZZ')
          ? { place: null, message: `We could not find the postcode “${postcode}”.` }
          : { place: { ...samplePlace, postcode } },
    },
    postcodes: embeddedPostcodes,
    soils: embeddedSoils,
    aerial: locatorAerial,
    engine: countingEngine(),
    picture: countingPicture(),
    samplePictures: { find: async () => null, read: async () => TINY_JPEG },
    browser: {
      run: async () => {
        throw new ProviderError('unavailable', 'No browser can be started (the test has none).');
      },
      close: async () => undefined,
    },
    passwords: {
      hash: async (password) => `hash:${password}`,
      verify: async (hash, password) => hash === `hash:${password}`,
      make: () => 'made-once-only',
    },
    sitePictures: { find: async () => null, read: async () => TINY_JPEG },
    siteImages: plainSiteImages(),
    textModel: null,
    outsideCalendars: {
      read: async () => [],
      close: async () => undefined,
    },
    outsideImages: {
      fetch: async () => {
        throw new ProviderError('unavailable', 'The test has no network.');
      },
    },
    content: {
      business: sampleBusiness,
      plants: [],
      calendar: [],
      services: [],
      projects: [],
      testimonials: [],
      articles: [],
      cards: [],
      rates: {
        priceDate: '2026-11-01',
        currency: 'GBP',
        labourPencePerHour: 3500,
        vat: 0.2,
        contingency: 0.1,
        markup: 0.15,
        pricesIncludeVat: true,
        plantPence: {},
        rates: [],
      },
      samples: [],
    },
    ...overrides,
  };
}

export type TestServer = {
  /** Asks the HTTP application, which is made for the first request: it is most of a server's start, and many tests ask use cases alone. */
  app: { inject(request: InjectOptions | string): Promise<LightMyRequestResponse> };
  /** The application itself. */
  http(): Promise<FastifyInstance>;
  container: Container;
  engine: CountingEngine;
  close(): Promise<void>;
};
export type TestServerOptions = {
  kind?: DatabaseKind;
  parts?: Partial<Parts>;
  env?: Record<string, string>;
  rateLimits?: RateLimits;
  bodyTimes?: BodyTimes;
  loadBuild?: () => Promise<ServerBuild>;
};

export async function startTestServer({
  kind = 'sqlite',
  parts = {},
  env = {},
  rateLimits,
  bodyTimes,
  loadBuild,
}: TestServerOptions = {}): Promise<TestServer> {
  const { db, dataDir, close } = await openTestDatabase(kind);
  const config: Config = readConfig({ DATA_DIR: dataDir, ...env });
  const engine = countingEngine(parts.engine);
  const container = createContainer(makeParts({ config, db, ...parts, engine }, dataDir));
  await seed({ ctx: container.contextFor({ kind: 'system' }, 'test'), content: container.content });
  const makeApp = async (): Promise<FastifyInstance> => {
    const app = await createHttpApp({
      container,
      logLevel: 'silent',
      ...(rateLimits ? { rateLimits } : {}),
      ...(bodyTimes ? { bodyTimes } : {}),
      ...(loadBuild ? { loadBuild } : {}),
    });
    await app.ready();
    return app;
  };
  let made: Promise<FastifyInstance> | null = null;
  const http = () => (made ??= makeApp());
  return {
    app: { inject: async (request) => (await http()).inject(request) },
    http,
    container,
    engine,
    async close() {
      await (await made)?.close();
      await close();
    },
  };
}

/** The form of the design tool as a browser sends it. */
export function formRequest(fields: Record<string, string>, headers: Record<string, string> = {}) {
  return {
    method: 'POST' as const,
    url: '/api/design',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  };
}

export const GARDEN_FORM = {
  designDescription: 'A family garden 8 by 10 metres with a lawn and a table for six',
  projectType: 'family',
};
