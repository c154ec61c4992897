/** Who asked for designs, where they left it; answered and deleted requests; files that are not served; what the owner's lists are read from. */
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

export async function up(tx: Tx): Promise<void> {
  const contact = ['user_name', 'user_email', 'contact_purpose', 'contact_at'] as const;
  for (const column of contact)
    await tx.schema.alterTable('design_sessions').addColumn(column, 'text').execute();
  await tx.schema
    .createIndex('design_sessions_by_email')
    .on('design_sessions')
    .expression(sql`lower(user_email)`)
    .execute();
  await tx.schema
    .createIndex('design_sessions_by_time')
    .on('design_sessions')
    .columns(['deleted_at', 'created_at', 'id'])
    .execute();
  // Design rows are large: lists read from indexes.
  await tx.schema
    .createIndex('designs_as_ideas')
    .on('designs')
    .columns(['shared', 'sample', 'deleted_at', 'created_at', 'id', 'session_id'])
    .execute();
  await tx.schema
    .createIndex('designs_living')
    .on('designs')
    .columns(['session_id', 'deleted_at', 'position', 'id', 'shared', 'hero', 'sample'])
    .execute();

  await tx.schema
    .createTable('design_search')
    .addColumn('session_id', 'text', (column) =>
      column.primaryKey().references('design_sessions.id').onDelete('cascade'),
    )
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  await fillSearch(tx);

  await tx.schema.alterTable('booking_requests').addColumn('answered_at', 'text').execute();
  await tx.schema.alterTable('booking_requests').addColumn('deleted_at', 'text').execute();
  await tx.schema
    .createIndex('booking_requests_by_email')
    .on('booking_requests')
    .expression(sql`lower(email)`)
    .execute();

  await tx.schema.alterTable('files').addColumn('hidden_at', 'text').execute();
}

type Request = { designDescription?: string; postcode?: string };

async function fillSearch(tx: Tx): Promise<void> {
  const sessions = await tx
    .selectFrom('design_sessions')
    .select(['id', 'project_type', 'input'])
    .execute();
  for (const { id, project_type: projectType, input } of sessions) {
    const { designDescription = '', postcode = '' } = JSON.parse(input) as Request;
    const designs = await tx
      .selectFrom('designs')
      .select('title')
      .where('session_id', '=', id)
      .orderBy('position')
      .execute();
    const text = [
      designDescription,
      postcode,
      projectType,
      ...designs.map((design) => design.title),
    ]
      .join('\n')
      .toLowerCase();
    await tx.insertInto('design_search').values({ session_id: id, text }).execute();
  }
}
