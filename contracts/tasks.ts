/** One person's page in the back office: everything of theirs, and the owner's notes and tasks about them. */
import { z } from 'zod';
import { HeldItem, PersonInput } from './admin-people.ts';
import { isDate } from './london-time.ts';

export const TaskInput = PersonInput.extend({
  text: z
    .string('Please write a few words')
    .trim()
    .min(1, 'Please write a few words')
    .max(1_000, 'Please keep it under 1,000 characters'),
  /** Empty: a note, which is not to be done. */
  dueOn: z.union([z.literal(''), z.string().refine(isDate, 'Please enter a date')]).default(''),
  requestKey: z.string().min(8).max(80),
});
export const TaskDoneInput = z.object({ isDone: z.boolean('Please say whether it is done') });

export const Task = z.object({
  id: z.string(),
  email: z.string(),
  text: z.string(),
  dueOn: z.string().nullable(),
  doneAt: z.string().nullable(),
  isLate: z.boolean(),
  createdAt: z.string(),
});
export type Task = z.infer<typeof Task>;
/** To be done, the most urgent first. */
export const OpenTasks = z.object({ items: z.array(Task) });
export type OpenTasks = z.infer<typeof OpenTasks>;

export const PersonPage = z.object({
  email: z.string(),
  /** As the newest record has them; empty where none has. */
  name: z.string(),
  phone: z.string(),
  /** The newest first. */
  items: z.array(HeldItem.extend({ kind: z.string() })),
  tasks: z.array(Task),
});
export type PersonPage = z.infer<typeof PersonPage>;
