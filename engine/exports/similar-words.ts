/** A description that leads to a garden like a given one: what it has, its floors and its colours, and nothing that anybody wrote. */
import { NAMES } from '../costing/changes.ts';
import { phraseOf } from '../features/names.ts';
import { area, bounds } from '../geometry/region.ts';
import { capitalise, joinList, lowerFirst, metresFigure } from '../model/format.ts';
import type { GardenModel } from '../model/garden.ts';
import type { FeatureId } from '../model/brief.ts';
import { compassWord } from '../words/facts.ts';
import { STYLE_NAMES } from '../words/title-names.ts';

/**
 * Sentences as a visitor would write them.
 * @param withPlot whether the ground is told, too: not of a garden that is somebody else's, whose size is not the reader's
 */
export function similarWords(model: GardenModel, { withPlot }: { withPlot: boolean }): string {
  return [
    ...(withPlot ? [plot(model)] : []),
    wishes(model),
    floors(model),
    colours(model),
    `${capitalise(STYLE_NAMES[model.layout.language])}.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function plot({ site }: GardenModel): string {
  const { x0, x1, y0, y1 } = bounds([[site.boundary]]);
  const size =
    site.boundary.length === 4
      ? `is ${metresFigure(x1 - x0)} m wide and ${metresFigure(y1 - y0)} m long`
      : `is up to ${metresFigure(x1 - x0)} m wide and ${metresFigure(y1 - y0)} m long`;
  return `Our garden ${size} and faces ${compassWord(site.bearingDeg)}.`;
}

function wishes({ layout }: GardenModel): string {
  const features = new Set(
    layout.areas.flatMap(({ feature, id }): FeatureId[] =>
      feature && !id.startsWith('kept-') ? [feature] : [],
    ),
  );
  return features.size ? `We would like ${joinList([...features].map(phraseOf))}.` : '';
}

/** Of the largest floor: what the others are laid in is for the new garden to say. */
function floors({ layout }: GardenModel): string {
  const [first] = layout.areas
    .filter(({ kind, id }) => (kind === 'terrace' || kind === 'seat') && !id.startsWith('kept-'))
    .toSorted((a, b) => area(b.region) - area(a.region));
  const name = first && NAMES[first.material];
  return name ? `The patio in ${name}.` : '';
}

const colours = ({ planting }: GardenModel): string =>
  planting.palette.name ? `Plants in ${lowerFirst(planting.palette.name)}.` : '';
