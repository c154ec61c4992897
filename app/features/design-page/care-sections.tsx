import { capitalise, decimal, wholeNumber } from '#engine/model/format.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import type { StillDesign } from './page-design.ts';
import { Section, TextList } from './section.tsx';

/** Materials with where they go, how to build it, and how it treats its ground. */
export function BuildingSection({ design }: { design: StillDesign }) {
  const { sustainability } = design;
  return (
    <Section id="building" title="Building it" isLong>
      <h3 className="display-4">Materials</h3>
      <dl className="mt-4 grid gap-x-12 sm:grid-cols-2">
        {design.materials.map((material) => (
          <div key={material.name} className="border-t py-4">
            <dt className="font-medium">{material.name}</dt>
            <dd className="mt-1 text-ink-soft">{material.application}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-2">
        <div>
          <h3 className="display-4 mb-3">For whoever builds it</h3>
          <TextList items={design.implementationTips} />
        </div>
        <div>
          <h3 className="display-4 mb-3">Sustainability</h3>
          <p className="figures flex items-center gap-3">
            <span className="font-display text-[2.5rem] leading-none font-semibold">
              {sustainability.rating}
            </span>
            <span className="text-ink-soft">of 5</span>
            <span aria-hidden className="ml-2 flex gap-1.5">
              {[1, 2, 3, 4, 5].map((mark) => (
                <span key={mark} className="h-2 w-7 bg-stone">
                  <span
                    className="block h-full bg-leaf"
                    style={{
                      width: `${Math.max(0, Math.min(1, sustainability.rating - mark + 1)) * 100}%`,
                    }}
                  />
                </span>
              ))}
            </span>
          </p>
          <p className="mt-3 text-ink-soft">{sustainability.explanation}</p>
        </div>
      </div>
    </Section>
  );
}

/** What the garden asks of its owner through the year. */
export function CareSection({ design }: { design: StillDesign }) {
  const most = Math.max(1, ...design.upkeep.items.map((item) => item.hours));
  return (
    <Section
      id="care"
      title="Care"
      lede={`About ${wholeNumber(design.upkeep.hoursPerYear)} hours a year once it has settled in.`}
      isLong
      className="later [--later:145rem] lg:[--later:95rem]"
    >
      <div className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
        {Object.entries(design.seasonalMaintenance).map(([season, tasks]) => (
          <div key={season} className="border-t pt-4">
            <h3 className="display-4 mb-3">{capitalise(season)}</h3>
            <TextList items={tasks} />
          </div>
        ))}
      </div>
      <h3 className="display-4 mt-12">Hours by task</h3>
      <ul className="figures mt-4 grid max-w-3xl gap-2.5">
        {design.upkeep.items.map((item) => (
          <li
            key={item.task}
            className="grid grid-cols-[minmax(0,1fr)_3.5rem] items-center gap-x-4 sm:grid-cols-[14rem_minmax(0,1fr)_3.5rem]"
          >
            <span className="text-ink-soft">{item.task}</span>
            <span aria-hidden className="hidden h-2.5 sm:block">
              <span
                className="block h-full bg-leaf"
                style={{ width: `${(item.hours / most) * 100}%` }}
              />
            </span>
            <span className="text-right">
              {item.hours < 10 ? decimal(item.hours) : wholeNumber(item.hours)} h
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-10 border-t">
        <Disclosure summary={<span className="font-medium">Care of each plant</span>}>
          <dl className="grid gap-x-12 gap-y-4 md:grid-cols-2">
            {design.plants.map((plant) => (
              <div key={plant.name}>
                <dt className="latin">{plant.name}</dt>
                <dd className="small mt-1 text-ink-soft">{plant.careInstructions}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      </div>
    </Section>
  );
}
