/** Services as the owner edits them. */
import { z } from 'zod';
import { ImageAddress } from './image-address.ts';
import { plainNumber } from './plain-number.ts';
import { plainText } from './plain-text.ts';
import { MOST_IN_ORDER, orderInput, Versioned } from './records.ts';
import { Service, SERVICE_ICONS } from './site-content.ts';

const WHOLE = 'Please enter a whole number';

/** Text with a least length; the error is the same when it is missing. */
function textOf(name: string, least: number, most: number) {
  const message = `${name} must be at least ${least} characters`;
  return plainText(message)
    .min(least, message)
    .max(
      most,
      `Please keep the ${name.toLowerCase()} under ${most.toLocaleString('en-GB')} characters`,
    );
}

export const ServiceInput = z.object({
  title: textOf('Title', 2, 120),
  description: textOf('Description', 10, 4_000),
  shortDescription: textOf('Short description', 5, 400),
  imageUrl: ImageAddress,
  icon: z
    .enum(SERVICE_ICONS, 'Please choose one of the icons, or none')
    .nullish()
    .transform((icon) => icon ?? null),
  order: plainNumber(
    z
      .number(WHOLE)
      .int(WHOLE)
      .min(0, 'Please enter 0 or more')
      .max(100_000, 'Please enter a smaller number'),
    WHOLE,
  ),
  active: z.boolean('Please say whether it is shown').default(true),
});
export type ServiceInput = z.infer<typeof ServiceInput>;

export const AdminService = Service.extend(Versioned.shape).extend({
  /** Its picture is on another site and could not be fetched. */
  isUnfetched: z.boolean(),
});
export type AdminService = z.infer<typeof AdminService>;

export const MOST_SERVICES_IN_ORDER = MOST_IN_ORDER;
export const ServiceOrderInput = orderInput('services');
