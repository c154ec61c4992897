/** The garden itself, layer by layer, for every view. */
import { placePlants, type PlacedPlants } from './plants/place-plants.ts';
import { boundaryShade, drawBoundary, plotClip, plotShade } from './boundary.ts';
import type { Board } from './board.ts';
import { drawCrownsBeyond } from './crowns-beyond.ts';
import type { LayerId, Primitive } from './drawing.ts';
import { drawFurnishings, drawStones } from './furnishings/furnish.ts';
import { drawHouse, type HouseStrip } from './house.ts';
import { drawKeptThings } from './kept-things.ts';
import { drawSteps } from './levels/steps.ts';
import { drawScreens } from './screens.ts';
import { drawSurfaces } from './surfaces/area.ts';

export type GardenLayers = {
  layers: Map<LayerId, Primitive[]>;
  plants: PlacedPlants;
  house: HouseStrip;
};

/** `houseDepth` is the paper depth of the strip of house that shows. */
export function drawGarden(board: Board, houseDepth: number): GardenLayers {
  const clip = plotClip(board),
    plants = placePlants(board),
    things = drawFurnishings(board),
    screens = drawScreens(board);
  const boundary = drawBoundary(board),
    house = drawHouse(board, houseDepth),
    kept = drawKeptThings(board);
  const inside = (items: Primitive[], opacity?: number, filter?: string): Primitive[] =>
    items.length
      ? [
          {
            kind: 'group',
            clip,
            items: [
              {
                kind: 'group',
                items,
                ...(opacity === undefined ? {} : { opacity }),
                ...(filter ? { filter } : {}),
              },
            ],
          },
        ]
      : [];
  const layers = new Map<LayerId, Primitive[]>([
    ['house', [plotShade(board), ...house.items]],
    ['surfaces', drawSurfaces(board)],
    ['stones', inside(drawStones(board))],
    [
      'shadows',
      inside(
        [
          ...boundaryShade(board),
          ...screens.shadows,
          ...things.shadows,
          ...kept.shadows,
          ...plants.groundShadows,
          ...things.lightShadows,
        ],
        0.25,
        'soft',
      ),
    ],
    ['furniture', things.ground],
    ['plants', inside([...boundary.hedges, ...kept.ground, ...plants.low])],
    ['screens', inside([...drawSteps(board), ...screens.items])],
    ['structures', things.overhead],
    ['tree-shadows', inside(plants.canopyShadows, 0.2, 'soft')],
    ['boundary', boundary.lines],
    ['canopies', [...kept.canopies, ...plants.canopies, ...inside(drawCrownsBeyond(board))]],
  ]);
  return { layers, plants, house };
}
