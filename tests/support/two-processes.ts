/** Processes of the product on one PostgreSQL of their own, for a test file. */
import { Client } from 'pg';
import { afterEach, beforeEach } from 'vitest';
import { type ApiProcess, startApiProcess } from '#tests/support/api-process.ts';
import { makeTempFolder } from '#tests/support/databases.ts';
import {
  createPostgresDatabase,
  type PostgresDatabase,
} from '#tests/support/postgres-databases.ts';

/** Each test has an empty database, which goes with what runs on it. */
export function processesOnOne() {
  let database: PostgresDatabase;
  let dataDir: string;
  const running: ApiProcess[] = [];
  beforeEach(async () => {
    database = await createPostgresDatabase();
    dataDir = makeTempFolder();
  });
  afterEach(async () => {
    for (const one of running.splice(0)) await one.kill();
    await database.drop();
  });
  return {
    start: async (env: Record<string, string> = {}) => {
      const one = await startApiProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir, ...env });
      running.push(one);
      return one;
    },
    rows: async (sql: string, values: unknown[] = []) => {
      const client = new Client({ connectionString: database.url });
      await client.connect();
      try {
        return (await client.query<Record<string, unknown>>(sql, values)).rows;
      } finally {
        await client.end();
      }
    },
  };
}
