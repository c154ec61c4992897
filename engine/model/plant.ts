/** A plant of the catalogue, with everything that choosing, drawing, pricing and caring for it needs. */
import type { ProjectType, SoilTexture } from './brief.ts';
import type { CareGroup } from './care.ts';

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
/** 'low' upsets or irritates; 'high' endangers: it may need a doctor or a vet. */
export type HazardGrade = 'none' | 'low' | 'high';
/** What harms those who touch, cut or brush past a plant. */
export type ContactHazard = 'sap' | 'sap in sunlight' | 'thorns' | 'spines' | 'hairs';
export type SunNeed = 'full-sun' | 'partial-sun' | 'shade';

/** What of a row was checked, against which source, on which day (YYYY-MM-DD). */
export type Checked = { what: string; source: string; on: string };

export type Plant = {
  /** kebab-case of the Latin name, unique. */
  id: string;
  latinName: string;
  /** Botanical names it had before, as nurseries may still sell it. */
  synonyms: string[];
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
  /** Poison when eaten. */
  toxicity: {
    people: HazardGrade;
    dogs: HazardGrade;
    cats: HazardGrade;
    horses: HazardGrade;
    note: string;
  };
  /** Harm by touch. Thorns and spines graded high make wounds that fester; sap graded high burns, blisters or hurts the eye. */
  contact: { grade: HazardGrade; by: ContactHazard[] };
  /** Wind-borne pollen that matters to hay fever. */
  pollenAllergy: 'low' | 'medium' | 'high';
  maintenance: 'low' | 'medium' | 'high';
  /** Minutes of care a plant asks for in a year, for the upkeep figure. */
  minutesPerYear: number;
  /** One or two sentences a gardener can act on, with the month. */
  care: string;
  /** The work it shares with its kind, in which months, and what it never bears. */
  careGroup: CareGroup;
  /** Its stems are cut for a vase; absent where they are not. */
  forCutting?: true;
  styles: ProjectType[];
  notes: string;
  /** Empty where nothing of the row was checked against a source. */
  checked: Checked[];
  /** Pot size it is bought in. */
  potSize:
    | '9cm'
    | '2L'
    | '3L'
    | '5L'
    | '10L'
    | '25L'
    | '45L'
    | 'bulb'
    | 'plug'
    | 'seed'
    | 'bare-root';
  /** Edible crops only: months as 1 to 12. */
  crop: {
    sow: number[];
    plant: number[];
    harvest: number[];
    difficulty: 'beginner' | 'intermediate' | 'expert';
  } | null;
};

export type Catalogue = { plants: Plant[] };
