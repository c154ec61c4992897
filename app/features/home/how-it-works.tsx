import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { MiniPlan } from './mini-plan.tsx';

const LIST: readonly (readonly [latin: string, common: string, count: number, why: string])[] = [
  ['Amelanchier lamarckii', 'Snowy mespilus', 1, 'blossom in April over the seat'],
  ["Salvia nemorosa 'Caradonna'", 'Balkan clary', 15, '6.1 hours of sun, well-drained'],
  ['Geranium Rozanne', 'Cranesbill', 9, 'flowers June to October'],
  ['Dryopteris filix-mas', 'Male fern', 5, 'the shade of the north fence'],
];

/** From a description to something that can be built, shown rather than told. */
export function HowItWorks() {
  return (
    <section className="wrap grid gap-x-16 gap-y-14 py-20 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-32">
      <div className="lg:sticky lg:top-32 lg:self-start">
        <h2 className="display-2 max-w-[11ch]">From a few sentences to a garden you can build</h2>
        <p className="lede mt-6 max-w-md text-ink-soft">
          We begin with the garden itself, to scale: every bed has a width, every plant a place and
          every line a price.
        </p>
        <ArrowLink to="/ai-design" className="mt-8">
          Describe your garden
        </ArrowLink>
      </div>
      <ol className="grid gap-16 lg:gap-24">
        <li>
          <h3 className="display-4">You describe it</h3>
          <p className="mt-2 max-w-prose text-ink-soft">
            Write as you would speak. Sizes in metres or feet, who lives there, what must stay, what
            you would rather not have.
          </p>
          <blockquote className="quote mt-7 border-l-2 border-clay py-1 pl-6 sm:pl-8">
            <p>
              “<Read>Twelve metres by eight</Read>, <Read>south facing</Read>, heavy clay.{' '}
              <Read>Two children and a dog</Read>. The <Read>old apple tree stays</Read>. We would
              love <Read>somewhere to eat in the evening sun</Read>, and <Read>no pond</Read>{' '}
              please.”
            </p>
          </blockquote>
          <p className="small mt-4 pl-6 text-ink-soft sm:pl-8">
            The underlined words are what it understood. Each fact appears beside your designs with
            the words it came from, and you can correct it.
          </p>
        </li>
        <li>
          <h3 className="display-4">You get three measured designs</h3>
          <p className="mt-2 max-w-prose text-ink-soft">
            Not one idea in three colours: the geometry, the share of paving to planting and the
            cost truly differ, and a table sets them side by side.
          </p>
          <div className="mt-7 grid grid-cols-3 gap-4 sm:gap-8">
            <MiniPlan kind="lines" label="A plan on straight lines" className="w-full" />
            <MiniPlan
              kind="circles"
              label="A plan of circles"
              className="w-full sm:translate-y-6"
            />
            <MiniPlan
              kind="diagonal"
              label="A plan on the diagonal"
              className="w-full sm:translate-y-12"
            />
          </div>
        </li>
        <li className="sm:pt-10">
          <h3 className="display-4">You get the plan, the planting list and the price</h3>
          <p className="mt-2 max-w-prose text-ink-soft">
            Every plant is on the plan and on the list, each chosen for the hours of sun its bed
            really gets. Every quantity is taken off the drawing and priced.
          </p>
          <div className="mt-7 border-t">
            <p className="sr-only">An extract of a planting list, as an example:</p>
            <ul>
              {LIST.map(([latin, common, count, why]) => (
                <li
                  key={latin}
                  className="grid grid-cols-[3rem_minmax(0,1fr)] items-baseline gap-x-4 border-b py-3 sm:grid-cols-[3rem_minmax(0,1.3fr)_minmax(0,1fr)]"
                >
                  <span className="figures text-right text-ink-soft">{count} ×</span>
                  <span>
                    <span className="latin block">{latin}</span>
                    <span className="small text-ink-soft">{common}</span>
                  </span>
                  <span className="small col-start-2 text-ink-soft sm:col-start-3">{why}</span>
                </li>
              ))}
            </ul>
            <p className="small mt-3 text-ink-soft">An extract, as an example.</p>
          </div>
        </li>
      </ol>
    </section>
  );
}

function Read({ children }: { children: React.ReactNode }) {
  return (
    <span className="underline decoration-clay decoration-2 underline-offset-[0.18em]">
      {children}
    </span>
  );
}
