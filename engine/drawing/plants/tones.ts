/** A plant's colours as the hand that draws plans would lay them: its own leaf and flower, a little softened. */
import type { Plant } from '../../model/plant.ts';
import { lightness, mix, saturate, within } from '../colour.ts';

export type Tones = {
  leaf: string;
  leafLine: string;
  leafPale: string;
  bloom: string | null;
  bloomLine: string;
  /** Mass of the plant as seen in flower. */
  body: string;
  bodyLine: string;
};

const DEFAULT_LEAF = '#7f9f5f';

/** A crown's tones: paler than a shrub's, for it is looked through. */
export function crownTones(tones: Tones): Tones {
  const leaf = saturate(within(mix(tones.leaf, '#dbe6a4', 0.24), 0.5, 0.8), 1.12);
  return {
    ...tones,
    leaf,
    leafLine: mix(leaf, '#22331a', 0.5),
    leafPale: mix(leaf, '#fbfbe6', 0.34),
  };
}
export function tonesOf(plant: Plant | undefined): Tones {
  const raw = plant?.foliage.hex ?? DEFAULT_LEAF;
  const leaf = within(
    saturate(mix(raw, '#e4ebb8', lightness(raw) < 0.36 ? 0.16 : 0.2), 1.05),
    0.34,
    0.8,
  );
  const leafLine = mix(leaf, '#1c2c16', 0.46);
  const leafPale = mix(leaf, '#fbfbe6', 0.34);
  const flower = plant?.flower.hex ?? null;
  if (!flower)
    return {
      leaf,
      leafLine,
      leafPale,
      bloom: null,
      bloomLine: leafLine,
      body: leaf,
      bodyLine: leafLine,
    };
  const bloom = within(mix(flower, '#ffffff', 0.08), 0.3, 0.99);
  // white flowers leave the mass green, or a white garden would be a grey drawing
  const white = lightness(bloom) > 0.88;
  // pink over green is grey: the mass is the flower paled, with only a breath of leaf
  const body = white
    ? saturate(mix(leaf, mix(bloom, '#ffffff', 0.06), 0.36), 1.2)
    : mix(mix(bloom, '#fff6e6', 0.26), leafPale, 0.16);
  return {
    leaf,
    leafLine,
    leafPale,
    bloom,
    bloomLine: mix(mix(bloom, leaf, lightness(bloom) > 0.85 ? 0.45 : 0.12), '#231a2c', 0.36),
    body,
    bodyLine: mix(mix(body, bloom, 0.3), '#22231f', 0.42),
  };
}
