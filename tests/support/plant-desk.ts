/** What tests of the planting calendar begin with: a plant as its form sends it, the lists, and the audit. */
import { calendarRows } from '#content/calendar/calendar.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { listCalendarPlants } from '#server/features/plants/use-cases.ts';
import type { Json } from '#tests/support/generated-json.ts';
import type { TestServer } from '#tests/support/server.ts';
import { listAdminPlants } from '#server/features/plants/admin-list.ts';
import { plantRecord } from '#server/features/plants/record.ts';
import { addRecord } from '#server/records/edit.ts';

/** What the specification's call sends, and no more. */
export const bare = (name: string, more: Record<string, Json> = {}): Record<string, Json> => ({
  name,
  category: 'vegetables',
  imageUrl: '',
  sunRequirement: 'Full Sun',
  sowingPeriod: '',
  plantingPeriod: 'March - April',
  harvestingPeriod: '',
  description: '',
  ...more,
});

/** @param of the server of the test that runs */
export function plantDesk(of: () => TestServer) {
  const context = (kindOfActor: 'owner' | 'visitor' | 'system') =>
    of().container.contextFor({ kind: kindOfActor }, 'test');
  const change = () => ({ ctx: context('owner'), queue: of().container.queue });
  const add = (input: unknown) => addRecord({ record: plantRecord, ...change(), input });
  const list = (query: object = {}) => listAdminPlants({ ctx: context('owner'), query });
  const inCalendar = async () =>
    (await listCalendarPlants({ ctx: context('visitor') })).map((plant) => plant.name);
  const auditOf = (id: string) =>
    of()
      .container.db.read.selectFrom('audit')
      .selectAll()
      .where('subject', '=', `plants:${id}`)
      .orderBy('at')
      .orderBy('version')
      .execute();
  /** Stands in the calendar and in the engine's catalogue. */
  const inBoth = calendarRows.find((row) => catalogue.plants.some((plant) => plant.id === row.id))!;
  return { context, change, add, list, inCalendar, auditOf, inBoth };
}
