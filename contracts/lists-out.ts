/** Lists of the back office taken out as files: CSV for a spreadsheet, JSON for another program. */
import { z } from 'zod';

export const LISTS_OUT_API = '/api/admin/lists-out';
export const LIST_FORMATS = ['csv', 'json'] as const;
export type ListFormat = (typeof LIST_FORMATS)[number];

export const ListOutParams = z.object({
  name: z.string().regex(/^[a-z-]{1,40}$/, 'There is no such list'),
});
export const ListOutQuery = z.object({
  as: z
    .enum(LIST_FORMATS, 'Please choose a file for a spreadsheet or one for programs')
    .default('csv'),
});

export const ListsOut = z.object({
  items: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      count: z.number().int(),
      /** Whether people are named in it. */
      isPersonal: z.boolean(),
    }),
  ),
});
export type ListsOut = z.infer<typeof ListsOut>;
