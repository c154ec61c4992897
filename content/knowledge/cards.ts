/** The cards that a fresh install's assistant answers from, by file; docs/knowledge.md is their form. */
import type { KnowledgeCard } from '#contracts/knowledge.ts';
import firm from './firm-and-design.json' with { type: 'json' };
import food from './food-and-pests.json' with { type: 'json' };
import law from './law-trees-hedges.json' with { type: 'json' };
import lawns from './lawns-and-weeds.json' with { type: 'json' };
import planting from './planting-and-making.json' with { type: 'json' };
import pruning from './pruning-and-shrubs.json' with { type: 'json' };
import safety from './safety-and-people.json' with { type: 'json' };
import soil from './soil-and-water.json' with { type: 'json' };

export const knowledgeCards = [
  ...firm,
  ...food,
  ...law,
  ...lawns,
  ...planting,
  ...pruning,
  ...safety,
  ...soil,
] as readonly KnowledgeCard[];
