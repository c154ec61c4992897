// npm run icons: draws the icons of the installed site. The mark is a plot seen from above, house wall at the foot.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { findRepositoryRoot } from '#server/repository-root.ts';

const FOREST = '#2d3a2a';
const PAPER = '#faf7f0';
const STONE = '#e6decf';
const CLAY = '#e39a74';
const INK = '#24301f';
const OWN_CLAY = '#a04b29';

/** The firm-neutral mark on a field of 40 by 40: boundary, terrace edge, lawn's curve, tree. */
const MARK = `<g fill="none" stroke="#f4efe4" stroke-width="1.6" stroke-linejoin="round">
  <path d="M4.5 29.6h13.4v-8.2c0-6.8 4.8-11.9 11.6-11.9h6" fill="none"/>
  <rect x="4.5" y="4.5" width="31" height="31"/>
  <path d="M3.7 35.5h32.6" stroke-width="3.4"/>
  <circle cx="26.9" cy="23.1" r="4.9" fill="#3d5136" stroke="${CLAY}"/>
  <circle cx="11.4" cy="12" r="2.7"/><circle cx="16.6" cy="9.3" r="1.5"/>
</g>`;

/** @param inset share of the edge left free round the mark, for launchers that cut icons to their own shape */
const iconOf = (inset: number, radius: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="${radius}" fill="${FOREST}"/><g transform="translate(${40 * inset} ${40 * inset}) scale(${1 - 2 * inset})">${MARK}</g></svg>`;

const shortcutOf = (drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="20" fill="${PAPER}"/><g fill="none" stroke="${INK}" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round">${drawing}</g></svg>`;

const SHORTCUTS: Record<string, string> = {
  design: `<rect x="10" y="10" width="20" height="20"/><path d="M10 26h8.5v-5c0-4.200 3-7.500 7.200-7.500H30"/><circle cx="24.600" cy="22.200" r="3" stroke="${OWN_CLAY}"/><path d="M9.300 30h21.400" stroke-width="2.800"/>`,
  calendar: `<rect x="10" y="12" width="20" height="18"/><path d="M10 17h20M15 9.500v4M25 9.500v4"/><path d="M20 27v-5m0 1.600c-2.600 0-3.800-1.300-3.800-3.300 2.400 0 3.800 1.300 3.800 3.300zm0 0c0-2 1.400-3.300 3.800-3.300 0 2-1.200 3.300-3.800 3.300z" stroke="${OWN_CLAY}"/>`,
  calculator: `<rect x="12" y="9" width="16" height="22" fill="${STONE}"/><rect x="15" y="12" width="10" height="4.500" fill="${PAPER}"/><path d="M15.600 21h.1M20 21h.1M24.400 21h.1M15.600 26h.1M20 26h.1" stroke-width="2.600"/><path d="M24.400 25v2.500" stroke="${OWN_CLAY}" stroke-width="2.600"/>`,
};

const folder = join(findRepositoryRoot(), 'public', 'icons');
mkdirSync(folder, { recursive: true });
const draw = (name: string, svg: string, size: number) =>
  writeFileSync(
    join(folder, `${name}-${size}.png`),
    new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng(),
  );

for (const size of [192, 512]) {
  draw('icon', iconOf(0.06, 4), size);
  // Everything that counts lies in the middle four fifths.
  draw('maskable', iconOf(0.19, 0), size);
}
draw('apple-touch', iconOf(0.1, 0), 180);
for (const [name, drawing] of Object.entries(SHORTCUTS))
  for (const size of [96, 192]) draw(`shortcut-${name}`, shortcutOf(drawing), size);
