/** The rules over the plant catalogue, what no rule has looked at, and what was checked against a source: npm run check:plants. */
import { catalogue } from '../content/plants/catalogue.ts';
import { faultsOf, RULES, unlooked } from '../content/plants/check-plants.ts';
import { sourceOf } from '../content/plants/sources.ts';

const { plants } = catalogue;
const faults = faultsOf(plants);
for (const { says, broken } of faults) console.log(`Broken: ${says}: ${broken.join('; ')}`);
console.log(`${plants.length} plants, ${RULES.length} rules, ${faults.length} broken.`);
console.log(`No rule looks at: ${unlooked(plants).join(', ')}.`);
const checked = plants.filter((plant) => plant.checked.length > 0);
console.log(
  `Checked against a source: ${checked.length}; not checked: ${plants.length - checked.length}.`,
);
if (process.argv.includes('--list'))
  for (const plant of plants) console.log(`${plant.latinName}: ${sourceOf(plant)}`);
if (faults.length > 0) process.exitCode = 1;
