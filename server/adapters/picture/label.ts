/** The label on a picture and its metadata. */
import { escapeMarkup } from '#engine/model/format.ts';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';

export type Pixels = { data: Buffer; width: number; height: number; channels: 3 | 4 };

const fontFiles = ['cormorant-garamond', 'dm-sans'].flatMap((family) => {
  const folder = dirname(
    fileURLToPath(import.meta.resolve(`@expo-google-fonts/${family}/package.json`)),
  );
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ttf'))
    .map((file) => join(folder, file));
});
/** Listed explicitly: resvg reads no woff and finds no system fonts. */
export const FONT = {
  loadSystemFonts: false,
  fontFiles,
  defaultFontFamily: 'DM Sans',
  serifFamily: 'Cormorant Garamond',
  sansSerifFamily: 'DM Sans',
};
const FULL_SIZE = 1600;

export const openPixels = ({ data, width, height, channels }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels } });

export async function toPixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels as 3 | 4 };
}

/** A small label that identifies the picture. */
function drawMark(mark: string, scale: number): Buffer {
  const width = Math.round((34 + mark.length * 10.6) * scale);
  const height = Math.round(36 * scale);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width / scale} ${height / scale}">
<rect x=".75" y=".75" width="${width / scale - 1.5}" height="${height / scale - 1.5}" rx="17" fill="#24301f" fill-opacity=".82"/>
<text x="${width / scale / 2}" y="24" font-family="DM Sans" font-weight="600" font-size="18" letter-spacing=".4" text-anchor="middle" fill="#faf7f0">${escapeMarkup(mark)}</text></svg>`;
  return Buffer.from(new Resvg(svg, { font: FONT }).render().asPng());
}

/** @param leastScale of the label's full size: small pictures keep it legible */
export async function withMark(picture: Pixels, mark: string, leastScale = 0): Promise<Pixels> {
  const label = drawMark(mark, Math.max(leastScale, picture.width / FULL_SIZE));
  const { width = 0, height = 0 } = await sharp(label).metadata();
  const margin = Math.round(picture.width * 0.014);
  return toPixels(
    openPixels(picture).composite([
      { input: label, left: picture.width - width - margin, top: picture.height - height - margin },
    ]),
  );
}

/**
 * Machines can read what people see. The IPTC term is `algorithmicMedia`: the engine computes the picture from a
 * measured model; nothing of it was learnt from photographs (that would be `trainedAlgorithmicMedia`).
 */
export function describe(picture: Sharp, description: string): Sharp {
  const text = escapeMarkup(description);
  return picture
    .withExif({ IFD0: { ImageDescription: description, Software: 'Plotwright' } })
    .withXmp(
      `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia"><dc:description><rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt></dc:description></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`,
    );
}
