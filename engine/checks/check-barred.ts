/** Ground that has to be left free: what is kept off it, who says how far, and what is to be confirmed. */
import { joinList } from '../model/format.ts';
import type { BarredZone, Bars } from '../model/barred.ts';
import type { Check } from '../model/garden.ts';
import { centroid } from '../geometry/region.ts';
import { BARRED_RULES, labelOf } from '../site/barred-rules.ts';
import { leastOf, zonesOf } from '../site/zones.ts';
import { inGarden, type CheckInput } from './near.ts';

const NAMED: Record<Exclude<Bars, 'tall' | 'footholds'>, string> = {
  building: 'no building',
  digging: 'no floor or water',
  trees: 'no tree',
  planting: 'no plant',
};

/** What the design keeps off a zone, in words. */
function keptOff(zone: BarredZone): string {
  const { bars, way } = zone;
  if (way) return 'The design leaves it open from end to end, with nothing on it.';
  if (bars.includes('tall'))
    return `Nothing that the design plants or builds there is taller than ${leastOf([zone]) / 1000} m: no tree, screen, building or taller plant.`;
  if (bars.includes('footholds'))
    return 'The design puts nothing there to stand on or to climb: no tree, climber’s support, store, bench or screen.';
  const named = bars.flatMap((one) =>
    one === 'tall' || one === 'footholds' || (one === 'trees' && bars.includes('planting'))
      ? []
      : [NAMED[one]],
  );
  return `The design puts ${joinList(named, 'and')} there.`;
}

const toConfirm = ({ isAssumed, isSizeAssumed }: BarredZone): string =>
  isAssumed && isSizeAssumed
    ? ' Where it lies and how wide it is are to be confirmed: it is drawn the likeliest way.'
    : isAssumed
      ? ' Where it lies is to be confirmed: it is drawn the likeliest way.'
      : isSizeAssumed
        ? ' How wide it is was not said and is to be confirmed.'
        : '';

const toldOf = ({ quote }: BarredZone): string =>
  quote ? `You write “${quote.replace(/[.\s]+$/, '')}”.` : 'You marked it on the plan.';

export function checkBarred({ model }: CheckInput): Check[] {
  const told = new Set<string>();
  // what lies along every side is said once
  const zones = zonesOf(model.site).filter(({ kind, quote }) => {
    const is = `${kind} ${quote}`,
      isFirst = !BARRED_RULES[kind].isAround || !told.has(is);
    told.add(is);
    return isFirst;
  });
  return zones.map((zone): Check => {
    const { rule, basis } = BARRED_RULES[zone.kind],
      [x, y] = centroid([[zone.outline]]);
    return inGarden({
      id: `barred:${zone.id}`,
      severity: 'advice',
      title: labelOf(zone),
      text: `${toldOf(zone)} ${keptOff(zone)}${toConfirm(zone)} ${rule}`,
      at: [Math.round(x), Math.round(y)],
      basis,
    });
  });
}
