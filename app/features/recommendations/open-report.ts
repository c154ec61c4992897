/** Opens the report in a new window. */
import type { AerialResult } from '#contracts/location.ts';
import { adoptStyles } from '#app/lib/adopt-styles.ts';
import { reportHtml, reportStyles, type Report } from './report-html.ts';
import type { RecommendedPlant } from '#content/recommendations/recommend.ts';

const LOGO_URL = '/favicon.svg';
const PICTURE_LIMIT_MS = 8_000;
const FONT_LIMIT_MS = 3_000;

export type ReportRequest = Omit<Report, 'logo' | 'map' | 'plants'> & {
  plants: readonly RecommendedPlant[];
  aerial: AerialResult | null;
};

/** The browser opened no window. */
export class PopupBlockedError extends Error {}

/**
 * The window is opened at once, while the press is fresh, and filled when its pictures are in. A picture that cannot be
 * fetched is left out.
 * @returns whether the report was shown; false if the visitor closed the window
 * @throws PopupBlockedError
 */
export async function openReport({ plants, aerial, ...facts }: ReportRequest): Promise<boolean> {
  const popup = window.open('', '_blank', 'popup,width=960,height=1100');
  if (!popup || popup.closed) throw new PopupBlockedError('The browser blocked the report window.');
  popup.document.title = 'Generating Report...';
  const note = popup.document.createElement('p');
  note.textContent = 'Generating Report...';
  note.style.cssText =
    'font:18px/1.5 system-ui,sans-serif;color:#24301f;margin:15vh auto;max-width:32rem;padding:0 1.5rem';
  popup.document.body.append(note);

  const mapUrl = aerial ? (aerial.mayPrint ? aerial.imageUrl : aerial.fallbackUrl) : null;
  const [logo, ownMap, ...images] = await Promise.all([
    dataUrl(facts.settings?.brand.icon?.url ?? facts.settings?.brand.logo?.url ?? LOGO_URL),
    dataUrl(mapUrl),
    ...plants.map(({ plant }) => dataUrl(plant.picture?.jpegUrl ?? plant.imageUrl)),
  ]);
  // Falls back to our own map if the picture cannot be fetched.
  const isOwn = aerial !== null && mapUrl === aerial.imageUrl && ownMap !== null;
  const map =
    ownMap ?? (aerial && mapUrl !== aerial.fallbackUrl ? await dataUrl(aerial.fallbackUrl) : null);
  if (popup.closed) return false;
  const report: Report = {
    ...facts,
    logo,
    map:
      aerial && map
        ? {
            image: map,
            alt: isOwn ? aerial.alt : 'Map of the area',
            attribution: isOwn ? aerial.attribution : 'Our own map of the area.',
          }
        : null,
    plants: plants.map((plant, index) => ({ ...plant, image: images[index] ?? null })),
  };
  popup.document.open();
  popup.document.write(reportHtml(report));
  popup.document.close();
  adoptStyles(reportStyles(report), popup.document);
  popup.document.getElementById('print')?.addEventListener('click', () => popup.print());
  popup.focus();
  // Fonts must be loaded before an immediate print.
  const letters = ['Report Display', 'Report Sans'].map((name) =>
    popup.document.fonts.load(`16px '${name}'`),
  );
  await Promise.race([
    Promise.allSettled(letters),
    new Promise((resolve) => setTimeout(resolve, FONT_LIMIT_MS)),
  ]);
  return true;
}

/** A picture of our own as a data URL; null where it cannot be had. */
async function dataUrl(url: string | null): Promise<string | null> {
  if (!url) return null;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PICTURE_LIMIT_MS) });
    if (!response.ok || !response.headers.get('content-type')?.startsWith('image/')) return null;
    const blob = await response.blob();
    return await new Promise<string>((resolve, reject) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(String(reader.result)));
      reader.addEventListener('error', () =>
        reject(reader.error ?? new Error('The picture could not be read.')),
      );
      reader.readAsDataURL(blob);
    });
  } catch {
    return null;
  }
}
