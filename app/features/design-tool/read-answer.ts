/** Unpacks the JSON texts of a design answer. Fetched with the answer, since the schemas are too heavy for the page. */
import { z } from 'zod';
import { Design, type DesignResponse } from '#contracts/design.ts';
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
export function readAnswer({
  designResults,
  designImagesJson,
}: Pick<DesignResponse, 'designResults' | 'designImagesJson'>): Design[] {
  const results = Results.safeParse(designResults);
  if (!results.success) throw new ResultsFormatError();
  const pictures = new Map(
    Pictures.parse(designImagesJson).map(({ title, imageUrl }) => [title, imageUrl]),
  );
  return results.data.map((design) => ({
    ...design,
    imageUrl: design.imageUrl || (pictures.get(design.title) ?? ''),
  }));
}
