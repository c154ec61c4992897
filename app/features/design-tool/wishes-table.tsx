import type { Design, WishView } from '#contracts/design.ts';
import { capitalise } from '#engine/model/format.ts';
import { Badge, type Tone } from '#app/ui/badge.tsx';

const RESULTS: Record<WishView['result'], { label: string; tone: Tone }> = {
  met: { label: 'Met', tone: 'leaf' },
  partly: { label: 'In part', tone: 'amber' },
  'left-out': { label: 'Left out', tone: 'plain' },
};

/** Every wish of the visitor's words against every design: nothing that was read is dropped in silence. */
export function WishesTable({ designs }: { designs: readonly Design[] }) {
  const wishes = designs[0]?.wishes ?? [];
  if (!wishes.length) return null;
  return (
    <section aria-labelledby="wishes">
      <h2 id="wishes" className="display-3">
        What became of your wishes
      </h2>
      <div className="mt-8 grid gap-x-10 gap-y-10 lg:grid-cols-3">
        {designs.map((design) => (
          <div key={design.id}>
            <h3 className="font-medium">{design.title}</h3>
            <dl className="mt-3 border-t">
              {design.wishes.map((wish, i) => (
                <div key={i} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b py-3">
                  <dt className="font-medium">{capitalise(wish.name)}</dt>
                  <dd>
                    <Badge tone={RESULTS[wish.result].tone}>{RESULTS[wish.result].label}</Badge>
                  </dd>
                  <dd className="small col-span-2 text-ink-soft">{wish.why}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}
