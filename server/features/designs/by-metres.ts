/** What the designer comes to for a plain garden of given metres: the cost calculator's second figure. Nothing is stored. */
import {
  type ByMetresAnswer,
  ByMetresQuery,
  MEASURED_SERVICES,
  type MeasuredService,
} from '#contracts/by-metres.ts';
import type { Context } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { seedFor } from '#server/features/designs/create.ts';
import { squareMetres } from '#server/features/designs/present-figures.ts';
import { readReference } from '#server/features/designs/reference.ts';
import { homeOutcode } from '#server/features/settings/home.ts';
import type { DesignSet } from '#engine/model/garden.ts';
import type { Engine } from '#server/ports/engine.ts';
import type { Places } from '#server/ports/places.ts';

const KEPT = 60;

/** As the price list describes complete landscaping: paving, planted beds and turf. */
export const plainWords = (width: number, length: number): string =>
  `Our back garden is ${width} m wide and ${length} m long. We would like a sandstone terrace, planted beds and a lawn.`;

type Figures = Omit<ByMetresAnswer, 'words' | 'lowPence' | 'highPence' | 'laidM2'> & {
  of: Record<MeasuredService, Pick<ByMetresAnswer, 'lowPence' | 'highPence' | 'laidM2'>>;
};

function figuresOf({ designs }: DesignSet): Figures {
  const { site } = designs[0]!.model;
  return {
    plotM2: squareMetres([[site.boundary]]),
    hasVat: designs[0]!.costing.vatPence > 0,
    priceDate: designs[0]!.costing.priceDate,
    of: Object.fromEntries(
      Object.entries(MEASURED_SERVICES).map(([service, kinds]) => [
        service,
        kinds === null ? wholeOf(designs) : partOf(designs, kinds),
      ]),
    ) as Figures['of'],
  };
}

const wholeOf = (designs: DesignSet['designs']) => ({
  lowPence: Math.min(...designs.map(({ costing }) => costing.range.lowPence)),
  highPence: Math.max(...designs.map(({ costing }) => costing.range.highPence)),
  laidM2: null,
});

/** The share of one kind of ground, with the same width of range as its design. */
function partOf(designs: DesignSet['designs'], kinds: readonly string[]) {
  const shares = designs.map(({ costing, model }) => {
    const pence = Object.entries(costing.areaKindsPence)
      .filter(([kind]) => kinds.includes(kind))
      .reduce((sum, [, part]) => sum + part, 0);
    const of = pence / costing.totalPence;
    return {
      low: Math.round(costing.range.lowPence * of),
      high: Math.round(costing.range.highPence * of),
      m2: squareMetres(
        model.layout.areas.flatMap((area) => (kinds.includes(area.kind) ? area.region : [])),
      ),
    };
  });
  return {
    lowPence: Math.min(...shares.map((one) => one.low)),
    highPence: Math.max(...shares.map((one) => one.high)),
    laidM2: {
      low: Math.min(...shares.map((one) => one.m2)),
      high: Math.max(...shares.map((one) => one.m2)),
    },
  };
}

type Parts = { engine: Engine; places: Places };

/** One a process: the newest plots are kept, by the version of plants and rates. */
export function createByMetres({ engine, places }: Parts) {
  const kept = new Map<string, Promise<Figures>>();
  /** @throws AppError invalid, unavailable; ZodError */
  return async function byMetres({
    ctx,
    query,
    lane,
  }: {
    ctx: Context;
    query: unknown;
    lane?: string;
  }): Promise<ByMetresAnswer> {
    const { service, width, length } = ByMetresQuery.parse(query);
    const words = plainWords(width, length);
    const reference = await readReference({ ctx });
    const found = await places.find(null, await homeOutcode(ctx));
    if (!found.place)
      throw new AppError('unavailable', 'No place is known to design for at the moment.');
    const { place } = found;
    const key = JSON.stringify([reference.version, place, words]);
    const design = async () => {
      const made = await engine.design(
        {
          brief: { description: words, projectType: 'family', preferences: [] },
          place,
          seed: seedFor({ designDescription: words, projectType: 'family' }),
        },
        reference,
        { lane },
      );
      if (made.set.designs.length === 0)
        throw new AppError(
          'impossible',
          'No garden could be laid out on these metres. Please check them.',
        );
      return figuresOf(made.set);
    };
    const figures = kept.get(key) ?? design();
    kept.set(key, figures);
    if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
    try {
      const { of, ...rest } = await figures;
      return { ...rest, ...of[service], words };
    } catch (error) {
      kept.delete(key);
      throw error;
    }
  };
}
