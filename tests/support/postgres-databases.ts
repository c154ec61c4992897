/**
 * PostgreSQL databases for tests. Making one, connecting to it and dropping it takes longer than most tests: a worker keeps
 * those that it has made, with their connections, and lends each again once it is as migrated.
 */
import { randomBytes } from 'node:crypto';
import { Client, type Pool } from 'pg';
import { type Database, postgresOn, postgresPool } from '#server/db/database.ts';

const serverUrl = process.env.TEST_DATABASE_URL;
/** A table that grew beyond this is emptied at once, not row by row. */
const MANY_BYTES = 256 * 1024;

export type PostgresDatabase = { name: string; url: string; drop(): Promise<void> };
export type LentDatabase = { db: Database; giveBack(): Promise<void> };
type Row = Record<string, string>;
/** `shape`: every column of every table and index; `rows`: what each table that is not empty holds, as JSON. */
type Kept = PostgresDatabase & { pool: Pool; shape: string; rows: ReadonlyMap<string, string> };

const free = new Map<string, Kept[]>();

/** A new database beside the one that TEST_DATABASE_URL names. @param template whose copy it is; empty without one */
export async function createPostgresDatabase(template?: string): Promise<PostgresDatabase> {
  const name = `${template ?? 'plotwright'}_${randomBytes(8).toString('hex')}`;
  await runOnce(`create database ${name}${template ? ` template ${template}` : ''}`);
  const url = new URL(serverUrl!);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    async drop() {
      await runOnce(`drop database ${name} with (force)`);
    },
  };
}

/** A database that is as `template`, this caller's alone until it is given back. */
export async function lendPostgres(template: string): Promise<LentDatabase> {
  const kept = free.get(template)?.pop() ?? (await keep(template));
  // Closing it ends the handle, which then refuses everything, and leaves the connections to the next.
  const { options } = kept.pool;
  const db = postgresOn(
    { options, connect: () => kept.pool.connect(), end: async () => undefined },
    kept.url,
  );
  let isOver = false;
  return {
    db,
    async giveBack() {
      if (isOver) return;
      isOver = true;
      await db.close();
      if (await isAsMigratedAgain(kept)) free.set(template, [...(free.get(template) ?? []), kept]);
      else {
        await kept.pool.end();
        await kept.drop();
      }
    },
  };
}

/** Ends what the workers of a run have kept: they do not live to do it. */
export async function dropCopies(template: string): Promise<void> {
  const { rows } = await runOnce(
    `select datname from pg_database where starts_with(datname, '${template}_')`,
  );
  for (const { datname } of rows) await runOnce(`drop database ${datname} with (force)`);
}

async function keep(template: string): Promise<Kept> {
  const made = await createPostgresDatabase(template);
  const pool = postgresPool(made.url);
  // A worker that has nothing else to do ends all the same.
  pool.options.allowExitOnIdle = true;
  const rows = new Map<string, string>();
  for (const { table } of (await pool.query<Row>(FILLED)).rows)
    rows.set(
      table!,
      (await pool.query<Row>(`select json_agg(t)::text as rows from ${table} t`)).rows[0]!.rows!,
    );
  return { ...made, pool, shape: await shapeOf(pool), rows };
}

const FILLED = `select oid::regclass::text as table from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`;
const SHAPE = `select string_agg(concat(attrelid::regclass, '.', attname, ' ', atttypid), ', ' order by attrelid, attnum) as shape
  from pg_attribute join pg_class c on c.oid = attrelid join pg_namespace n on n.oid = relnamespace
  where nspname !~ '^(pg_|information_schema)'`;
/** In any order, since no reference is looked at: `replica` switches triggers off until the transaction ends. */
const EMPTY_ALL = `do $$ declare t record; begin
  set local session_replication_role = replica;
  for t in select oid::regclass as name, pg_relation_size(oid) as bytes from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace loop
    if t.bytes > ${MANY_BYTES} then execute format('truncate %s cascade', t.name);
    elsif t.bytes > 0 then execute format('delete from %s', t.name);
    end if;
  end loop;
end $$`;

const shapeOf = async (client: Pick<Pool, 'query'>): Promise<string> =>
  (await client.query<Row>(SHAPE)).rows[0]!.shape!;

/** False where somebody still works on it, its tables were changed, or it cannot be emptied: then nobody gets it again. */
async function isAsMigratedAgain({ pool, shape, rows }: Kept): Promise<boolean> {
  if (pool.idleCount < pool.totalCount || pool.waitingCount) return false;
  try {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query(EMPTY_ALL);
      for (const [table, json] of rows)
        await client.query(
          `insert into ${table} select * from json_populate_recordset(null::${table}, $1)`,
          [json],
        );
      await client.query('commit');
      return (await shapeOf(client)) === shape;
    } finally {
      client.release();
    }
  } catch {
    return false;
  }
}

async function runOnce(sql: string): Promise<{ rows: Row[] }> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await client.query<Row>(sql);
  } finally {
    await client.end();
  }
}
