/** The process that turns SVG into picture files. */
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import { answerTasks } from '#server/engine-pool/answer-tasks.ts';
import type { Picture, PictureFile, PlanPictures } from '#server/ports/picture.ts';

const JPEG_WIDTH = 1600;
const AVIF_WIDTHS = [640, 1280, 1920];
const CARD = { width: 1200, height: 630 };
/** The drawing's own paper, so that a card's border is seamless. */
const PAPER = '#faf7f0';

// One picture at a time is enough here, and the server's memory is not for a cache of pixels.
sharp.cache(false);
sharp.concurrency(1);

const fontFiles = ['cormorant-garamond', 'dm-sans'].flatMap((family) => {
  const folder = dirname(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${family}/package.json`)));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ttf')).map((file) => join(folder, file));
});
const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: 'DM Sans', serifFamily: 'Cormorant Garamond', sansSerifFamily: 'DM Sans' };

type Pixels = { data: Buffer; width: number; height: number };

function rasterise(svg: string, width: number): Pixels {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font, background: PAPER }).render();
  return { data: image.pixels, width: image.width, height: image.height };
}

const open = ({ data, width, height }: Pixels): Sharp => sharp(data, { raw: { width, height, channels: 4 } });

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A small label in the corner that says what the picture is. */
function drawMark(mark: string, pictureWidth: number): Buffer {
  const scale = pictureWidth / 1600;
  const width = Math.round((34 + mark.length * 10.6) * scale);
  const height = Math.round(36 * scale);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width / scale} ${height / scale}">
<rect x=".75" y=".75" width="${width / scale - 1.5}" height="${height / scale - 1.5}" rx="17" fill="#24301f" fill-opacity=".82"/>
<text x="${width / scale / 2}" y="24" font-family="DM Sans" font-weight="600" font-size="18" letter-spacing=".4" text-anchor="middle" fill="#faf7f0">${escapeXml(mark)}</text></svg>`;
  return Buffer.from(new Resvg(svg, { font }).render().asPng());
}

async function withMark(picture: Pixels, mark: string): Promise<Pixels> {
  const label = drawMark(mark, picture.width);
  const { width = 0, height = 0 } = await sharp(label).metadata();
  const margin = Math.round(picture.width * 0.014);
  const { data, info } = await open(picture)
    .composite([{ input: label, left: picture.width - width - margin, top: picture.height - height - margin }])
    .raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Machines can read what people see: a picture made by the design engine, not a photograph. */
function describe(picture: Sharp, description: string): Sharp {
  const text = escapeXml(description);
  return picture
    .withExif({ IFD0: { ImageDescription: description, Software: 'Plotwright' } })
    .withXmp(`<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia"><dc:description><rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt></dc:description></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`);
}

async function finish(picture: Sharp): Promise<PictureFile> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bytes: new Uint8Array(data) };
}

type Order = Parameters<Picture['renderPlan']>[0];

async function renderPlan({ svg, cardSvg, mark, description }: Order): Promise<PlanPictures> {
  const full = await withMark(rasterise(svg, Math.max(...AVIF_WIDTHS)), mark);
  const avif: PictureFile[] = [];
  // Effort 2 takes a quarter of the time of 4 for a few per cent more bytes.
  for (const width of AVIF_WIDTHS) avif.push(await finish(describe(open(full).resize({ width }).avif({ quality: 58, effort: 2 }), description)));
  const jpeg = await finish(describe(open(full).resize({ width: JPEG_WIDTH }).jpeg({ quality: 84, mozjpeg: true }), description));
  const bare = await open(rasterise(cardSvg, CARD.width)).resize({ ...CARD, fit: 'contain', background: PAPER }).raw().toBuffer({ resolveWithObject: true });
  const card = await withMark({ data: bare.data, width: bare.info.width, height: bare.info.height }, mark);
  return { jpeg, avif, card: await finish(describe(open(card).jpeg({ quality: 82, mozjpeg: true }), description)) };
}

answerTasks({ render: renderPlan });
