/** The web app manifest, with the firm's name. */
import type { FastifyInstance } from 'fastify';
import type { BusinessSettings } from '#contracts/site-info.ts';

/** Launchers truncate longer names. */
const SHORT_NAME_LENGTH = 14;

/** The leading words of the name that fit under an icon. */
export function shortNameOf(firmName: string): string {
  if (firmName.length <= SHORT_NAME_LENGTH) return firmName;
  let short = '';
  for (const word of firmName.split(/\s+/)) {
    const next = short ? `${short} ${word}` : word;
    if (next.length > SHORT_NAME_LENGTH) break;
    short = next;
  }
  // Avoids a short name ending in "and" or "&".
  return short.replace(/\s+(?:&|and|of|the)$/i, '') || firmName.slice(0, SHORT_NAME_LENGTH);
}

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});
const shortcut = (name: string, description: string, url: string, picture: string) => ({
  name,
  description,
  url,
  icons: [
    { src: `/icons/shortcut-${picture}-96.png`, sizes: '96x96', type: 'image/png' },
    { src: `/icons/shortcut-${picture}-192.png`, sizes: '192x192', type: 'image/png' },
  ],
});
const screenshot = (name: string, sizes: string, form: 'wide' | 'narrow', label: string) => ({
  src: `/screenshots/${name}.jpg`,
  sizes,
  type: 'image/jpeg',
  form_factor: form,
  label,
});

/** The firm's own icon, where it has one: a drawing fits every size. */
function ownIcons(icon: BusinessSettings['brand']['icon']) {
  if (!icon) return null;
  const isDrawing = icon.url.endsWith('.svg');
  return [
    {
      src: icon.url,
      sizes: isDrawing ? 'any' : `${icon.width}x${icon.height}`,
      type: isDrawing ? 'image/svg+xml' : 'image/png',
      purpose: 'any' as const,
    },
  ];
}

export function manifestOf(
  settings: Pick<BusinessSettings, 'firmName' | 'strapline'> &
    Partial<Pick<BusinessSettings, 'brand'>>,
) {
  return {
    id: '/',
    name: settings.firmName,
    short_name: shortNameOf(settings.firmName),
    description: settings.strapline,
    lang: 'en-GB',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#faf7f0',
    theme_color: '#2d3a2a',
    categories: ['lifestyle', 'home'],
    icons: ownIcons(settings.brand?.icon ?? null) ?? [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('maskable', 192, 'maskable'),
      icon('maskable', 512, 'maskable'),
    ],
    shortcuts: [
      shortcut(
        'AI Design Tool',
        'Describe your garden and see three designs',
        '/ai-design',
        'design',
      ),
      shortcut(
        'Planting Calendar',
        'What to sow, plant and harvest this month',
        '/planting-calendar',
        'calendar',
      ),
      shortcut('Cost Calculator', 'What the work would cost', '/cost-calculator', 'calculator'),
    ],
    screenshots: [
      screenshot('home-wide', '1280x800', 'wide', 'The home page'),
      screenshot('design-wide', '1280x800', 'wide', 'A garden design with its plan'),
      screenshot('home-narrow', '780x1688', 'narrow', 'The home page on a phone'),
      screenshot('calendar-narrow', '780x1688', 'narrow', 'The planting calendar on a phone'),
    ],
  };
}

export function registerAppManifest(
  app: FastifyInstance,
  readSettings: () => Promise<BusinessSettings>,
): void {
  app.get('/manifest.json', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify(manifestOf(await readSettings()))),
  );
}
