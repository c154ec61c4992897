/** Empties a PostgreSQL database for a restore by moving its tables to another schema. */
import { Client } from 'pg';

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const listTables = async (client: Client): Promise<string[]> =>
  (
    await client.query<{ table_name: string }>(
      "select table_name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'",
    )
  ).rows.map((row) => row.table_name);

export const isEmptyPostgres = (url: string): Promise<boolean> =>
  withClient(url, async (client) => (await listTables(client)).length === 0);

/** Moves every table into a new schema, in one transaction. @param schema lower-case name that does not exist yet */
export async function stashPostgres(url: string, schema: string): Promise<void> {
  if (!/^[a-z][a-z0-9_]{0,60}$/.test(schema))
    throw new Error(`“${schema}” is no plain name for a schema.`);
  await withClient(url, async (client) => {
    await client.query('begin');
    const tables = await listTables(client);
    await client.query(`create schema ${schema}`);
    for (const table of tables)
      await client.query(`alter table "${table.replaceAll('"', '""')}" set schema ${schema}`);
    await client.query('commit');
  });
}
