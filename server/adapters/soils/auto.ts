import { type SurveyAdapter, bgsSurvey } from '#server/adapters/soils/bgs.ts';
import { combineSoil } from '#server/adapters/soils/combine.ts';
import { soilRowAt } from '#server/adapters/soils/embedded.ts';
import { type ModelAdapter, soilGrids } from '#server/adapters/soils/soil-grids.ts';
import type { Point, Soils } from '#server/ports/soils.ts';

/** About 220 m × 210 m at our latitude: soil data is no finer, and no service learns the exact location. */
const CELL_LATITUDE_DEG = 0.002;
const CELL_LONGITUDE_DEG = 0.003;

/** The middle of the square a point lies in. */
export function cellOf({ latitudeDeg, longitudeDeg }: Point): Point {
  return {
    latitudeDeg: (Math.floor(latitudeDeg / CELL_LATITUDE_DEG) + 0.5) * CELL_LATITUDE_DEG,
    longitudeDeg: (Math.floor(longitudeDeg / CELL_LONGITUDE_DEG) + 0.5) * CELL_LONGITUDE_DEG,
  };
}

/** Queries survey and model concurrently, each with its limits; falls back to the embedded zones. */
export function autoSoils({
  survey = bgsSurvey(),
  model = soilGrids(),
}: { survey?: SurveyAdapter; model?: ModelAdapter } = {}): Soils {
  return {
    async at(point) {
      const cell = cellOf(point);
      const [surveyed, modelled] = await Promise.all([survey.at(cell), model.at(cell)]);
      return combineSoil(soilRowAt(point), surveyed, modelled);
    },
  };
}
