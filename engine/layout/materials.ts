/** Floors by project, style, budget and household. */
import type { Brief } from '../model/brief.ts';
import type { Language, Material } from '../model/layout.ts';
import type { Palette } from '../features/definition.ts';
import { area } from '../geometry/region.ts';
import { FEATURE_DEFINITIONS } from '../features/features.ts';
import { isRound, type Ask, type Part } from './plan-types.ts';

const BY_TYPE: Record<Ask['type'], Palette> = {
  family: {
    terrace: 'sandstone',
    path: 'clay-paver',
    seat: 'sandstone',
    gravel: 'gravel',
    service: 'gravel',
  },
  modern: {
    terrace: 'porcelain',
    path: 'porcelain',
    seat: 'timber-deck',
    gravel: 'gravel',
    service: 'gravel',
  },
  luxury: {
    terrace: 'porcelain',
    path: 'sandstone',
    seat: 'sandstone',
    gravel: 'self-binding-gravel',
    service: 'gravel',
  },
  wildlife: {
    terrace: 'clay-paver',
    path: 'self-binding-gravel',
    seat: 'self-binding-gravel',
    gravel: 'gravel',
    service: 'bark',
  },
  edible: {
    terrace: 'clay-paver',
    path: 'self-binding-gravel',
    seat: 'clay-paver',
    gravel: 'gravel',
    service: 'gravel',
  },
  lowmaint: {
    terrace: 'porcelain',
    path: 'porcelain',
    seat: 'porcelain',
    gravel: 'gravel',
    service: 'gravel',
  },
};
const PAVING: Record<NonNullable<Brief['paving']>['value'], Material> = {
  sandstone: 'sandstone',
  porcelain: 'porcelain',
  brick: 'clay-paver',
  gravel: 'self-binding-gravel',
  timber: 'timber-deck',
  concrete: 'concrete-paving',
};

/** `place` 0, 1, 2: the three designs differ in their paths as well as in their shapes. */
export function choosePalette(brief: Brief, ask: Ask, language: Language, place: number): Palette {
  const palette = { ...BY_TYPE[ask.type] };
  const styles = brief.styles.map((fact) => fact.value);
  if (styles.includes('modern'))
    Object.assign(palette, { terrace: 'porcelain', path: 'porcelain' });
  if (styles.includes('cottage') || styles.includes('traditional'))
    Object.assign(palette, { terrace: 'sandstone', path: 'clay-paver' });
  if (styles.includes('formal'))
    Object.assign(palette, { terrace: 'sandstone', path: 'sandstone' });
  if (styles.includes('japanese') || styles.includes('mediterranean'))
    Object.assign(palette, { path: 'self-binding-gravel', seat: 'self-binding-gravel' });
  if (ask.budget === 'high' && palette.terrace === 'clay-paver') palette.terrace = 'sandstone';
  if (ask.budget !== 'low' && place === 1 && palette.path !== 'self-binding-gravel')
    palette.path = 'self-binding-gravel';
  if (ask.budget !== 'low' && place === 2 && isRound(language)) palette.path = 'setts';
  if (ask.budget === 'low')
    Object.assign(palette, {
      terrace: 'concrete-paving',
      path: 'self-binding-gravel',
      seat: 'gravel',
      gravel: 'gravel',
    });
  if (brief.paving && !brief.pavingRefused?.some((fact) => fact.value === brief.paving!.value)) {
    palette.terrace = PAVING[brief.paving.value];
    if (palette.terrace !== 'timber-deck')
      Object.assign(palette, { path: palette.terrace, seat: palette.terrace });
  }
  // claws and a hose would take loose stone away
  if (ask.loop?.isAtFence && ask.budget !== 'low' && LOOSE.has(palette.path))
    palette.path = palette.terrace;
  // small wheels want a floor without joints or stones, and a child's knees no brick
  if (ask.loop?.isRidden && palette.path !== 'porcelain') palette.path = 'concrete-paving';
  if (ask.household.wheelchair || ask.household.easyAccess) {
    for (const key of ['seat', 'gravel', 'service'] as const)
      if (palette[key] === 'gravel' || palette[key] === 'bark')
        palette[key] = 'self-binding-gravel';
    // a frame and wheels sink in what is not bound
    const bound: Material =
      !LOOSE.has(palette.terrace) && palette.terrace !== 'timber-deck'
        ? palette.terrace
        : ask.budget === 'low'
          ? 'concrete-paving'
          : 'clay-paver';
    if (palette.path === 'setts') palette.path = 'clay-paver';
    for (const key of ['path', 'seat'] as const) if (LOOSE.has(palette[key])) palette[key] = bound;
  }
  if (ask.undug)
    Object.assign(palette, {
      terrace:
        palette.terrace === 'timber-deck' ||
        (place === 1 && !brief.paving && palette.terrace !== 'concrete-paving')
          ? 'timber-deck'
          : 'porcelain',
      path: 'porcelain',
      seat: 'porcelain',
      gravel: 'porcelain',
      service: 'porcelain',
    });
  const asksFirm = ask.household.wheelchair || ask.household.easyAccess;
  // before the street what is paved beyond the landing lets the rain through, unless its paving was named or wheels go there
  if (isFront(brief, ask) && !brief.paving && !asksFirm)
    Object.assign(palette, { path: ROLLED, seat: ROLLED });
  const asksGravel = brief.wishes.some((wish) => wish.concept === 'gravel');
  return restrained(
    withoutRefused(palette, refusedFloors(brief)),
    asksGravel && !asksFirm ? 'gravel' : 'self-binding-gravel',
  );
}

/** Bark or wood chips were refused, as a floor of any kind. */
export const refusesBark = ({ refusals = [] }: Pick<Brief, 'refusals'>): boolean =>
  refusals.some((quote) => /\b(?:bark|wood ?chips?)\b/i.test(quote));

const LOOSE: ReadonlySet<Material> = new Set<Material>(['gravel', 'self-binding-gravel', 'bark']);
const ROLLED: Material = 'self-binding-gravel';
const MOST_HARD = 2;
/** The larger floors keep their material. */
const BY_SIZE = ['terrace', 'gravel', 'path', 'seat', 'service'] as const;

/** Two hard materials and one loose: more make a small garden a sample board. Of two loose floors `preferred` stays. */
function restrained(palette: Palette, preferred: Material): Palette {
  const laid = BY_SIZE.map((key) => palette[key]);
  const loose = laid.includes(preferred) ? preferred : laid.find((material) => LOOSE.has(material));
  const hard = [...new Set(laid.filter((material) => !LOOSE.has(material)))].slice(0, MOST_HARD);
  const kept = (material: Material, loosest = loose!): Material =>
    LOOSE.has(material) ? loosest : hard.includes(material) ? material : palette.terrace;
  return {
    // chairs and wheels sink in what is not rolled
    terrace: kept(palette.terrace, ROLLED),
    path: kept(palette.path, ROLLED),
    seat: kept(palette.seat),
    gravel: kept(palette.gravel),
    service: kept(palette.service),
  };
}
const hasRoomForPavers = (palette: Palette): boolean => {
  const hard = new Set(BY_SIZE.map((key) => palette[key]).filter((one) => !LOOSE.has(one)));
  return hard.has('clay-paver') || hard.size < MOST_HARD;
};

const REFUSES: Record<NonNullable<Brief['paving']>['value'], readonly Material[]> = {
  sandstone: ['sandstone'],
  porcelain: ['porcelain'],
  brick: ['clay-paver'],
  gravel: ['gravel', 'self-binding-gravel'],
  timber: ['timber-deck'],
  concrete: ['concrete-paving'],
};
const refusedFloors = (brief: Brief): ReadonlySet<Material> =>
  new Set((brief.pavingRefused ?? []).flatMap((fact) => REFUSES[fact.value]));

/** A floor that was refused is laid nowhere: the next that suits its place takes over. */
function withoutRefused(palette: Palette, refused: ReadonlySet<Material>): Palette {
  if (!refused.size) return palette;
  const first = (...choices: Material[]): Material =>
    choices.find((material) => !refused.has(material)) ?? 'setts';
  const terrace = first(palette.terrace, 'sandstone', 'porcelain', 'clay-paver', 'concrete-paving');
  const path = first(palette.path, 'clay-paver', terrace);
  return {
    terrace,
    path,
    seat: first(palette.seat, terrace),
    gravel: first(palette.gravel, 'clay-paver', path),
    service: first(palette.service, 'bark'),
  };
}

const isFront = (brief: Brief, ask: Ask): boolean => brief.position.value === 'front' && !ask.undug;
/** Sealed paving in a front garden, beyond which it wants permission, mm²: permitted development, England. */
const MOST_SEALED_MM2 = 5e6;

export function materialOf(part: Part, palette: Palette, ask: Ask, brief: Brief): Material {
  const laid = firmWhere(part, usualMaterial(part, palette, ask), palette, ask);
  // a larger landing before the street lets the rain through as the way to it does
  const usual =
    isFront(brief, ask) &&
    !brief.paving &&
    part.id === 'terrace' &&
    palette.path === ROLLED &&
    laid !== 'none' &&
    area(part.region) > MOST_SEALED_MM2
      ? ROLLED
      : laid;
  if (usual !== 'bark' || !ask.noBark) return usual;
  if (part.kind === 'play') return 'rubber-mulch';
  return palette.service === 'bark' ? palette.path : palette.service;
}

/** Wheels that turn, and who dances, works or lies there, have a floor that is bound. */
function firmWhere(part: Part, laid: Material, { terrace, path }: Palette, ask: Ask): Material {
  const need = part.placed && part.feature ? ask.needs[part.feature] : undefined;
  if (need?.isNatural && !ask.undug) return ask.noGravel ? path : SHORE;
  if (!need?.isHard || laid === 'none') return laid;
  return (
    [laid, terrace, path].find((one) => HARD.has(one) && one !== 'timber-deck') ?? 'concrete-paving'
  );
}
/** Round water that is to look as if it had always been there. */
const SHORE: Material = 'gravel';
const HARD: ReadonlySet<Material> = new Set<Material>([
  'sandstone',
  'porcelain',
  'clay-paver',
  'concrete-paving',
]);

function usualMaterial(part: Part, palette: Palette, ask: Ask): Material {
  if (part.kept || (part.id === 'terrace' && ask.keepsFloor)) return 'none';
  if (part.id === 'parking')
    return palette.gravel === 'clay-paver' ||
      ((ask.budget === 'high' || ask.type === 'modern') && hasRoomForPavers(palette))
      ? 'clay-paver'
      : palette.gravel;
  const own = part.feature && FEATURE_DEFINITIONS[part.feature].ground?.floor?.(palette);
  switch (part.kind) {
    case 'terrace':
      return palette.terrace;
    case 'path':
      return palette.path;
    case 'seat':
      if (part.feature === 'dining') return palette.terrace;
      return ask.undug ? (ask.keepsFloor ? 'none' : palette.terrace) : (own ?? palette.seat);
    case 'gravel':
      return palette.gravel;
    case 'space':
      return ask.undug ? (ask.keepsFloor ? 'none' : palette.terrace) : (own ?? palette.seat);
    case 'vegetable':
      return own ?? palette.service;
    case 'play':
      return own
        ? own
        : ask.household.toddler || ask.household.wheelchair
          ? 'rubber-mulch'
          : 'bark';
    case 'lawn':
      return 'turf';
    case 'meadow':
    case 'orchard':
      return 'meadow-seed';
    case 'margin':
      return LOOSE.has(palette.gravel) ? palette.gravel : palette.path;
    case 'bed':
      return 'soil';
    default:
      return 'none';
  }
}
