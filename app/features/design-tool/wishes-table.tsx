import type { Design } from '#contracts/design.ts';
import { WishRows } from '#app/ui/wish-rows.tsx';

/** Every wish of the visitor's words against every design: nothing that was read is dropped in silence. */
export function WishesTable({ designs }: { designs: readonly Design[] }) {
  if (!designs[0]?.wishes.length) return null;
  return (
    <section aria-labelledby="wishes">
      <h2 id="wishes" className="display-3">
        What became of your wishes
      </h2>
      <div className="mt-8 grid gap-x-10 gap-y-10 lg:grid-cols-3">
        {designs.map((design) => (
          <div key={design.id}>
            <h3 className="font-medium">{design.title}</h3>
            <WishRows wishes={design.wishes} className="mt-3 border-t" />
          </div>
        ))}
      </div>
    </section>
  );
}
