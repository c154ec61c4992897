/** The edging of open ground and the colour of what is built of timber, as they were chosen by hand. */
import { FURNISHINGS } from '../features/features.ts';
import { nameOfFurnishing } from '../features/names.ts';
import { lowerFirst } from '../model/format.ts';
import type { GardenModel } from '../model/garden.ts';
import {
  type Area,
  type Edging,
  EDGINGS,
  type Furnishing,
  type TimberColour,
} from '../model/layout.ts';
import type { Operation } from '../model/operation.ts';
import type { Outcome } from './apply.ts';

type Of<Kind extends Operation['kind']> = Extract<Operation, { kind: Kind }>;

export const EDGING_NAMES: Record<Edging, string> = {
  'steel-edging': 'steel',
  'timber-edging': 'treated timber',
  'brick-edging': 'brick, bedded flush',
  'cut-edge': 'cut with a spade',
};
export const COLOUR_NAMES: Record<TimberColour, string> = {
  black: 'black',
  grey: 'grey',
  green: 'dark green',
  blue: 'blue grey',
  white: 'off-white',
};

/** What may hold the edge of a piece of ground; none where nothing does, or what lies there holds itself. */
export function edgingsFor({ kind, material }: Area): readonly Edging[] {
  switch (kind) {
    case 'lawn':
    case 'meadow':
      return EDGINGS;
    case 'gravel':
      return EDGINGS.filter((one) => one !== 'cut-edge');
    default:
      return material === 'gravel' || material === 'self-binding-gravel'
        ? EDGINGS.filter((one) => one !== 'cut-edge')
        : [];
  }
}

export function changeEdging(model: GardenModel, { areaId, edging }: Of<'edging'>): Outcome {
  const area = model.layout.areas.find(({ id }) => id === areaId);
  if (!area) return { refused: 'That is no longer in the garden.' };
  if (edging && !edgingsFor(area).includes(edging))
    return { refused: `The ${lowerFirst(area.label)} has no edge that is held so.` };
  if ((area.edging ?? null) === edging) return { model };
  const { edging: _was, ...bare } = area;
  const next: Area = edging ? { ...bare, edging } : bare;
  const areas = model.layout.areas.map((one) => (one === area ? next : one));
  return { model: { ...model, layout: { ...model.layout, areas } } };
}

/** Whether it is built of timber that takes a colour. */
export const takesColour = ({ kind }: Pick<Furnishing, 'kind'>): boolean =>
  FURNISHINGS[kind].material === 'timber' || FURNISHINGS[kind].material === 'painted-timber';

export function changeColour(model: GardenModel, { id, colour }: Of<'colour'>): Outcome {
  const thing = model.layout.furnishings.find((one) => one.id === id);
  if (!thing) return { refused: 'That is no longer in the garden.' };
  if (!takesColour(thing))
    return { refused: `The ${nameOfFurnishing(thing.kind)} is not of timber.` };
  if ((thing.colour ?? null) === colour) return { model };
  const { colour: _was, ...bare } = thing;
  const next: Furnishing = colour ? { ...bare, colour } : bare;
  const furnishings = model.layout.furnishings.map((one) => (one === thing ? next : one));
  return { model: { ...model, layout: { ...model.layout, furnishings } } };
}
