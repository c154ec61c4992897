/** A plant of the catalogue, with everything that choosing, drawing, pricing and caring for it needs. */
import type { ProjectType, SoilTexture } from './brief.ts';

export type PlantCategory =
  | 'tree'
  | 'shrub'
  | 'hedging'
  | 'climber'
  | 'perennial'
  | 'grass'
  | 'fern'
  | 'bulb'
  | 'groundcover'
  | 'annual'
  | 'vegetable'
  | 'fruit'
  | 'herb'
  | 'aquatic';
export type PlantLayer =
  | 'canopy'
  | 'hedge'
  | 'climber'
  | 'shrub'
  | 'structural'
  | 'mid-border'
  | 'emergent'
  | 'edging'
  | 'groundcover'
  | 'bulb'
  | 'crop'
  | 'aquatic';

/** How it is drawn and modelled. */
export const PLANT_FORMS = [
  'multi-stem-tree',
  'standard-tree',
  'columnar-tree',
  'weeping-tree',
  'conifer',
  'trained-fruit',
  'dome',
  'cube',
  'loose-shrub',
  'arching-shrub',
  'upright-shrub',
  'rose',
  'hydrangea',
  'hedge',
  'climber',
  'spire',
  'daisy',
  'umbel',
  'globe',
  'cloud',
  'mat',
  'clump',
  'fine-grass',
  'broad-grass',
  'fern',
  'bold-leaf',
  'strap-leaf',
  'bulb',
  'succulent',
  'herb',
  'row-crop',
  'leafy-crop',
  'vine-crop',
  'aquatic',
] as const;
export type PlantForm = (typeof PLANT_FORMS)[number];

export type Hardiness = 'H1c' | 'H2' | 'H3' | 'H4' | 'H5' | 'H6' | 'H7';
export type SunNeed = 'full-sun' | 'partial-sun' | 'shade';

export type Plant = {
  /** kebab-case of the Latin name, unique. */
  id: string;
  latinName: string;
  commonName: string;
  category: PlantCategory;
  layer: PlantLayer;
  form: PlantForm;
  /** Typical size in a garden after ten years. */
  heightM: number;
  spreadM: number;
  yearsToUltimate: '1-2' | '2-5' | '5-10' | '10-20' | '20+';
  /** Centre to centre when planted. */
  spacingCm: number;
  foliage: {
    type: 'evergreen' | 'semi-evergreen' | 'deciduous' | 'herbaceous' | 'annual';
    colour: string;
    hex: string;
    autumnHex: string | null;
  };
  flower: { months: number[]; colours: string[]; hex: string | null; scented: boolean };
  /** Months with berries, stems, seed heads or bark worth looking at. */
  otherInterest: { months: number[]; what: string } | null;
  sun: SunNeed[];
  soil: {
    textures: SoilTexture[];
    phMin: number;
    phMax: number;
    moisture: ('dry' | 'well-drained' | 'moist' | 'wet')[];
  };
  tolerates: { chalk: boolean; wetClay: boolean; drought: boolean; coast: boolean };
  hardiness: Hardiness;
  agm: boolean;
  nativeUK: boolean;
  /** 'bees', 'butterflies', 'birds', 'moths', 'hedgehogs'… */
  wildlife: string[];
  /** 'none', 'low' (upset, irritant) or 'high' (dangerous if eaten). */
  toxicity: { people: 'none' | 'low' | 'high'; pets: 'none' | 'low' | 'high'; note: string };
  /** Wind-borne pollen that matters to hay fever. */
  pollenAllergy: 'low' | 'medium' | 'high';
  thorny: boolean;
  maintenance: 'low' | 'medium' | 'high';
  /** Minutes of care a plant asks for in a year, for the upkeep figure. */
  minutesPerYear: number;
  /** One or two sentences a gardener can act on, with the month. */
  care: string;
  styles: ProjectType[];
  notes: string;
  /** Pot size it is bought in. */
  potSize:
    '9cm' | '2L' | '3L' | '5L' | '10L' | '25L' | '45L' | 'bulb' | 'plug' | 'seed' | 'bare-root';
  /** Edible crops only: months as 1 to 12. */
  crop: {
    sow: number[];
    plant: number[];
    harvest: number[];
    difficulty: 'beginner' | 'intermediate' | 'expert';
  } | null;
};

export type Catalogue = { plants: Plant[] };
