/** The arrangement of docs/deploy, read as far as it can be where no container is started. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { findRepositoryRoot } from '#server/repository-root.ts';
import { makeTempFolder } from '#tests/support/databases.ts';

const folder = join(findRepositoryRoot(), 'docs', 'deploy');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const compose = read('compose.yaml');
/** Of the anchor that both nodes share. */
const variables = Object.fromEntries(
  [
    ...compose
      .slice(compose.indexOf('  environment:'), compose.indexOf('  depends_on:'))
      .matchAll(/^ {4}([A-Z0-9_]+): (\S+)$/gm),
  ].map(([, name, value]) => [name!, value!]),
);

test('the product takes the variables of the nodes', () => {
  expect(Object.keys(variables).length).toBeGreaterThan(10);
  const config = readConfig({ ...variables, DATA_DIR: makeTempFolder() });
  expect(config).toMatchObject({
    host: '0.0.0.0',
    trustProxy: ['10.77.0.10'],
    storage: { kind: 's3', endpoint: 'http://store:9000', bucket: 'plotwright' },
  });
});

test('store, database and proxy are told the same as the nodes', () => {
  expect(compose).toContain(`POSTGRES_PASSWORD: ${new URL(variables.DATABASE_URL!).password}\n`);
  expect(compose).toContain(`MINIO_ROOT_USER: ${variables.S3_ACCESS_KEY_ID}\n`);
  expect(compose).toContain(`MINIO_ROOT_PASSWORD: ${variables.S3_SECRET_ACCESS_KEY}\n`);
  expect(compose).toContain(
    `http://store:9000 ${variables.S3_ACCESS_KEY_ID} ${variables.S3_SECRET_ACCESS_KEY}`,
  );
  expect(compose).toMatch(new RegExp(` {2}proxy:[^]*ipv4_address: ${variables.TRUST_PROXY} `));
  // Each node of the proxy's is a service.
  const nodes = [...read('nginx-two-nodes.conf').matchAll(/^ {2}server (\w+):3000/gm)];
  expect(nodes).toHaveLength(2);
  for (const [, name] of nodes) expect(compose).toContain(`\n  ${name}:\n    <<: *node\n`);
});

test('every file that the arrangement names is there', () => {
  for (const [, name] of compose.matchAll(/\.\/([\w.-]+\.conf)/g))
    expect(read(name!), name).not.toBe('');
  expect(read('Dockerfile')).toContain('RUN node scripts/setup.mjs build');
});
