/** Gardens laid out anew round what was locked, as they were made: what is taken stays as it was shown. */
import type { Arrangement, Operation } from '#engine/model/operation.ts';
import type { GardenDesign } from '#engine/model/garden.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import { deleteRows, findRow, insertRows, listSome } from '#server/db/rows.ts';
import { AppError } from '#server/errors.ts';
import { packGarden, unpackGarden } from '#server/features/designs/garden-text.ts';

/** So many that nobody took are kept of a design: whoever looks back and forth finds them again. */
const MOST_UNTAKEN = 24;

export const arrangementOf = ({ model }: GardenDesign): Arrangement => ({
  seed: model.seed,
  layout: model.layout,
  planting: model.planting,
  boundary: model.site.boundary,
});

/** null where there is none of that id for the design. */
export async function findArrangement(
  db: Reader,
  designId: string,
  id: string,
): Promise<GardenDesign | null> {
  const row = await findRow(db, 'design_arrangements', { id, design_id: designId });
  return row ? unpackGarden(row.garden) : null;
}

const namedIn = (operations: readonly Operation[]): string[] =>
  operations.flatMap((one) => (one.kind === 'arrange' ? [one.id] : []));

/** Those that a list of changes names, by id. */
export async function arrangementsOf(
  db: Reader,
  designId: string,
  operations: readonly Operation[],
): Promise<Record<string, Arrangement>> {
  const found: Record<string, Arrangement> = {};
  for (const id of new Set(namedIn(operations))) {
    const design = await findArrangement(db, designId, id);
    if (design) found[id] = arrangementOf(design);
  }
  return found;
}

/**
 * What a list of changes goes on from: the last garden in it that was laid out anew, and the changes since.
 * @throws AppError invalid where that garden is not there
 */
export async function goOnFrom(
  db: Reader,
  designId: string,
  operations: readonly Operation[],
): Promise<{ base: GardenDesign | null; rest: readonly Operation[]; skipped: number }> {
  const at = operations.findLastIndex((one) => one.kind === 'arrange');
  const last = operations[at];
  if (last?.kind !== 'arrange') return { base: null, rest: operations, skipped: 0 };
  const base = await findArrangement(db, designId, last.id);
  if (!base) {
    const message = 'That way of laying it out is not there any more. Please undo it.';
    throw new AppError('invalid', message, [{ field: `operations.${at}`, message }]);
  }
  return { base, rest: operations.slice(at + 1), skipped: at + 1 };
}

/** Keeps gardens as they were made; of those that nobody took, the oldest go. */
export async function keepArrangements(
  tx: Tx,
  designId: string,
  made: readonly { id: string; design: GardenDesign }[],
  at: string,
): Promise<void> {
  for (const { id, design } of made)
    await insertRows(tx, 'design_arrangements', {
      id,
      design_id: designId,
      garden: await packGarden(design),
      created_at: at,
    });
  const lists = [
    ...(await listSome(tx, 'design_changes', ['operations'], { design_id: designId })),
    ...(await listSome(tx, 'design_versions', ['operations'], { design_id: designId })),
  ];
  const taken = new Set(
    lists.flatMap(({ operations }) => namedIn(JSON.parse(operations) as Operation[])),
  );
  const all = await listSome(
    tx,
    'design_arrangements',
    ['id'],
    { design_id: designId },
    '-created_at',
    '-id',
  );
  const old = all.filter(({ id }) => !taken.has(id)).slice(MOST_UNTAKEN);
  if (old.length) await deleteRows(tx, 'design_arrangements', { id: old.map(({ id }) => id) });
}
