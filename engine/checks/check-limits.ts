/** Covers that stay liftable, and pipes and cables that are kept clear of. */
import type { Check } from '../model/garden.ts';
import { contains } from '../geometry/region.ts';
import { inGarden, metres, type CheckInput } from './near.ts';

export function checkLimits({ model }: CheckInput): Check[] {
  const { site, layout } = model;
  const out = (site.covers ?? []).map((cover): Check => {
    const over = layout.areas.find((one) => contains(one.region, cover.x, cover.y));
    const ground = over ? `in the ${over.label.toLowerCase()}` : 'in the ground';
    return inGarden({
      id: `cover:${cover.id}`,
      severity: 'advice',
      title: `The ${cover.name} stays liftable`,
      text: `It lies ${ground}, in a recessed tray or a frame raised to the finished level, and nothing stands on it.${cover.isAssumed ? ' Its place is to be confirmed: you did not say how far from the house it is.' : ''} Building or digging within 3 m of a public sewer needs the water company’s consent.`,
      at: [cover.x, cover.y],
      ...(over ? { areaId: over.id } : {}),
      basis: 'Building Regulations part H; water company build-over rules',
    });
  });
  for (const { id, what, line, clearMm, isAssumed } of site.services ?? []) {
    const isOver = what === 'overhead line';
    out.push(
      inGarden({
        id: `service:${id}`,
        severity: 'advice',
        title: isOver ? 'Nothing tall under the overhead line' : `Keep clear of the ${what}`,
        text: `No building and no tree stands within ${metres(clearMm)} of it on either side.${isAssumed ? ' Its course is to be confirmed: it is drawn the likeliest way.' : ''} ${isOver ? 'Ask its owner before anything is lifted or built near it.' : what === 'sewer' || what === 'drain' ? 'Building or digging within 3 m of a public sewer needs the water company’s consent; ask it for its plan.' : 'Have it traced before anybody digs.'}`,
        at: line[0]!,
        basis: isOver
          ? 'HSE note GS6; the owner of the line decides'
          : what === 'sewer' || what === 'drain'
            ? 'Building Regulations part H; water company build-over rules'
            : 'HSE guide HSG47',
      }),
    );
  }
  return out;
}
