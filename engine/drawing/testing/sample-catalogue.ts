/** One sample plant of every form, for the drawing tests. */
import { PLANT_FORMS, type Catalogue, type Plant, type PlantForm } from '../../model/plant.ts';

export const TREES = new Set<PlantForm>([
  'multi-stem-tree',
  'standard-tree',
  'columnar-tree',
  'weeping-tree',
  'conifer',
]);

function samplePlant(form: PlantForm, i: number): Plant {
  const tree = TREES.has(form),
    bulb = form === 'bulb';
  return {
    id: `plant-${form}`,
    latinName: `Planta ${form} 'Sample & Son'`,
    synonyms: [],
    commonName: `Sample ${form}`,
    category: tree ? 'tree' : bulb ? 'bulb' : form === 'aquatic' ? 'aquatic' : 'perennial',
    layer: tree ? 'canopy' : 'mid-border',
    form,
    heightM: tree ? 5 : 0.3 + (i % 6) * 0.2,
    spreadM: tree ? 3 : bulb ? 0.15 : 0.4 + (i % 5) * 0.1,
    yearsToUltimate: '2-5',
    spacingCm: 45,
    foliage: {
      type: tree ? 'deciduous' : 'herbaceous',
      colour: 'green',
      hex: '#6f9450',
      autumnHex: tree ? '#c77b2f' : null,
    },
    flower: { months: [6, 7], colours: ['violet'], hex: i % 3 ? '#8a7cc8' : null, scented: false },
    otherInterest: null,
    sun: ['full-sun'],
    soil: { textures: ['clay'], phMin: 5, phMax: 8, moisture: ['moist'] },
    tolerates: { chalk: true, wetClay: true, drought: false, coast: false },
    hardiness: 'H6',
    agm: true,
    nativeUK: false,
    wildlife: [],
    toxicity: { people: 'none', dogs: 'none', cats: 'none', horses: 'none', note: '' },
    contact: { grade: 'none', by: [] },
    pollenAllergy: 'low',
    maintenance: 'low',
    minutesPerYear: 5,
    care: '',
    careGroup: tree ? 'tree-minimal' : 'perennial-standing',
    styles: ['family'],
    notes: '',
    checked: [],
    potSize: '2L',
    crop: null,
  };
}

export const sampleCatalogue: Catalogue = { plants: PLANT_FORMS.map(samplePlant) };
