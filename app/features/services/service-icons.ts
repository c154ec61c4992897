import {
  Droplet,
  Flower2,
  Layers,
  LayoutGrid,
  Leaf,
  PencilRuler,
  Scissors,
  Shovel,
  Sun,
  TreeDeciduous,
  type LucideIcon,
} from 'lucide-react';
import type { Service } from '#contracts/site-content.ts';

export const SERVICE_ICON_DRAWINGS: Record<NonNullable<Service['icon']>, LucideIcon> = {
  'pencil-ruler': PencilRuler,
  layers: Layers,
  layout: LayoutGrid,
  flower: Flower2,
  droplet: Droplet,
  scissors: Scissors,
  shovel: Shovel,
  tree: TreeDeciduous,
  sun: Sun,
  leaf: Leaf,
};
