import { numberedLabels } from '#contracts/area-labels.ts';
import { capitalise, decimal, squareMetres } from '#engine/model/format.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import type { StillDesign } from './page-design.ts';
import { Section, TextList } from './section.tsx';

/** Every part of the ground, and the reasons it lies where it does. */
export function AreasSection({ areas }: { areas: StillDesign['areas'] }) {
  const labels = numberedLabels(areas.map((area) => area.label));
  return (
    <Section
      id="areas"
      title="Why here?"
      lede="Each part of the garden, what it is for, and why it is where it is."
      isLong
    >
      <div className="border-t">
        {areas.map((area, index) => (
          <Disclosure
            key={area.id}
            open={index === 0}
            summary={
              <span className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5">
                <span className="font-display text-[1.375rem] leading-tight font-semibold">
                  {labels[index]}
                </span>
                <span className="small figures text-ink-soft">
                  {[
                    squareMetres(area.m2),
                    area.material && area.material !== 'none' ? materialName(area.material) : null,
                    area.sunHours === null ? null : `${decimal(area.sunHours)} hours of sun`,
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </span>
            }
          >
            {area.purpose ? <p className="mb-3 text-ink-soft">{capitalise(area.purpose)}</p> : null}
            {area.why.length > 0 ? (
              <TextList items={area.why} />
            ) : (
              <p className="text-ink-soft">
                The space the other parts leave, shaped to a useful depth.
              </p>
            )}
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}

/** Floor materials as people call them. */
const NAMES: Record<string, string> = {
  'clay-paver': 'clay pavers',
  'self-binding-gravel': 'self-binding gravel',
  'timber-deck': 'timber deck',
  'concrete-paving': 'concrete paving',
  'meadow-seed': 'meadow',
  'rubber-mulch': 'rubber mulch',
  'play-turf': 'play turf',
  soil: 'planted',
};

function materialName(material: string): string {
  return NAMES[material] ?? material.replaceAll('-', ' ');
}
