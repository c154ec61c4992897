/** One reading of three sources: the survey's map for texture, the model for pH, the embedded zone for everything local. */
import { capitalise, lowerFirst } from '#engine/model/format.ts';
import type { Outcode } from '#content/places/place-of.ts';
import {
  categoryOfTexture,
  drainageOf,
  fertilityOf,
  KIND_CHARACTERISTICS,
  NO_SOIL_RECORD,
  phAbout,
  type SoilCategory,
  ukTexture,
} from '#content/places/soil-words.ts';
import type { SoilSurvey } from '#server/adapters/soils/bgs.ts';
import { readZone, TABLE_SOURCE } from '#server/adapters/soils/embedded.ts';
import type { SoilModel } from '#server/adapters/soils/soil-grids.ts';
import type { SoilReading } from '#server/ports/soils.ts';

const SURVEY_SOURCE = 'Contains British Geological Survey materials © UKRI';
const MODEL_SOURCE = 'Soil data: ISRIC SoilGrids, CC BY 4.0';
const SURVEY_WORDS = {
  clay: 'Clay soil',
  sandy: 'Sandy soil',
  loam: 'Loam',
  peat: 'Peaty soil',
} as const;
/** Typical percentages of a soil type, if only the type is known. */
const TYPICAL_CLAY_AND_SAND = {
  clay: [40, 25],
  sandy: [10, 65],
  loam: [20, 40],
  peat: [36, 20],
} as const;
const TEST_IT = 'Gardens vary: a home test is the only way to be sure.';

const join = (...parts: string[]) => parts.filter(Boolean).join('; ');

export function combineSoil(
  row: Outcode | null,
  survey: SoilSurvey | null,
  model: SoilModel | null,
): SoilReading {
  const zone = readZone(row);
  if (!survey && !model) return zone;
  const modelPh = model?.pH ?? null;
  const modelSource = model && modelPh !== null ? MODEL_SOURCE : '';
  const isZoned = zone.category !== 'unknown';
  if (survey) {
    const category: SoilCategory = survey.kind === 'peat' ? 'loam' : survey.kind;
    if (isZoned && survey.kind !== 'peat' && zone.category === category) {
      return {
        ...zone,
        pH: modelPh === null ? zone.pH : phAbout(modelPh),
        source: join(SURVEY_SOURCE, modelSource, TABLE_SOURCE),
        confidence: 'high',
        note: `The survey’s map of this spot agrees with what is typical here. ${zone.note}`,
      };
    }
    const pH = modelPh ?? survey.pH;
    const [clay, sand] = TYPICAL_CLAY_AND_SAND[survey.kind];
    const drains = drainageOf(clay, sand, row?.soilZones[0] ?? null);
    return {
      soilType:
        survey.isChalky && survey.kind === 'loam' ? 'Chalky loam' : SURVEY_WORDS[survey.kind],
      drainage: drains.words,
      pH: phAbout(pH),
      fertility: fertilityOf(category, pH, model?.carbon ?? null),
      characteristics: [
        ...KIND_CHARACTERISTICS[
          survey.kind === 'peat'
            ? 'peat'
            : survey.isChalky && survey.kind === 'loam'
              ? 'chalk'
              : category
        ],
      ],
      category,
      isPoorlyDrained: drains.drainageClass === 'poor',
      source: join(SURVEY_SOURCE, modelSource),
      confidence: 'medium',
      note: isZoned
        ? `The survey’s map shows this at the spot itself; most of the district has ${lowerFirst(zone.soilType)}. ${TEST_IT}`
        : `From the survey’s map of the ground beneath. ${TEST_IT}`,
    };
  }
  return readWithModel(row, zone, model!);
}

function readWithModel(row: Outcode | null, zone: SoilReading, model: SoilModel): SoilReading {
  const texture = ukTexture(model.clay, model.silt);
  const category = categoryOfTexture(texture, model.clay);
  const isZoned = zone.category !== 'unknown';
  // The model is biased from clay towards loam: a well-known zone takes precedence.
  if (isZoned && (zone.category === category || row?.soilConfidence === 'high')) {
    if (model.pH === null) return zone;
    return { ...zone, pH: phAbout(model.pH), source: join(zone.source, MODEL_SOURCE) };
  }
  const drains = drainageOf(model.clay, model.sand, row?.soilZones[0] ?? null);
  return {
    soilType: capitalise(texture),
    drainage: drains.words,
    pH: model.pH === null ? zone.pH : phAbout(model.pH),
    fertility: fertilityOf(category, model.pH, model.carbon),
    characteristics: [...KIND_CHARACTERISTICS[category]],
    category,
    isPoorlyDrained: drains.drainageClass === 'poor',
    source: MODEL_SOURCE,
    confidence: 'low',
    note: isZoned
      ? `From a world soil model; ${lowerFirst(zone.soilType)} is also found in the district. ${TEST_IT}`
      : `From a world soil model with squares of 250 m. ${NO_SOIL_RECORD}`,
  };
}
