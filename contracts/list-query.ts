/** What a list of the back office is asked, and how it is sent: searched, counted, page by page. */
import { z } from 'zod';

/** Parameters that every list has. */
export const listQuery = {
  search: z.string().trim().max(200, 'Please search for fewer than 200 characters').optional(),
  page: z.coerce
    .number('Please give the page as a number')
    .int('Please give the page as a whole number')
    .min(1, 'The first page is 1')
    .max(100_000, 'There is no such page')
    .optional(),
};

/** @param lists that are counted under the present search */
export const pageOfList = <Item extends z.ZodType, const List extends string>(
  item: Item,
  lists: readonly List[],
) =>
  z.object({
    items: z.array(item),
    counts: z.object(
      Object.fromEntries(lists.map((list) => [list, z.number().int()])) as Record<
        List,
        z.ZodNumber
      >,
    ),
    page: z.number().int(),
    pages: z.number().int(),
    /** A search by words that very many rows hold looked through the first of them alone. */
    isCut: z.boolean().optional(),
  });
