/** What every form that is sent once has, and what its sender is answered. */
import { z } from 'zod';

/** Made by the page; the same key is stored once. */
export const RequestKey = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);

export const sentForm = {
  requestKey: RequestKey,
  /** A field that people do not see. */
  website: z.string().max(200).optional(),
};

/** `link`: the private link's path. */
export const LinkAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  reference: z.string(),
  link: z.string(),
});
