/** Gardens for people who do no steps: which ways have none, with their sums, and which cannot be had so in this plot. */
import { stepFreeOf } from '../model/step-free.ts';
import { accessFaults, type AccessFault } from '../levels/access-faults.ts';
import { EASY, FLUSH_MM } from '../levels/climbs.ts';
import { levelsOf } from '../levels/levels.ts';
import { railsOf } from '../levels/rails.ts';
import { turnedRectangle } from '../geometry/region.ts';
import { lineMeetsZone } from '../site/zones.ts';
import { isGroundTold } from '../site/levels.ts';
import { LANDING_EVERY_MM } from '../levels/step-free.ts';
import type { Stretch } from '../levels/types.ts';
import { withoutFirmWay } from '../met/access.ts';
import { joinList, lowerFirst } from '../model/format.ts';
import type { Check, GardenModel } from '../model/garden.ts';
import type { StepFree } from '../model/site.ts';
import { isUndug } from '../quantities/build-ups.ts';
import { ACCESS, inGarden, labelOfWay, metres } from './near.ts';
import type { CheckInput } from './near.ts';

/** Ways that the sums are given of, the steepest first. */
const MOST_SUMS = 4;

const areaOfWay = ({ layout }: GardenModel, id: string): string | null =>
  layout.areas.some((area) => area.id === id) ? id : null;

function faultWords({ kind, riseMm, neededMm, hasMm, oneIn, isUp }: AccessFault): string {
  if (kind === 'steep')
    return `It climbs ${metres(riseMm)}, which takes ${metres(neededMm)} at 1 in ${oneIn}, and this plan has ${metres(hasMm)} there. Go up and down it with somebody beside you, or have what it leads to nearer the door.`;
  const lies = `It lies ${metres(riseMm)} ${isUp ? 'above' : 'below'} where its way begins.`;
  return neededMm <= hasMm
    ? `${lies} Its way goes over steps that lead further, with a handrail; a ramp of 1 in ${oneIn} beside them takes ${metres(neededMm)}, and whether there is ground for it is settled on site.`
    : `${lies} Without a step that takes ${metres(neededMm)} at 1 in ${oneIn}, and this plan has ${metres(hasMm)}, so there are steps, with a handrail. What is used daily belongs on the near side of them.`;
}

function faultCheck(model: GardenModel, fault: AccessFault): Check {
  const { routeId, kind } = fault,
    place = labelOfWay(model, routeId);
  return inGarden({
    id: `${kind === 'steps' ? 'no-ramp' : 'steep-ramp'}:${routeId}`,
    severity: 'warning',
    title:
      kind === 'steps' ? `No way without steps to ${place}` : `The way to ${place} is a steep ramp`,
    text: faultWords(fault),
    at: fault.at,
    areaId: areaOfWay(model, routeId),
    basis: ACCESS,
  });
}

const slopeOf = ({ slopedMm, slopedOverMm }: Stretch): number =>
  Math.abs(slopedMm) / Math.max(1, slopedOverMm);

/** Where ways lead that go over steps which stand, in a sentence. */
function overStandingSteps(model: GardenModel): string[] {
  const flights = model.site.existing.filter(({ kind }) => kind === 'steps');
  return model.layout.routes
    .filter(({ line }) =>
      flights.some(({ x, y, radiusMm, boxMm }) => {
        const [w, d] = boxMm ?? [radiusMm * 2, radiusMm * 2];
        return lineMeetsZone({ outline: turnedRectangle(x, y, w, d, 0)[0]![0]! }, line);
      }),
    )
    .map(({ areaId }) => labelOfWay(model, areaId));
}

/** The sums of the ways that slope, so that they can be measured on site. */
function sumsCheck(
  { model, brief }: Pick<CheckInput, 'model' | 'brief'>,
  faults: readonly AccessFault[],
  stepFree: StepFree,
): Check {
  const { stretches } = levelsOf(model),
    bad = new Set(faults.map(({ routeId }) => routeId)),
    seen = new Set<string>();
  const sloped = stretches
    .filter((one) => !bad.has(one.routeId) && Math.abs(one.slopedMm) > FLUSH_MM)
    .sort((a, b) => slopeOf(b) - slopeOf(a))
    .filter(({ routeId }) => !seen.has(routeId) && seen.add(routeId));
  const sums = sloped
    .slice(0, MOST_SUMS)
    .map(
      (one) =>
        `to ${labelOfWay(model, one.routeId)} ${metres(Math.abs(one.slopedMm))} ${one.slopedMm > 0 ? 'up' : 'down'} over ${metres(one.slopedOverMm)}, 1 in ${Math.round(1 / slopeOf(one))}`,
    );
  const needsLanding = sloped.some(({ slopedMm }) => Math.abs(slopedMm) > LANDING_EVERY_MM),
    hasRamp = sloped.some((one) => slopeOf(one) > EASY),
    rails = railsOf(model).filter(({ beside }) => beside === 'ramp').length;
  const soft = withoutFirmWay(model, stepFree.widthMm).map(
    ({ label }) => `the ${lowerFirst(label)}`,
  );
  const { site } = model,
    stepped = overStandingSteps(model),
    isTold = isGroundTold(site, brief),
    others = faults.length ? 'The other ways' : 'Every way';
  return inGarden({
    id: 'ways-without-steps',
    severity: stepped.length ? 'warning' : soft.length || !isTold ? 'advice' : 'info',
    title: stepped.length
      ? 'A way goes over steps that stand'
      : !isTold
        ? `${others} drawn without a step, on ground taken as level`
        : faults.length
          ? 'The other ways have no step'
          : 'Every way without a step',
    text: [
      ...(stepped.length
        ? [
            `The way to ${joinList(stepped)} goes over steps that stand already: whoever does no steps does not come there by it. What follows is of the other ways.`,
          ]
        : []),
      ...(isTold
        ? []
        : [
            'We made out no levels in what you write: the ground is taken as level, and what follows holds for that alone. Have it measured before it is relied on.',
          ]),
      soft.length
        ? `From the door no way ${faults.length ? 'but those named ' : ''}has a step. Not all is firm ground ${metres(stepFree.widthMm)} wide: the way to ${joinList(soft)} is in part grass, loose stones or narrower. Have it paved before it is relied on.`
        : `From the door every way ${faults.length ? 'but those named ' : ''}is firm, ${metres(stepFree.widthMm)} wide or wider, and has no step.`,
      ...(sums.length
        ? [
            `Their slopes: ${sums.join('; ')}.${site.slope === 'level' || site.levels?.breaks || site.levels?.fallMm ? '' : ' No fall was given in figures: it is taken as 1 in 20, and the slopes with it.'}`,
          ]
        : isTold
          ? ['All of them are level.']
          : ['All of them are drawn level.']),
      ...(needsLanding
        ? ['Each half metre of a climb is followed by a level landing of 1.5 m.']
        : []),
      ...(hasRamp
        ? ['What is steeper than 1 in 20 is a ramp: upstands of 100 mm keep wheels on it.']
        : []),
      ...(rails ? ['Handrails are drawn and priced.'] : []),
    ].join(' '),
    at: [model.site.doorX, 0],
    areaId: 'terrace',
    basis: ACCESS,
  });
}

export function checkWays({ model, brief }: CheckInput): Check[] {
  const stepFree = model.site.levels?.stepFree ?? stepFreeOf(brief);
  if (!stepFree || isUndug(model.site) || !model.layout.routes.length) return [];
  const faults = accessFaults(model, stepFree),
    { atDoorMm } = levelsOf(model);
  return [
    ...(atDoorMm < -FLUSH_MM
      ? [
          inGarden({
            id: 'step-at-door',
            severity: 'warning',
            title: 'A step at the door',
            text: `The floor outside lies ${metres(-atDoorMm)} below the threshold. A ramp of 1 in ${stepFree.oneIn} down to it takes ${metres(-atDoorMm * stepFree.oneIn)} and a level landing of 1.5 m at the door; raising the floor to the threshold, with a drain in it, is better where the damp-proof course allows it.`,
            at: [model.site.doorX, 0],
            areaId: 'terrace',
            basis: ACCESS,
          }),
        ]
      : []),
    ...faults.map((fault) => faultCheck(model, fault)),
    sumsCheck({ model, brief }, faults, stepFree),
  ];
}
