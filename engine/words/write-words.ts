/** The words of a design, every figure of them taken from the model. */
import { capitalise, lowerFirst } from '../model/format.ts';
import type { Words } from '../model/garden.ts';
import { writeConcept } from './concept.ts';
import { gatherFacts, type WordFacts, type WordInput } from './facts.ts';
import { writeMainFeature } from './main-feature.ts';
import { writeMaterials } from './materials.ts';
import { writeSeasons } from './seasons.ts';
import { writeSustainability } from './sustainability.ts';
import { writeTips } from './tips.ts';
import { STYLE_NAMES } from './title-names.ts';
import { nameDesign } from './title.ts';
import { estimateUpkeep } from './upkeep.ts';

const rank = (role: string) =>
  role === 'tree' ? 0 : role === 'bulb' || role === 'crop' || role === 'meadow' ? 2 : 1;

/** Trees first, then by number planted: what one would learn the names of. At most sixteen. */
function plantsWithCare(facts: WordFacts): { name: string; careInstructions: string }[] {
  const { schedule } = facts.input.model.planting;
  const byId = new Map(facts.input.catalogue.plants.map((p) => [p.id, p]));
  return [...schedule]
    .sort((a, b) => rank(a.role) - rank(b.role) || b.count - a.count || a.key - b.key)
    .slice(0, 16)
    .flatMap((line) => {
      const plant = byId.get(line.plantId);
      return plant
        ? [{ name: `${plant.latinName} (${plant.commonName})`, careInstructions: plant.care }]
        : [];
    });
}

/**
 * Title, concept, main feature, materials, plants with care, seasons, tips, sustainability (1 to 5, in halves) and upkeep.
 * Pure; the same model always reads the same. `taken` names the neighbouring designs, so that no two share a title.
 */
export function writeWords(input: WordInput, taken: readonly string[] = []): Words {
  const facts = gatherFacts(input, taken.length);
  const palette = input.model.planting.palette.name;
  return {
    title: nameDesign(facts, taken),
    concept: writeConcept(facts),
    mainFeature: writeMainFeature(facts),
    style: palette
      ? `${STYLE_NAMES[input.model.layout.language]}; ${lowerFirst(palette)}`
      : capitalise(STYLE_NAMES[input.model.layout.language]),
    materials: writeMaterials(facts),
    plants: plantsWithCare(facts),
    seasonalMaintenance: writeSeasons(facts),
    implementationTips: writeTips(facts),
    sustainability: writeSustainability(facts),
    upkeep: estimateUpkeep(facts),
  };
}
