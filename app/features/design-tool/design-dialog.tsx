import { PROJECT_TYPE_LABELS } from '#contracts/design-words.ts';
import type { Design } from '#contracts/design.ts';
import { PictureFrame } from '#app/features/pictures/picture-frame.tsx';
import { capitalise, pounds } from '#engine/model/format.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Price } from '#app/ui/price.tsx';

/** Everything the design says of itself, over the page. */
export function DesignDialog({
  design,
  projectType,
  open,
  onOpenChange,
}: {
  design: Design;
  projectType: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const typeLabel = (PROJECT_TYPE_LABELS as Record<string, string>)[projectType] ?? 'Garden design';
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={design.title}
      description={design.style}
      footer={
        <>
          <Button to={`/design/${design.id}`}>Open the design</Button>
          <Button to={`/booking?design=${design.id}`} variant="outline">
            Book Consultation
          </Button>
        </>
      }
    >
      <div className="grid gap-10">
        <PictureFrame design={design} sizes="(min-width: 64rem) 59rem, 92vw" />
        <div className="grid gap-10 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div>
            <Badge tone="leaf">{typeLabel}</Badge>
            <p className="lede mt-4">{design.concept}</p>
            <p className="mt-4">
              <span className="font-medium">Main feature: </span>
              {design.mainFeature}
            </p>
          </div>
          <CostList design={design} />
        </div>
        <Part title="Materials">
          <dl className="grid gap-x-10 gap-y-3 sm:grid-cols-2">
            {design.materials.map((material) => (
              <div key={material.name} className="border-t pt-3">
                <dt className="font-medium">{material.name}</dt>
                <dd className="small text-ink-soft">{material.application}</dd>
              </div>
            ))}
          </dl>
        </Part>
        <Part title="Plants and their care">
          <dl className="grid gap-x-10 gap-y-3 sm:grid-cols-2">
            {design.plants.map((plant) => (
              <div key={plant.name} className="border-t pt-3">
                <dt className="latin">{plant.name}</dt>
                <dd className="small mt-1 text-ink-soft">{plant.careInstructions}</dd>
              </div>
            ))}
          </dl>
        </Part>
        <Part title="Through the year">
          <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
            {Object.entries(design.seasonalMaintenance).map(([season, tasks]) => (
              <div key={season}>
                <h4 className="font-medium">{capitalise(season)}</h4>
                <TextList items={tasks} />
              </div>
            ))}
          </div>
        </Part>
        <div className="grid gap-10 sm:grid-cols-2">
          <Part title="Building it">
            <TextList items={design.implementationTips} />
          </Part>
          <Part title={`Sustainability: ${design.sustainability.rating} of 5`}>
            <p className="small text-ink-soft">{design.sustainability.explanation}</p>
          </Part>
        </div>
      </div>
    </Dialog>
  );
}

function CostList({ design }: { design: Design }) {
  const { costBreakdown } = design;
  const lines = [
    ['Materials', costBreakdown.materials],
    ['Plants', costBreakdown.plants],
    ['Labour', costBreakdown.labor],
  ] as const;
  return (
    <div>
      <h3 className="sr-only">Cost</h3>
      <dl className="figures">
        {lines.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-6 border-b py-2">
            <dt className="text-ink-soft">{label}</dt>
            <dd>{pounds(value)}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-6 py-3 text-[1.125rem] font-medium">
          <dt>Total</dt>
          <dd>
            <Price total={costBreakdown.total} priceDate={design.priceDate} />
          </dd>
        </div>
      </dl>
    </div>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <h3 className="display-4 mb-3">{title}</h3>
      {children}
    </section>
  );
}

function TextList({ items }: { items: readonly string[] }) {
  return (
    <ul className="small mt-1.5 grid gap-1.5 text-ink-soft">
      {items.map((item) => (
        <li
          key={item}
          className="relative pl-4 before:absolute before:top-[0.65em] before:left-0 before:h-px before:w-2 before:bg-clay"
        >
          {item}
        </li>
      ))}
    </ul>
  );
}
