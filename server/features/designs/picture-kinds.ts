/** How each kind of picture is taken, its description, and when it is made. */
import type { PictureKind } from '#contracts/design.ts';
import type { Shot } from '#server/ports/picture.ts';

/** Every picture but the plan is a solid one, drawn from the garden's scene. */
export type SceneKind = Exclude<PictureKind, 'plan'>;
export type Quality = 'quick' | 'full';
/** Quick first: a full one takes its place. */
export type PictureOrder = { kind: SceneKind; quality: Quality };

type Season = { month: number; hour: number; name: string };
const SUMMER: Season = { month: 6, hour: 16.5, name: 'June' };
/** Hours at which the sun stands low enough to model the garden and high enough to light it. */
const SEASONS: Partial<Record<SceneKind, Season>> = {
  spring: { month: 4, hour: 15.5, name: 'April' },
  autumn: { month: 10, hour: 15, name: 'October' },
  winter: { month: 1, hour: 12.5, name: 'January' },
};
/** Pixels and samples. Full pictures keep to 15 s on two quiet cores, quick ones to 5 s. */
const SIZES: Record<Quality, Pick<Shot, 'width' | 'height' | 'samples'>> = {
  quick: { width: 800, height: 500, samples: 2 },
  full: { width: 1600, height: 1000, samples: 6 },
};
/** The garden grown in: what the plan draws. */
const YEAR = 10;

export function shotOf({ kind, quality }: PictureOrder): Shot {
  const { month, hour } = SEASONS[kind] ?? SUMMER;
  return {
    camera: kind === 'aerial' ? 'aerial' : 'eye',
    style: kind === 'sketch' ? 'watercolour' : 'lit',
    month,
    hour,
    year: YEAR,
    bare: kind === 'before',
    ...SIZES[quality],
  };
}

/** What the picture shows, for those who cannot see it. */
export function altOf(title: string, kind: PictureKind): string {
  if (kind === 'plan') return `Plan of “${title}” seen from above, an AI concept`;
  if (kind === 'before')
    return `The plot of “${title}” before anything is done, at eye level, an AI concept`;
  const what =
    kind === 'aerial'
      ? `“${title}” seen from above`
      : kind === 'sketch'
        ? `Watercolour sketch of “${title}” at eye level`
        : `“${title}” at eye level`;
  return `${what} as it will look once grown in, in ${(SEASONS[kind] ?? SUMMER).name}, an AI concept`;
}

/** Made for every design; the other kinds when somebody asks for them. */
export const FIRST_PICTURES: readonly PictureOrder[] = [
  { kind: 'aerial', quality: 'quick' },
  { kind: 'aerial', quality: 'full' },
  { kind: 'eye', quality: 'quick' },
  { kind: 'eye', quality: 'full' },
];

/** A sketch in few pixels looks like another picture: there is no quick one. */
export const qualitiesOf = (kind: SceneKind): Quality[] =>
  kind === 'sketch' ? ['full'] : ['quick', 'full'];

/** The plan, a first look at every design, the best picture of every design, then everything else. */
export function stageOf(order: PictureOrder | 'plan'): number {
  if (order === 'plan') return 0;
  const { kind, quality } = order;
  if (kind === 'aerial') return quality === 'quick' ? 1 : 2;
  return quality === 'quick' ? 3 : 4;
}
const STAGES = 5;

/** Lower is done first: visitors, then visitors who have asked for very much, then the samples of a fresh install. */
export const PRIORITY = {
  ofVisitor: (order: PictureOrder | 'plan') => stageOf(order),
  ofCrowd: (order: PictureOrder | 'plan') => STAGES + stageOf(order),
  sampleDesign: 2 * STAGES,
  ofSample: (order: PictureOrder | 'plan') => 2 * STAGES + 1 + stageOf(order),
} as const;
