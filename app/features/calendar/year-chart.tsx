import { MONTH_NAMES } from '#engine/model/format.ts';
import type { PlantCategory } from '#contracts/site-content.ts';
import { type Periods } from '#content/calendar/periods.ts';
import { classNames } from '#app/lib/class-names.ts';
import { CATEGORY_LABELS, setQuotes } from './calendar-filters.ts';
import { YearBars, yearInWords } from './year-bars.tsx';

/** What the chart needs of a plant: no pictures, no descriptions. */
export type YearPlant = Periods & {
  id: string;
  name: string;
  latinName: string | null;
  category: PlantCategory;
  sowingPeriod: string | null;
  harvestingPeriod: string | null;
};
/** Side by side these two pairs are of nearly the same length, on the screen and on the printed sheet. */
const COLUMNS: readonly (readonly PlantCategory[])[] = [
  ['vegetables', 'herbs'],
  ['fruits', 'flowers'],
];

type Choice = {
  chosen: ReadonlySet<string>;
  onChoose: (id: string, isChosen: boolean) => void;
  formId: string;
};

/** A row a plant, its year as three bars. A tick puts the plant into the calendar file. */
export function YearChart({ plants, ...choice }: { plants: readonly YearPlant[] } & Choice) {
  const columns = COLUMNS.map((categories) =>
    categories
      .map((category) => ({
        category,
        rows: plants.filter((plant) => plant.category === category),
      }))
      .filter(({ rows }) => rows.length > 0),
  ).filter((groups) => groups.length > 0);
  return (
    <div
      className={classNames(
        'year-groups grid items-start gap-x-16 gap-y-10',
        columns.length > 1 && 'xl:grid-cols-2 print:grid-cols-2',
      )}
    >
      {columns.map((groups) => (
        <div key={groups[0]?.category} className="grid min-w-0 gap-y-10">
          {groups.map(({ category, rows }) => (
            <CategoryTable key={category} category={category} rows={rows} {...choice} />
          ))}
        </div>
      ))}
    </div>
  );
}

function CategoryTable({
  category,
  rows,
  chosen,
  onChoose,
  formId,
}: { category: PlantCategory; rows: readonly YearPlant[] } & Choice) {
  return (
    <table
      aria-labelledby={`year-${category}`}
      className="w-full table-fixed border-collapse text-left"
    >
      <thead className="sticky top-[4.25rem] z-10 bg-paper xl:top-12">
        <tr>
          <th
            scope="col"
            className="w-[41%] print:w-[44%]! border-b border-line-strong py-2 align-bottom sm:w-[36%]"
          >
            <span id={`year-${category}`} className="display-4">
              {CATEGORY_LABELS[category]}
            </span>
          </th>
          <th scope="col" className="border-b border-line-strong py-2 align-bottom">
            <span className="sr-only">Sowing, planting and harvest through the year</span>
            <span
              aria-hidden
              className="fine grid grid-cols-12 text-center font-normal text-ink-soft"
            >
              {MONTH_NAMES.map((name) => (
                <span key={name}>
                  {name.charAt(0)}
                  <span className="hidden sm:inline xl:hidden print:hidden">
                    {name.slice(1, 3)}
                  </span>
                </span>
              ))}
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((plant) => (
          <tr key={plant.id} className="border-b hover:bg-linen">
            <th scope="row" className="pr-3 font-normal">
              <label className="flex min-h-9 items-center gap-2.5 py-1 text-[0.9375rem] leading-tight">
                <input
                  type="checkbox"
                  form={formId}
                  name="plants"
                  value={plant.id}
                  checked={chosen.has(plant.id)}
                  onChange={(event) => onChoose(plant.id, event.target.checked)}
                  className="no-print size-6 shrink-0 scale-75 accent-(--clay)"
                />
                {setQuotes(plant.name)}
              </label>
            </th>
            <td>
              <span className="sr-only">{yearInWords(plant)}</span>
              <YearBars plant={plant} className="h-6" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
