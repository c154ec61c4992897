/** What is told of grass that nobody spoke of. */
import type { Problem } from '../model/brief.ts';
import type { Layout } from '../model/layout.ts';

/** What was taken for granted of the grass; a meadow that is sown in it is neither mended nor left alone. */
export function grassAssumed(layouts: readonly Layout[]): Problem {
  const isSown = layouts.some(({ areas }) =>
    areas.some(
      ({ material, isKept, isLater }) => material === 'meadow-seed' && !isKept && !isLater,
    ),
  );
  return {
    code: 'grass-assumed',
    severity: 'note',
    message: `We have taken it that the open ground of a garden this size is grass already: ${
      isSown
        ? 'where it stays lawn it is mended where it is thin, and where it becomes meadow it is sown, which is in the price'
        : 'it is mended where it is thin, and neither cleared nor laid anew'
    }. Tell us if it is not.`,
  };
}
