/** The cost calculator's price list as the owner changes it. Whole pence. */
import { z } from 'zod';
import { plainNumber } from './plain-number.ts';
import { plainText, requiredText } from './plain-text.ts';
import { GARDEN_SIZES } from './price-list.ts';

/** A price of nothing is no price, and none is above this. Pence. */
export const LEAST_PENCE = 100;
export const MOST_PENCE = 100_000_000;
const PRICE = 'Please enter a price from £1 to £1,000,000, such as 1200 or 1200.50';
const Pence = plainNumber(
  z.number(PRICE).int(PRICE).min(LEAST_PENCE, PRICE).max(MOST_PENCE, PRICE),
  PRICE,
);
const metres = (message: string) =>
  plainNumber(z.number(message).int(message).min(1, message).max(100_000, message), message);

const Covers = plainText('Please say what the price pays for').max(
  160,
  'Please keep what a price covers under 160 characters',
);
const Id = z
  .string()
  .regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'Please keep the name in the address to letters, digits and -')
  .max(60, 'Please keep the name in the address under 60 characters');
const Lines = (what: string) =>
  z
    .array(
      plainText(`Please enter a line of text`).max(
        200,
        'Please keep each line under 200 characters',
      ),
    )
    .transform((lines) => lines.filter((line) => line !== ''))
    .pipe(z.array(z.string()).max(12, `Please keep to twelve lines of what ${what}`));

const ofSizes = <Schema extends z.ZodType>(schema: Schema) =>
  z.object({ small: schema, medium: schema, large: schema });

const ServiceInput = z.object({
  id: Id,
  name: requiredText('name of the service', 80),
  description: requiredText('description of the service', 300),
  isMonthly: z.boolean('Please say whether the price is for a month'),
  isOffered: z.boolean('Please say whether the service is offered'),
  sizes: ofSizes(
    z.object({
      basePence: Pence,
      timeframe: requiredText('timeframe', 40),
      covers: Covers,
    }),
  ),
  includes: Lines('is included'),
  excludes: Lines('is left out'),
});
const ExtraInput = z.object({
  id: Id,
  name: requiredText('name of the extra', 80),
  description: requiredText('description of the extra', 300),
  isOffered: z.boolean('Please say whether the extra is offered'),
  sizes: ofSizes(z.object({ pence: Pence, covers: Covers })),
});

/** @throws ZodError that names what is wrong in words */
export const PriceListInput = z
  .object({
    services: z
      .array(ServiceInput)
      .min(1, 'Please keep at least one service')
      .max(30, 'Please keep to thirty services'),
    extras: z.array(ExtraInput).max(30, 'Please keep to thirty extras'),
    smallUpTo: metres('Please enter square metres from 1 to 100,000'),
    mediumUpTo: metres('Please enter square metres from 1 to 100,000'),
  })
  .superRefine((list, context) => {
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    if (list.mediumUpTo <= list.smallUpTo)
      refuse(['mediumUpTo'], 'A medium garden has to end above where a small one does');
    if (!list.services.some((service) => service.isOffered))
      refuse(['services'], 'Please offer at least one service');
    for (const kind of ['services', 'extras'] as const) {
      const seen = new Set<string>();
      for (const [index, { id }] of list[kind].entries()) {
        if (seen.has(id)) refuse([kind, index, 'id'], 'Two of them have the same name');
        seen.add(id);
      }
    }
  });
export type PriceListInput = z.infer<typeof PriceListInput>;

const size = <Schema extends z.ZodRawShape>(shape: Schema) => ofSizes(z.object(shape));
/** As it is answered. */
export const PriceListAnswer = z.object({
  services: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      description: z.string(),
      isMonthly: z.boolean(),
      isOffered: z.boolean(),
      sizes: size({ basePence: z.number().int(), timeframe: z.string(), covers: z.string() }),
      includes: z.array(z.string()),
      excludes: z.array(z.string()),
    }),
  ),
  extras: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      description: z.string(),
      isOffered: z.boolean(),
      sizes: size({ pence: z.number().int(), covers: z.string() }),
    }),
  ),
  smallUpTo: z.number().int(),
  mediumUpTo: z.number().int(),
  priceDate: z.string(),
});
export type PriceListAnswer = z.infer<typeof PriceListAnswer>;

/** "small £1,200, 1-2 weeks: one garden of up to 50 m²": a line a size, for the history. */
export function pricesInWords(list: PriceListInput): Record<string, string> {
  const pounds = (pence: number) =>
    `£${(pence / 100).toLocaleString('en-GB', { minimumFractionDigits: pence % 100 === 0 ? 0 : 2, maximumFractionDigits: 2 })}`;
  const lines = (
    one: { description: string; isOffered: boolean },
    sizes: readonly string[],
    more: readonly string[] = [],
  ) =>
    [one.isOffered ? '' : 'not offered', one.description, ...sizes, ...more]
      .filter((line) => line !== '')
      .join('\n');
  return {
    ...Object.fromEntries(
      list.services.map((service) => [
        service.name,
        lines(
          service,
          GARDEN_SIZES.map((size) => {
            const { basePence, timeframe, covers } = service.sizes[size];
            return `${size}: ${pounds(basePence)}${service.isMonthly ? ' a month' : ''}, ${timeframe}; ${covers}`;
          }),
          [
            `includes: ${service.includes.join('; ')}`,
            `leaves out: ${service.excludes.join('; ')}`,
          ],
        ),
      ]),
    ),
    ...Object.fromEntries(
      list.extras.map((extra) => [
        `Extra: ${extra.name}`,
        lines(
          extra,
          GARDEN_SIZES.map(
            (size) => `${size}: ${pounds(extra.sizes[size].pence)}; ${extra.sizes[size].covers}`,
          ),
        ),
      ]),
    ),
    Sizes: `small up to ${list.smallUpTo} m², medium up to ${list.mediumUpTo} m²`,
  };
}
