/** The environment, parsed once. A wrong, half-set or unknown-to-this-version variable stops the start. */
import { accessSync, constants } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import {
  BOOKING_VARIABLES,
  type BookingConfig,
  readBookingConfig,
} from '#server/booking-config.ts';
import { StartError } from '#server/errors.ts';
import { MAIL_VARIABLES, readMailConfig, type SmtpConfig } from '#server/mail-config.ts';
import {
  readStorageConfig,
  STORAGE_VARIABLES,
  type StorageConfig,
} from '#server/storage-config.ts';
import {
  readTextModelConfig,
  TEXT_MODEL_VARIABLES,
  type TextModelConfig,
} from '#server/text-model-config.ts';

/** Variables of the product that arrive with a later feature: setting one now would silently do nothing. */
const NOT_YET = ['IMAGE_MODEL'] as const;

export type Config = {
  /** Outgoing mail; null keeps messages in the outbox. */
  smtp: SmtpConfig | null;
  port: number;
  host: string;
  /** Without a trailing slash; null when not configured. */
  publicUrl: string | null;
  /** Fastify's `trustProxy`: a hop count, addresses, or nothing. */
  trustProxy: number | string[] | false;
  /** Absolute. */
  dataDir: string;
  databaseUrl: string | null;
  adminPassword: string | null;
  chromiumPath: string | null;
  /** 'auto' asks the public service first and falls back to the tables that come with the product. */
  postcodeProvider: 'auto' | 'embedded';
  soilProvider: 'auto' | 'embedded';
  /** Every provider but our own map has a key. */
  aerial:
    | { provider: 'locator' }
    | { provider: 'stadia' | 'esri-static' | 'amazon-location' | 'mapbox-direct'; key: string };
  /** Google Analytics' id of this site; null: nothing is measured and no consent is asked for. */
  gaMeasurementId: string | null;
  /** Whoever sends it reads this node's figures; null: there are none. */
  metricsToken: string | null;
  /** The appointment calendar of an outside service; null is our own form. */
  booking: BookingConfig | null;
  storage: StorageConfig;
  /** Reads descriptions and writes answers; null leaves both to the embedded reader and the cards. */
  textModel: TextModelConfig | null;
};

const isAddressOrRange = (text: string) => {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  if (!/^\d{1,3}$/.test(bits)) return false;
  try {
    new BlockList().addSubnet(address, Number(bits), family === 4 ? 'ipv4' : 'ipv6');
    return true;
  } catch {
    return false;
  }
};

const Port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535')
  .transform(Number)
  .refine((port) => port <= 65_535, 'must be a port number from 0 to 65535');

const Host = z
  .string()
  .regex(/^[A-Za-z0-9.:_-]+$/, 'must be a host name or an IP address, such as 127.0.0.1');

const PublicUrl = z.string().transform((text, context) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.pathname !== '/' ||
    url.search ||
    url.hash ||
    url.username
  ) {
    context.addIssue({
      code: 'custom',
      message: "must be the site's own address without a path, such as https://www.example.co.uk",
    });
    return z.NEVER;
  }
  return url.origin;
});

const TrustProxy = z.string().transform((text, context): number | string[] => {
  if (/^([1-9]|10)$/.test(text)) return Number(text);
  const addresses = text.split(',').map((part) => part.trim());
  if (addresses.every(isAddressOrRange)) return addresses;
  context.addIssue({
    code: 'custom',
    message:
      'must be the number of proxies in front (1 to 10) or their addresses, such as 10.0.0.5 or 10.0.0.0/8',
  });
  return z.NEVER;
});

const DatabaseUrl = z
  .string()
  .refine(
    (text) =>
      URL.canParse(text) &&
      /^postgres(ql)?:$/.test(new URL(text).protocol) &&
      new URL(text).pathname.length > 1,
    'must be a PostgreSQL address with a database name, such as postgres://user:password@host:5432/plotwright',
  );

const ChromiumPath = z.string().transform((text, context) => {
  const path = resolve(text);
  try {
    accessSync(path, constants.X_OK);
    return path;
  } catch {
    context.addIssue({ code: 'custom', message: 'must be the path of a browser that can be run' });
    return z.NEVER;
  }
});

const AERIAL_PROVIDERS = [
  'locator',
  'stadia',
  'esri-static',
  'amazon-location',
  'mapbox-direct',
] as const;
const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, `must be one of ${values.join(', ')}`);

const VARIABLES = z.object({
  PORT: Port.optional(),
  HOST: Host.optional(),
  PUBLIC_URL: PublicUrl.optional(),
  TRUST_PROXY: TrustProxy.optional(),
  DATA_DIR: z
    .string()
    .refine((text) => !text.includes('\0'), 'must be the path of a folder')
    .optional(),
  DATABASE_URL: DatabaseUrl.optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(8, 'must be at least 8 characters long')
    .max(200, 'must be at most 200 characters long')
    .optional(),
  CHROMIUM_PATH: ChromiumPath.optional(),
  POSTCODE_PROVIDER: oneOf(['auto', 'embedded']).optional(),
  SOIL_PROVIDER: oneOf(['auto', 'embedded']).optional(),
  AERIAL_PROVIDER: oneOf(AERIAL_PROVIDERS).optional(),
  AERIAL_KEY: z
    .string()
    .regex(
      /^[\x21-\x7e]{8,2000}$/,
      'must be the key of the AERIAL_PROVIDER, at least 8 characters without spaces',
    )
    .optional(),
  GA_MEASUREMENT_ID: z
    .string()
    .regex(
      /^G-[A-Z0-9]{4,20}$/,
      'must be a Google Analytics 4 measurement id, such as G-AB12CD34EF',
    )
    .optional(),
  METRICS_TOKEN: z
    .string()
    .regex(
      /^[\x21-\x7e]{16,200}$/,
      'must be 16 to 200 characters without spaces, such as openssl rand -hex 24 prints',
    )
    .optional(),
  ...BOOKING_VARIABLES,
  ...MAIL_VARIABLES,
  ...STORAGE_VARIABLES,
  ...TEXT_MODEL_VARIABLES,
});

/** @throws StartError when a provider and its key do not come together */
function readAerial(
  provider: (typeof AERIAL_PROVIDERS)[number] = 'locator',
  key?: string,
): Config['aerial'] {
  if (provider === 'locator') {
    if (key !== undefined)
      throw new StartError(
        'AERIAL_KEY is not usable: it must be set together with AERIAL_PROVIDER, which names the service that the key is for.',
      );
    return { provider };
  }
  if (key === undefined)
    throw new StartError(
      `AERIAL_PROVIDER is not usable: it must be set together with AERIAL_KEY, because ${provider} needs one.`,
    );
  return { provider, key };
}

/**
 * Reads the configuration. An empty variable counts as unset.
 * @throws StartError with one sentence that names the variable; secrets are never repeated in it.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const early = NOT_YET.find((name) => set[name] !== undefined);
  if (early)
    throw new StartError(
      `${early} is set, but this version of Plotwright does not use it yet: please remove it from the environment and start again.`,
    );
  const parsed = VARIABLES.safeParse(set);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    throw new StartError(`${String(issue.path[0])} is not usable: it ${issue.message}.`);
  }
  const values = parsed.data;
  return {
    port: values.PORT ?? 3000,
    host: values.HOST ?? '127.0.0.1',
    publicUrl: values.PUBLIC_URL ?? null,
    trustProxy: values.TRUST_PROXY ?? false,
    dataDir: resolve(values.DATA_DIR ?? './data'),
    databaseUrl: values.DATABASE_URL ?? null,
    adminPassword: values.ADMIN_PASSWORD ?? null,
    chromiumPath: values.CHROMIUM_PATH ?? null,
    postcodeProvider: values.POSTCODE_PROVIDER ?? 'auto',
    soilProvider: values.SOIL_PROVIDER ?? 'auto',
    aerial: readAerial(values.AERIAL_PROVIDER, values.AERIAL_KEY),
    gaMeasurementId: values.GA_MEASUREMENT_ID ?? null,
    metricsToken: values.METRICS_TOKEN ?? null,
    booking: readBookingConfig(values),
    smtp: readMailConfig(values),
    storage: readStorageConfig(values),
    textModel: readTextModelConfig(values),
  };
}
