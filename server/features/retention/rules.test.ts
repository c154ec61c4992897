import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { RETENTION_RULES, type RetentionRule } from '#server/features/retention/rules.ts';
import { DATABASES, openTestDatabase, type TestDatabase } from '#tests/support/databases.ts';

/** Columns of these names hold something of people, wherever they stand. */
const PERSONAL =
  /^(?:.*_)?(?:name|email|phone|telephone|address|postcode|message|words|remedy|concerning|user_agent|ip|latitude|longitude)$/;
/** Where such a name means something else. */
const MEANS_ELSE = new Set([
  'migrations.name',
  'busy_calendars.name',
  'plants.name',
  'plants.latin_name',
  'plants.sort_name',
  'design_reports.file_name',
]);
const rules = RETENTION_RULES as Record<string, RetentionRule | undefined>;

describe.each(DATABASES)('on %s', (kind) => {
  let database: TestDatabase;
  let columns: Map<string, string[]>;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    const { read } = database.db;
    const rows =
      kind === 'sqlite'
        ? await sql<{
            table: string;
            column: string;
          }>`select m.name as "table", p.name as "column" from pragma_table_list m, pragma_table_info(m.name) p where m.schema = 'main' and m.type = 'table' and m.name not like 'sqlite_%' and m.name <> 'search_keys'`.execute(
            read,
          )
        : await sql<{
            table: string;
            column: string;
          }>`select table_name as "table", column_name as "column" from information_schema.columns where table_schema = current_schema()`.execute(
            read,
          );
    columns = new Map(
      [...Map.groupBy(rows.rows, (row) => row.table)].map(([table, all]) => [
        table,
        all.map((row) => row.column),
      ]),
    );
  });
  afterAll(() => database.close());

  test('every table of the database has a rule, and no rule is of a table that is not there', () => {
    expect(columns.size).toBeGreaterThan(20);
    expect([...columns.keys()].toSorted()).toEqual(Object.keys(rules).toSorted());
  });

  test('what a rule calls personal is there', () => {
    for (const [table, rule] of Object.entries(rules))
      for (const column of rule?.personal ?? [])
        expect(columns.get(table), `${table}.${column}`).toContain(column);
  });

  test('no column named like something of people is left out', () => {
    const leftOut = [...columns].flatMap(([table, names]) =>
      names
        .filter(
          (name) =>
            PERSONAL.test(name) &&
            !rules[table]?.personal?.includes(name) &&
            !MEANS_ELSE.has(`${table}.${name}`),
        )
        .map((name) => `${table}.${name}`),
    );
    expect(leftOut).toEqual([]);
  });

  test('what goes with another table leads to one that has a time of its own', () => {
    const endOf = (table: string, seen: readonly string[] = []): RetentionRule | undefined => {
      const rule = rules[table];
      return rule?.personal && 'as' in rule.kept && !seen.includes(table)
        ? endOf(rule.kept.as, [...seen, table])
        : rule;
    };
    for (const table of Object.keys(rules)) {
      const rule = endOf(table);
      expect(rule?.personal === null || (rule !== undefined && !('as' in rule.kept)), table).toBe(
        true,
      );
    }
  });
});
