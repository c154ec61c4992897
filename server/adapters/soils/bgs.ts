/** The British Geological Survey's UK Soil Observatory: texture and lime of the soil's parent material, by WMS. */
import { DAY_MS } from '#contracts/london-time.ts';
import { ProviderError } from '#server/errors.ts';
import { fetchBounded } from '#server/outbound/fetch-bounded.ts';
import { guardService } from '#server/outbound/guarded-service.ts';
import type { Point } from '#server/ports/soils.ts';

const LAYER = 'Parent.Material.Soil.texture';
const MAX_BYTES = 65_536;
const HALF_BOX_DEG = 0.001;

export type SoilSurvey = {
  kind: 'clay' | 'sandy' | 'loam' | 'peat';
  /** Only a hint: from the lime of the parent material. */
  pH: number;
  isChalky: boolean;
};

/** Parses Esri's answer; null if the map has no data here. @throws ProviderError if it is not such an answer */
export function readSurvey(xml: string): SoilSurvey | null {
  if (!/<FeatureInfoResponse\b/i.test(xml))
    throw new ProviderError('bad-output', 'The soil survey answered in a form we do not know.');
  const fields = new Map<string, string>();
  for (const [, name, value] of (/<FIELDS\b([^>]*)>/i.exec(xml)?.[1] ?? '').matchAll(
    /([\w.]+)\s*=\s*"([^"]*)"/g,
  )) {
    const text = value!.trim().toUpperCase();
    if (text && text !== 'NULL') fields.set(name!.toUpperCase(), text);
  }
  const texture = fields.get('SIMPLE_TEX') ?? '';
  const words = [texture, fields.get('SOIL_GROUP'), fields.get('SOIL_GROUP_DESC')]
    .filter(Boolean)
    .join(' ');
  if (!words) return null;
  const kind = /PEAT/.test(words)
    ? 'peat'
    : /HEAVY/.test(words) || words.startsWith('CLAY')
      ? 'clay'
      : /LIGHT/.test(words) && /SAND/.test(words)
        ? 'sandy'
        : 'loam';
  const lime = fields.get('CACO3_RANK') ?? '';
  const isChalky = /CHALK|CALCAREOUS/.test(fields.get('ESB_DESC') ?? '') || /HIGH/.test(lime);
  const pH = isChalky ? 7.8 : kind === 'sandy' && /LOW|NONE/.test(lime) ? 5.5 : 6.5;
  return { kind, pH, isChalky };
}

export type SurveyAdapter = { at(cell: Point): Promise<SoilSurvey | null> };

/** @param limitMs of one call */
export function bgsSurvey({
  baseUrl = 'https://map.bgs.ac.uk/arcgis/services/UKSO/UKSO_BGS/MapServer/WMSServer',
  limitMs = 4_000,
  unprovenMs,
}: { baseUrl?: string; limitMs?: number; unprovenMs?: number } = {}): SurveyAdapter {
  const guard = guardService<SoilSurvey | null>({
    limitMs,
    keepMs: 30 * DAY_MS,
    keepEntries: 5_000,
    ...(unprovenMs === undefined ? {} : { unprovenMs }),
  });
  return {
    at: ({ latitudeDeg, longitudeDeg }) => {
      const box = [
        longitudeDeg - HALF_BOX_DEG,
        latitudeDeg - HALF_BOX_DEG,
        longitudeDeg + HALF_BOX_DEG,
        latitudeDeg + HALF_BOX_DEG,
      ].map((degrees) => degrees.toFixed(5));
      // Version 1.1.1 keeps longitude before latitude; 1.3.0 turns them round.
      const query = new URLSearchParams({
        service: 'WMS',
        version: '1.1.1',
        request: 'GetFeatureInfo',
        layers: LAYER,
        query_layers: LAYER,
        styles: '',
        srs: 'EPSG:4326',
        bbox: box.join(','),
        width: '101',
        height: '101',
        x: '50',
        y: '50',
        info_format: 'text/xml',
      });
      return guard.ask(box.join(','), async (signal) => {
        const { bytes } = await fetchBounded(`${baseUrl}?${query}`, {
          signal,
          maxBytes: MAX_BYTES,
          accept: /xml/i,
        });
        return readSurvey(new TextDecoder().decode(bytes));
      });
    },
  };
}
