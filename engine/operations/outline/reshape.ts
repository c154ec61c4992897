/** Another outline for a piece of ground: its soft neighbours give what it takes, and take what it gives. */
import { intersect, subtract } from '../../geometry/boolean.ts';
import { area as areaOf, polygon, ringArea } from '../../geometry/region.ts';
import { offset } from '../../geometry/trial.ts';
import type { GardenModel } from '../../model/garden.ts';
import type { Area } from '../../model/layout.ts';
import { MOST_OUTLINE, type Operation } from '../../model/operation.ts';
import type { Region, Ring } from '../../model/shapes.ts';
import type { Outcome } from '../apply.ts';
import { giveGround, takeGround } from '../ground.ts';
import { crossing } from '../plot/faults.ts';
import { keepWays, lower } from '../recut.ts';
import { mayBeStretched } from '../stretch.ts';

/** Less than this was not meant, mm². */
const SPECK_MM2 = 1000;
/** What is nowhere wider is rounding between two outlines, mm. */
const HAIR_MM = 4;

export const mayBeReshaped = mayBeStretched;

/** The outer outline of the largest piece of an area, counter-clockwise. */
export function outlineOf({ region }: Pick<Area, 'region'>): Ring {
  const [largest] = [...region].sort((a, b) => ringArea(b[0]!) - ringArea(a[0]!));
  return largest?.[0] ?? [];
}

export function reshapeArea(
  model: GardenModel,
  { areaId, corners }: Extract<Operation, { kind: 'reshape' }>,
): Outcome {
  const own = model.layout.areas.find((one) => one.id === areaId);
  if (!own) return { refused: 'That is no longer in the garden.' };
  if (!mayBeReshaped(own)) return { refused: `The outline of ${lower(own)} stays as it is.` };
  if (corners.length < 3 || corners.length > MOST_OUTLINE)
    return { refused: 'An outline has three corners at least, and 600 at most.' };
  if (crossing(corners)) return { refused: 'The outline would cross itself there.' };
  const drawn = polygon(corners);
  if (areaOf(drawn) < SPECK_MM2) return { refused: `That would leave nothing of ${lower(own)}.` };
  const piece = pieceUnder(own.region, drawn);
  if (!piece) return { refused: `That outline lies beside ${lower(own)}.` };
  const [outer, ...holes] = piece;
  const next = holes.length ? subtract(drawn, ...holes.map((ring) => polygon(ring))) : drawn;
  const lost = meant(subtract([[outer!, ...holes]], next)),
    gained = meant(subtract(next, own.region));
  if (!lost.length && !gained.length) return { model };
  const given = lost.length ? giveGround(model, own, lost) : { model };
  if ('refused' in given) return given;
  const now = given.model.layout.areas.find((one) => one.id === areaId)!;
  const taken = gained.length ? takeGround(given.model, now, gained) : given;
  return 'refused' in taken ? taken : keepWays(taken.model, own);
}

const meant = (ground: Region): Region =>
  ground.filter(
    (piece) => areaOf([piece]) >= SPECK_MM2 && offset([piece], -HAIR_MM / 2).length > 0,
  );

/** The piece of an area that an outline is most of. */
function pieceUnder(region: Region, drawn: Region): Region[number] | null {
  const shares = region
    .map((piece) => ({ piece, share: areaOf(intersect([piece], drawn)) }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share);
  return shares[0]?.piece ?? null;
}
