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
