/** What is held about a person, found by e-mail: to be shown, handed over, or erased. */
import { z } from 'zod';

export const PersonInput = z.object({
  email: z
    .string('Please enter an e-mail address')
    .trim()
    .toLowerCase()
    .max(200, 'Please enter a whole e-mail address')
    .pipe(z.email('Please enter a whole e-mail address')),
});

export const EraseInput = PersonInput.extend({
  /** Designs that the person's requests name, and that carry no e-mail address, go too. */
  withLinked: z.boolean().default(false),
});

export const HeldItem = z.object({
  id: z.string(),
  title: z.string(),
  /** ISO time at which it was given or made. */
  at: z.string(),
  /** "3 designs, 9 pictures, 1 PDF", "in the bin" */
  detail: z.array(z.string()),
  /** Where the owner can look at it. */
  href: z.string().nullable(),
});
export type HeldItem = z.infer<typeof HeldItem>;

export const PersonHeld = z.object({
  email: z.string(),
  groups: z.array(z.object({ name: z.string(), label: z.string(), items: z.array(HeldItem) })),
  /** Designs that the person's requests name and that carry no e-mail address. */
  linked: z.array(HeldItem),
  /** Where the firm's own words name the address: erasing leaves them for the owner to decide. */
  ownWords: z.array(HeldItem),
  /** Rows of the record of changes about all of this. */
  changes: z.number().int(),
});
export type PersonHeld = z.infer<typeof PersonHeld>;

export const NamedQuery = z.object({
  /** A telephone number, however it is written, or a part of a name. */
  who: z
    .string('Please enter a telephone number or a name')
    .trim()
    .min(1, 'Please enter a telephone number or a name')
    .max(120, 'Please enter a telephone number or a name'),
});
export const NamedItem = HeldItem.extend({
  keeper: z.string(),
  label: z.string(),
  name: z.string(),
  email: z.string().nullable(),
});
export type NamedItem = z.infer<typeof NamedItem>;
/** Records that bear a number or a name; they may be several people's. */
export const NamedAnswer = z.object({
  who: z.string(),
  by: z.enum(['phone', 'name']),
  items: z.array(NamedItem),
});
export type NamedAnswer = z.infer<typeof NamedAnswer>;
export const EraseChosenInput = NamedQuery.extend({
  chosen: z
    .array(z.object({ keeper: z.string().max(40), id: z.string().max(80) }))
    .min(1, 'Please tick what is to be erased')
    .max(200, 'Please erase 200 records or fewer at a time'),
});

export const EraseAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  /** What was done, item by item. `done` is false while the server is still working on it. */
  items: z.array(z.object({ what: z.string(), count: z.number().int(), done: z.boolean() })),
  notes: z.array(z.string()),
});
export type EraseAnswer = z.infer<typeof EraseAnswer>;
