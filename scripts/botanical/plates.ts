/** The plates as SVG: one for each plant of the calendar, and one for each category, which stands in where a plant's picture fails. */
import { Plate, sheet } from './kit/plate.ts';
import { recipes } from './recipes/index.ts';

/** Four plants that speak for their category, drawn together. */
const COMPANIES: Record<string, readonly [string, string, string, string]> = {
  'category-vegetables': ['carrot', 'tomato', 'pea', 'summer-cabbage'],
  'category-fruits': [
    'apple-discovery',
    'strawberry-cambridge-favourite',
    'pear-conference',
    'grape-phoenix',
  ],
  'category-flowers': ['sunflower', 'tulip-queen-of-night', 'cosmos', 'english-bluebell'],
  'category-herbs': ['lavender', 'basil', 'chives', 'sage'],
};
const CORNERS = [
  [40, 40],
  [500, 40],
  [40, 500],
  [500, 500],
] as const;

export const plateNames: readonly string[] = [...Object.keys(recipes), ...Object.keys(COMPANIES)];

function draw(name: string): Plate {
  const recipe = recipes[name];
  if (!recipe) throw new Error(`There is no drawing called "${name}"`);
  const plate = new Plate(name);
  recipe(plate);
  return plate;
}

/** The SVG of a plate by its name: a plant's id, or "category-" and the category. */
export function plateSvg(name: string): string {
  const company = COMPANIES[name];
  if (!company) return draw(name).svg();
  return sheet(
    company
      .map(
        (member, i) =>
          `<g transform="translate(${CORNERS[i]?.join(' ')}) scale(0.46)">${draw(member).body()}</g>`,
      )
      .join(''),
  );
}
