/** Services as the owner edits them. */
import { z } from 'zod';
import { ImageAddress } from './image-address.ts';
import { Versioned } from './records.ts';
import { Service, SERVICE_ICONS } from './site-content.ts';

export const ServiceInput = z.object({
  title: z.string().trim().min(2, 'Title must be at least 2 characters').max(120, 'Please keep the title under 120 characters'),
  description: z.string().trim().min(10, 'Description must be at least 10 characters').max(4_000, 'Please keep the description under 4,000 characters'),
  shortDescription: z.string().trim().min(5, 'Short description must be at least 5 characters').max(400, 'Please keep the short description under 400 characters'),
  imageUrl: ImageAddress,
  icon: z.enum(SERVICE_ICONS).nullish().transform((icon) => icon ?? null),
  order: z.coerce.number('Please enter a whole number').int('Please enter a whole number').min(0, 'Please enter 0 or more').max(100_000, 'Please enter a smaller number'),
  active: z.boolean().default(true),
});
export type ServiceInput = z.infer<typeof ServiceInput>;

export const AdminService = Service.extend(Versioned.shape);
export type AdminService = z.infer<typeof AdminService>;

/** All services, the first first. */
export const ServiceOrderInput = z.object({ ids: z.array(z.string().max(80)).max(500) });
