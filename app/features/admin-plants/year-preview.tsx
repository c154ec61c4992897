import { MONTH_NAMES } from '#engine/model/format.ts';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { PlantInput } from '#contracts/admin-plants.ts';
import { YearBars, YearLegend, yearInWords } from '#app/features/calendar/year-bars.tsx';
import type { PlantFields } from './plant-fields.ts';

/** The plant's year as the full calendar will draw it. */
export function YearPreview({ form }: { form: UseFormReturn<PlantFields, unknown, PlantInput> }) {
  const [sowingPeriod, plantingPeriod, harvestingPeriod] = useWatch({
    control: form.control,
    name: ['sowingPeriod', 'plantingPeriod', 'harvestingPeriod'],
  });
  const plant = { sowingPeriod, plantingPeriod, harvestingPeriod };
  return (
    <section aria-label="The year in the full calendar" className="bg-linen px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="font-medium">The year in the full calendar</h3>
        <YearLegend />
      </div>
      <p className="sr-only">{yearInWords(plant) || 'No period yet.'}</p>
      <div aria-hidden className="fine mt-3 grid grid-cols-12 text-center text-ink-soft">
        {MONTH_NAMES.map((name) => (
          <span key={name}>
            {name.charAt(0)}
            <span className="hidden sm:inline">{name.slice(1, 3)}</span>
          </span>
        ))}
      </div>
      <YearBars plant={plant} className="mt-1 h-7" />
    </section>
  );
}
