/** The soil services on bodies as they send them, how the sources are weighed, and the embedded zones beneath. */
import { expect, test, vi } from 'vitest';
import { outcodeOf } from '#content/places/place-of.ts';
import { autoSoils, cellOf } from '#server/adapters/soils/auto.ts';
import { bgsSurvey, readSurvey } from '#server/adapters/soils/bgs.ts';
import { combineSoil } from '#server/adapters/soils/combine.ts';
import { embeddedSoils } from '#server/adapters/soils/embedded.ts';
import { readModel, soilGrids } from '#server/adapters/soils/soil-grids.ts';
import { ILLNESSES, json, refusingUrl, startOutside, text } from '#tests/support/outside-server.ts';

const HAROLD_HILL = { latitudeDeg: 51.6025, longitudeDeg: 0.2262 };
const surveyXml = (fields: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><FeatureInfoResponse xmlns:esri_wms="http://www.esri.com/wms" xmlns="http://www.esri.com/wms"><FIELDS ${fields}></FIELDS></FeatureInfoResponse>`;
const CLAY_XML = surveyXml(
  'SIMPLE_TEX="Clayey Loam to Silty Loam" SOIL_GROUP="HEAVY TO MEDIUM" SOIL_DEPTH="DEEP" CACO3_RANK="LOW" ESB_DESC="PREQUATERNARY MARINE CLAY"',
);
const layer = (name: string, factor: number, means: readonly (number | null)[]) => ({
  name,
  unit_measure: { d_factor: factor, mapped_units: 'g/kg', target_units: '%', uncertainty_unit: '' },
  depths: ['0-5cm', '5-15cm', '15-30cm'].map((label, n) => ({
    range: { top_depth: 0, bottom_depth: 5, unit_depth: 'cm' },
    label,
    values: { mean: means[n] ?? null },
  })),
});
const grids = (
  clay: number | null,
  sand: number | null,
  silt: number | null,
  pH: number | null,
  soc = 250,
) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [0.183, 51.58] },
  properties: {
    layers: [
      layer('clay', 10, [clay, clay, clay]),
      layer('sand', 10, [sand, sand, sand]),
      layer('silt', 10, [silt, silt, silt]),
      layer('phh2o', 10, [pH, pH, pH]),
      layer('soc', 10, [soc, soc, soc]),
    ],
  },
  query_time_s: 1.2,
});

test.each([
  [CLAY_XML, { kind: 'clay', pH: 6.5, isChalky: false }],
  [surveyXml('SIMPLE_TEX="CLAY" SOIL_GROUP="Null"'), { kind: 'clay', pH: 6.5, isChalky: false }],
  [
    surveyXml('Simple_Tex="sandy" Soil_Group="Light (Sandy) to Medium" CACO3_RANK="NONE"'),
    { kind: 'sandy', pH: 5.5, isChalky: false },
  ],
  [
    surveyXml('SIMPLE_TEX="CHALKY, SILTY LOAM" SOIL_GROUP="MEDIUM(SILTY)" CACO3_RANK="HIGH"'),
    { kind: 'loam', pH: 7.8, isChalky: true },
  ],
  [surveyXml('SIMPLE_TEX="PEAT" SOIL_GROUP="ALL"'), { kind: 'peat', pH: 6.5, isChalky: false }],
  [surveyXml('SIMPLE_TEX="Null" SOIL_GROUP=""'), null],
  ['<FeatureInfoResponse xmlns="http://www.esri.com/wms"></FeatureInfoResponse>', null],
])("the survey's answer is read (%#)", (xml, expected) =>
  expect(readSurvey(xml)).toEqual(expected),
);

test("the model's layers are weighted by thickness and normalised to 100; blank ground has none", () => {
  const body = grids(238, 400, 300, 64);
  body.properties.layers[0] = layer('clay', 10, [180, 240, 300]);
  const model = readModel(body)!;
  expect(model.clay + model.sand + model.silt).toBeCloseTo(100, 9);
  expect(model.clay / model.sand).toBeCloseTo(26 / 40, 9);
  expect([model.pH, model.carbon]).toEqual([6.4, 25]);
  expect(readModel(grids(null, null, null, null))).toBeNull();
  expect(readModel(grids(238, 400, 300, null))?.pH).toBeNull();
});

test('without services the zone of the nearest district answers, as typical and never as certain', async () => {
  const clay = await embeddedSoils.at(HAROLD_HILL);
  expect(clay).toMatchObject({
    soilType: 'Heavy clay',
    category: 'clay',
    isPoorlyDrained: true,
    pH: '6.0 to 7.5, typically 6.8 (neutral)',
    confidence: 'medium',
  });
  expect(clay.note).toMatch(/^Typical soil for your area\. Gardens vary/);
  expect(await embeddedSoils.at({ latitudeDeg: 51.3, longitudeDeg: -0.19 })).toMatchObject({
    category: 'loam',
  });
  expect(await embeddedSoils.at({ latitudeDeg: 55.95, longitudeDeg: -3.2 })).toMatchObject({
    soilType: 'Unknown',
    category: 'unknown',
    isPoorlyDrained: false,
    confidence: 'low',
  });
});

test("if survey and zone agree, the local description is kept with the model's pH", () => {
  const reading = combineSoil(
    outcodeOf('RM3'),
    { kind: 'clay', pH: 6.5, isChalky: false },
    { clay: 24, sand: 36, silt: 40, pH: 6.21, carbon: 25 },
  );
  expect(reading).toMatchObject({
    soilType: 'Heavy clay',
    pH: 'about 6.2 (slightly acid)',
    confidence: 'high',
  });
  expect(reading.source).toMatch(/British Geological Survey.*UKRI.*SoilGrids, CC BY 4\.0/);
});
test('if they differ the survey takes precedence and the zone is named', () => {
  const reading = combineSoil(outcodeOf('RM3'), { kind: 'sandy', pH: 5.5, isChalky: false }, null);
  expect(reading).toMatchObject({
    soilType: 'Sandy soil',
    category: 'sandy',
    isPoorlyDrained: false,
    pH: 'about 5.5 (acid)',
    confidence: 'medium',
  });
  expect(reading.note).toContain('most of the district has heavy clay');
});
test('the model does not override well-known clay, but is used if nothing else is known', () => {
  const loam = { clay: 20, sand: 40, silt: 40, pH: 6.6, carbon: 20 };
  expect(combineSoil(outcodeOf('RM3'), null, loam)).toMatchObject({
    soilType: 'Heavy clay',
    pH: 'about 6.6 (neutral)',
  });
  expect(combineSoil(outcodeOf('EH1'), null, loam)).toMatchObject({
    category: 'loam',
    confidence: 'low',
    source: expect.stringContaining('SoilGrids'),
  });
  expect(combineSoil(null, { kind: 'peat', pH: 6.5, isChalky: false }, null)).toMatchObject({
    soilType: 'Peaty soil',
    category: 'loam',
  });
});

test('services are queried for the grid square, not the exact point', async () => {
  const [survey, model] = await Promise.all([
    startOutside(text(CLAY_XML, 'text/xml')),
    startOutside(json(grids(300, 200, 500, 65))),
  ]);
  const soils = autoSoils({
    survey: bgsSurvey({ baseUrl: survey.url, unprovenMs: 3_000 }),
    model: soilGrids({ baseUrl: model.url, unprovenMs: 3_000 }),
  });
  expect(await soils.at(HAROLD_HILL)).toMatchObject({
    soilType: 'Heavy clay',
    confidence: 'high',
    pH: 'about 6.5 (neutral)',
  });
  await soils.at({
    latitudeDeg: HAROLD_HILL.latitudeDeg + 0.0001,
    longitudeDeg: HAROLD_HILL.longitudeDeg + 0.0001,
  });
  expect([survey.heard.length, model.heard.length]).toEqual([1, 1]);
  const { latitudeDeg, longitudeDeg } = cellOf(HAROLD_HILL);
  expect(Math.abs(latitudeDeg - HAROLD_HILL.latitudeDeg)).toBeLessThanOrEqual(0.001);
  expect(model.heard[0]).toContain(
    `/properties/query?lon=${longitudeDeg.toFixed(4)}&lat=${latitudeDeg.toFixed(4)}&property=clay`,
  );
  expect(survey.heard[0]).toMatch(
    /version=1\.1\.1&request=GetFeatureInfo&layers=Parent\.Material\.Soil\.texture.*srs=EPSG%3A4326&bbox=0\.2\d+%2C51\.\d+/,
  );
  await Promise.all([survey.close(), model.close()]);
});

test.each(Object.keys(ILLNESSES))(
  'where both services fail (one that %s) the zones answer',
  async (illness) => {
    const outside = await startOutside(ILLNESSES[illness]!);
    const limits = {
      baseUrl: outside.url,
      ...(illness.startsWith('hangs') ? { limitMs: 200, unprovenMs: 10 } : { unprovenMs: 3_000 }),
    };
    expect(
      await autoSoils({ survey: bgsSurvey(limits), model: soilGrids(limits) }).at(HAROLD_HILL),
    ).toEqual(await embeddedSoils.at(HAROLD_HILL));
    await outside.close();
  },
);
test('if the services are unreachable the zones answer', async () => {
  const baseUrl = await refusingUrl();
  expect(
    await autoSoils({ survey: bgsSurvey({ baseUrl }), model: soilGrids({ baseUrl }) }).at(
      HAROLD_HILL,
    ),
  ).toMatchObject({ soilType: 'Heavy clay' });
});

test('the model is called at most five times a minute', async () => {
  let now = 0;
  const outside = await startOutside(json(grids(200, 400, 400, 65)));
  const model = soilGrids({ baseUrl: outside.url, unprovenMs: 3_000, now: () => now });
  const ask = vi.fn((n: number) => model.at({ latitudeDeg: 51 + n / 100, longitudeDeg: 0.1 }));
  for (let n = 0; n < 5; n += 1) expect(await ask(n)).not.toBeNull();
  expect(await ask(5)).toBeNull();
  now = 60_000;
  expect(await ask(5)).not.toBeNull();
  expect(outside.heard.length).toBe(6);
  await outside.close();
});
