/** Poison was graded for pets alone, and thorns were a mark: both become grades, by animal and by touch. The sample's own grades follow when it is put in. */
import type { Tx } from '#server/db/database.ts';

type Before = {
  toxicity: { people: string; pets?: string; note: string };
  thorny?: boolean;
};

export async function up(tx: Tx): Promise<void> {
  const rows = await tx
    .selectFrom('plants')
    .select(['id', 'data'])
    .where('data', '!=', 'null')
    .execute();
  for (const { id, data } of rows) {
    const { toxicity, thorny, ...rest } = JSON.parse(data) as Before;
    if (toxicity.pets === undefined) continue;
    const { people, pets, note } = toxicity;
    const plant = {
      synonyms: [],
      ...rest,
      toxicity: { people, dogs: pets, cats: pets, horses: pets, note },
      contact: thorny ? { grade: 'low', by: ['thorns'] } : { grade: 'none', by: [] },
    };
    await tx
      .updateTable('plants')
      .set({ data: JSON.stringify(plant) })
      .where('id', '=', id)
      .execute();
  }
}
