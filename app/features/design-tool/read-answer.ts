/** Unpacks the JSON texts of a design answer. Fetched with the answer, since the schemas are too heavy for the page. */
import { z } from 'zod';
import { Design, type DesignResponse } from '#contracts/design.ts';
import { handOver } from '#app/features/device-designs/hand-over.ts';
import { ResultsFormatError } from './submit-design.ts';

const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue('This is not JSON');
    return z.NEVER;
  }
});
/** A list of designs, or an object with one; anything else that is JSON holds none. */
const Results = json.pipe(
  z.union([
    z.array(Design),
    z.object({ designs: z.array(Design) }).transform(({ designs }) => designs),
    z
      .unknown()
      .refine((value) => !holdsList(value))
      .transform((): Design[] => []),
  ]),
);
const Pictures = json
  .pipe(z.array(z.object({ title: z.string(), imageUrl: z.string() })))
  .catch([]);

const holdsList = (value: unknown) =>
  Array.isArray(value) || Array.isArray((value as { designs?: unknown } | null)?.designs);

/** The designs of an answer, with their pictures. @throws ResultsFormatError where the designs cannot be read */
/** @param key of the form, where it waited for a network: what was changed on the device meanwhile goes on with these designs */
export function readAnswer(
  { designResults, designImagesJson }: Pick<DesignResponse, 'designResults' | 'designImagesJson'>,
  key?: string,
): Design[] {
  const results = Results.safeParse(designResults);
  if (!results.success) throw new ResultsFormatError();
  if (key)
    handOver(
      key,
      results.data.map(({ id }) => id),
    );
  const pictures = new Map(
    Pictures.parse(designImagesJson).map(({ title, imageUrl }) => [title, imageUrl]),
  );
  return results.data.map((design) => ({
    ...design,
    imageUrl: design.imageUrl || (pictures.get(design.title) ?? ''),
  }));
}
