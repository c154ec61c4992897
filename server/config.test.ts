import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';

test('nothing set gives the defaults', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: null,
    trustProxy: false,
    databaseUrl: null,
    adminPassword: null,
    chromiumPath: null,
  });
  expect(readConfig({}).dataDir.endsWith('/data')).toBe(true);
});

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', S3_BUCKET: '' }).port).toBe(3000);
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['HOST', 'a host'],
  ['HOST', 'http://x'],
  ['PUBLIC_URL', 'example.co.uk'],
  ['PUBLIC_URL', 'ftp://example.co.uk'],
  ['PUBLIC_URL', 'https://example.co.uk/garden'],
  ['PUBLIC_URL', 'https://user@example.co.uk'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '0'],
  ['TRUST_PROXY', '10.0.0.0/99'],
  ['TRUST_PROXY', 'proxy.local'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_URL', 'postgres://localhost'],
  ['DATABASE_URL', 'nonsense'],
  ['POSTCODE_PROVIDER', 'google'],
  ['SOIL_PROVIDER', 'none'],
  ['AERIAL_PROVIDER', 'google'],
  ['AERIAL_PROVIDER', 'stadia'],
  ['AERIAL_KEY', 'a-key-alone'],
  ['AERIAL_KEY', 'short'],
  ['ADMIN_PASSWORD', 'short'],
  ['GA_MEASUREMENT_ID', 'UA-1234-1'],
  ['GA_MEASUREMENT_ID', "G-1' https://x"],
  ['CHROMIUM_PATH', '/nowhere/chromium'],
])('%s=%s stops the start with one sentence that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(
    new RegExp(`^${name} is not usable: it must be [^\\n]+\\.$`),
  );
});

test.each(['IMAGE_MODEL'])('%s is refused until its feature is there', (name) => {
  expect(() => readConfig({ [name]: 'something' })).toThrow(new RegExp(`^${name} is set, but`));
});

test('mail needs its server and its sender', () => {
  expect(readConfig({}).smtp).toBeNull();
  expect(
    readConfig({
      SMTP_URL: 'smtps://me:topsecret@mail.example.org',
      MAIL_FROM: 'Oakmere & Vale <hello@example.org>',
    }).smtp,
  ).toEqual({
    url: 'smtps://me:topsecret@mail.example.org',
    from: { name: 'Oakmere & Vale', address: 'hello@example.org' },
  });
  expect(
    readConfig({ SMTP_URL: 'smtp://localhost:1025', MAIL_FROM: 'hello@example.org' }).smtp?.from,
  ).toEqual({ name: null, address: 'hello@example.org' });
  expect(() => readConfig({ SMTP_URL: 'smtp://localhost' })).toThrow(
    /^SMTP_URL is set, but MAIL_FROM is not/,
  );
  expect(() => readConfig({ MAIL_FROM: 'hello@example.org' })).toThrow(
    /^MAIL_FROM is set, but SMTP_URL is not/,
  );
  for (const from of [
    'nobody',
    'A <b@c.example>\r\nBcc: d@e.example',
    'a@b.example, c@d.example',
    '<>',
  ])
    expect(() => readConfig({ SMTP_URL: 'smtp://localhost', MAIL_FROM: from }), from).toThrow(
      /^MAIL_FROM is not usable: it must be/,
    );
  for (const url of ['http://mail.example.org', 'smtp://', 'smtp://user@mail.example.org'])
    expect(() => readConfig({ SMTP_URL: url, MAIL_FROM: 'a@b.example' }), url).toThrow(
      /^SMTP_URL is not usable: it must be/,
    );
});

test('a secret is never repeated in the sentence', () => {
  expect(() => readConfig({ ADMIN_PASSWORD: 'hush' })).toThrow(/^(?!.*hush).*$/);
  expect(() => readConfig({ DATABASE_URL: 'mysql://me:topsecret@db/x' })).toThrow(
    /^(?!.*topsecret).*$/,
  );
});

test('the public address loses its trailing slash', () => {
  expect(readConfig({ PUBLIC_URL: 'https://www.example.co.uk/' }).publicUrl).toBe(
    'https://www.example.co.uk',
  );
});

test('the site check asks public services and draws its own map unless told otherwise', () => {
  expect(readConfig({})).toMatchObject({
    postcodeProvider: 'auto',
    soilProvider: 'auto',
    aerial: { provider: 'locator' },
  });
  expect(
    readConfig({
      POSTCODE_PROVIDER: 'embedded',
      SOIL_PROVIDER: 'embedded',
      AERIAL_PROVIDER: 'stadia',
      AERIAL_KEY: 'key-of-stadia',
    }),
  ).toMatchObject({
    postcodeProvider: 'embedded',
    soilProvider: 'embedded',
    aerial: { provider: 'stadia', key: 'key-of-stadia' },
  });
});

test('proxies are named by count, address or range', () => {
  expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
  expect(readConfig({ TRUST_PROXY: '10.0.0.5, 10.1.0.0/16,::1' }).trustProxy).toEqual([
    '10.0.0.5',
    '10.1.0.0/16',
    '::1',
  ]);
});

const S3 = {
  S3_ENDPOINT: 'https://s3.example.com/',
  S3_BUCKET: 'garden-uploads',
  S3_ACCESS_KEY_ID: 'AKIDEXAMPLE',
  S3_SECRET_ACCESS_KEY: 'topsecret',
  S3_REGION: 'eu-west-2',
};

test('uploads go into a folder unless storage is named whole', () => {
  expect(readConfig({}).storage).toEqual({ kind: 'folder' });
  expect(readConfig(S3).storage).toEqual({
    kind: 's3',
    endpoint: 'https://s3.example.com',
    bucket: 'garden-uploads',
    accessKeyId: 'AKIDEXAMPLE',
    secretAccessKey: 'topsecret',
    region: 'eu-west-2',
  });
});

test.each(Object.keys(S3))(
  'without %s the others stop the start, and no secret is told',
  (name) => {
    expect(() => readConfig({ ...S3, [name]: '' })).toThrow(
      new RegExp(`^(?!.*topsecret)${name} is not set: it must be set together with S3_`),
    );
  },
);

test.each([
  ['S3_ENDPOINT', 's3.example.com'],
  ['S3_ENDPOINT', 'https://s3.example.com/bucket'],
  ['S3_ENDPOINT', 'ftp://s3.example.com'],
  ['S3_ENDPOINT', 'https://key@s3.example.com'],
  ['S3_BUCKET', 'A Bucket'],
  ['S3_BUCKET', '../x'],
  ['S3_REGION', 'EU West'],
  ['S3_ACCESS_KEY_ID', 'a b c'],
  ['S3_SECRET_ACCESS_KEY', 'topsecret with spaces'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readConfig({ ...S3, [name]: value })).toThrow(
    new RegExp(`^(?!.*topsecret)${name} is not usable: it must be [^\\n]+\\.$`),
  );
});

test.each([
  [{ TEXT_MODEL: 'gpt-5' }, /TEXT_MODEL is not usable/],
  [{ TEXT_MODEL: 'openai:gpt-5.2-mini' }, /OPENAI_API_KEY is not/],
  [{ TEXT_MODEL: 'compatible:llama3.3' }, /OPENAI_COMPATIBLE_BASE_URL/],
  [{ OPENAI_COMPATIBLE_BASE_URL: 'http://127.0.0.1:11434/v1' }, /TEXT_MODEL is not/],
])('%j stops the start with the variable that is missing', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});
test('a model of the firm’s own needs an address and no key', () => {
  expect(
    readConfig({
      TEXT_MODEL: 'compatible:llama3.3:70b',
      OPENAI_COMPATIBLE_BASE_URL: 'http://127.0.0.1:11434/v1',
    }).textModel,
  ).toEqual({
    provider: 'compatible',
    model: 'llama3.3:70b',
    apiKey: null,
    baseUrl: 'http://127.0.0.1:11434/v1',
  });
});
