/** Which floors may be laid instead of others, and how a change of floors is told. */
import { joinList, capitalise } from '../model/format.ts';
import { FEATURE_DEFINITIONS } from '../features/features.ts';
import type { FurnishingKind } from '../features/names.ts';
import type { Brief } from '../model/brief.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Area, AreaKind, Material } from '../model/layout.ts';
import { refusesBark } from '../layout/materials.ts';
import { buildUpOf, isUndug } from '../quantities/build-ups.ts';
import type { Measured } from '../quantities/measure.ts';
import { NAMES, relay } from './changes.ts';

type PavingWord = NonNullable<Brief['paving']>['value'];
const WORD_OF: Partial<Record<Material, PavingWord>> = {
  sandstone: 'sandstone',
  porcelain: 'porcelain',
  'clay-paver': 'brick',
  gravel: 'gravel',
  'self-binding-gravel': 'gravel',
  'timber-deck': 'timber',
  'concrete-paving': 'concrete',
};

/** Wheels need a firm floor, so no loose surface is offered. */
export function needsFirmFloor(brief: Brief): boolean {
  return brief.household.wheelchair.value || brief.household.easyAccess.value;
}
const needsSlab = ({ feature }: Area): boolean =>
  feature !== null && FEATURE_DEFINITIONS[feature].ground?.needsSlab === true;
/** Not under a hot tub. */
export function canBeLoose(area: Area): boolean {
  return Boolean(buildUpOf(area.material)?.rigid) && !needsSlab(area);
}
/** Not a floor that the visitor said they do not want. */
export function mayBeLaid(material: Material, brief: Brief): boolean {
  const word = WORD_OF[material];
  if (material === 'bark' && refusesBark(brief)) return false;
  return !word || !(brief.pavingRefused ?? []).some((fact) => fact.value === word);
}
/** The floor the visitor named for themselves. */
export function isWished(material: Material, brief: Brief): boolean {
  return (
    brief.paving !== null &&
    brief.paving.source.kind !== 'assumed' &&
    WORD_OF[material] === brief.paving.value
  );
}

/** Work that a household takes on is not asked of people who find bending or carrying hard. */
export function canLendAHand(brief: Brief): boolean {
  return !brief.household.easyAccess.value;
}

/** Stones and bark that a chair leg, a wheel or a stick sinks into. */
const SINKS_IN: ReadonlySet<Material> = new Set<Material>(['gravel', 'bark']);
/** A table, bins, bikes and barrows stand and roll on what is bound or rolled, however short money is. */
const isFirmByUse = ({ kind, feature }: Area): boolean =>
  kind === 'terrace' || kind === 'path' || feature === 'dining' || feature === 'bins';

const BECAUSE = 'Chosen to keep to the budget.';
const TABLES: ReadonlySet<FurnishingKind> = new Set<FurnishingKind>(['dining-set', 'lounge-set']);
type FloorChange = {
  from: readonly Material[];
  to: readonly Material[];
  kinds?: readonly AreaKind[];
  loose?: boolean;
};

/**
 * Lays the first of `to` that may be laid wherever one of `from` lies. Floors that were wished for, or that wheels need firm, stay;
 * on a roof nothing is changed for something heavier or loose. Null when nothing changes.
 */
export function changeFloors(
  model: GardenModel,
  measured: Measured,
  brief: Brief,
  { from, to, kinds, loose }: FloorChange,
): GardenModel | null {
  if (isUndug(model.site) || (loose && needsFirmFloor(brief))) return null;
  const choices = to.filter((one) => mayBeLaid(one, brief));
  if (!choices.length) return null;
  const tables = new Set(
    model.layout.furnishings.filter(({ kind }) => TABLES.has(kind)).map(({ areaId }) => areaId),
  );
  return relay(
    model,
    measured,
    ({ area }) => {
      if (
        !from.includes(area.material) ||
        isWished(area.material, brief) ||
        (kinds && !kinds.includes(area.kind)) ||
        (loose && needsSlab(area))
      )
        return null;
      const isFirm = isFirmByUse(area) || tables.has(area.id);
      return choices.find((one) => !(isFirm && SINKS_IN.has(one))) ?? null;
    },
    BECAUSE,
  );
}

const PLACE: Partial<Record<AreaKind, [one: string, many: string]>> = {
  terrace: ['the terrace', 'the terraces'],
  path: ['the path', 'the paths'],
  seat: ['the seat', 'the seats'],
  play: ['the play area', 'the play areas'],
  gravel: ['the gravel garden', 'the gravel gardens'],
};

/** What the floors became, as sentences: "The terrace and the path are laid in gravel instead of porcelain." Only the net change is told. */
export function tellFloors(before: GardenModel, after: GardenModel): string[] {
  const was = new Map(before.layout.areas.map((a) => [a.id, a.material])),
    pairs = new Map<string, { from: Material; to: Material; kinds: Map<AreaKind, number> }>();
  for (const a of after.layout.areas) {
    const from = was.get(a.id);
    if (!from || from === a.material) continue;
    const key = `${from} ${a.material}`,
      pair = pairs.get(key) ?? { from, to: a.material, kinds: new Map<AreaKind, number>() };
    pair.kinds.set(a.kind, (pair.kinds.get(a.kind) ?? 0) + 1);
    pairs.set(key, pair);
  }
  return [...pairs.values()].map(({ from, to, kinds }) => {
    const places = [...kinds]
      .map(([kind, n]) => PLACE[kind]?.[n > 1 ? 1 : 0])
      .filter((words) => words !== undefined);
    const what = places.length ? joinList(places) : 'the rest',
      plural = places.length > 1 || [...kinds.values()].some((n) => n > 1);
    return `${capitalise(what)} ${plural ? 'are' : 'is'} laid in ${NAMES[to] ?? to} instead of ${NAMES[from] ?? from}.`;
  });
}
