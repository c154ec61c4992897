import { useSaysVat, useSite } from '#app/lib/site.ts';
import { isSpecifiedArea } from '#contracts/area-words.ts';
import type { LibraryDesign } from '#contracts/library.ts';
import { countOf, wholeNumber } from '#engine/model/format.ts';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { PictureMark } from '#app/ui/picture-mark.tsx';
import { Picture } from '#app/ui/picture.tsx';

type Counts = { plants: number; soilZones: number };

const steps = ({ plants, soilZones }: Counts, saysVat: boolean, place: string) =>
  [
    [
      'It reads',
      'Your sentences become facts: sizes, aspect, soil, who lives there, what stays, what you would rather not have. Each is marked as entered, read from your words, or assumed, and you can correct it.',
    ],
    [
      'It sets out the plot',
      `In whole millimetres, with the house wall at the bottom. If you give a postcode, the likely soil comes ${place ? `from ${countOf(soilZones, 'zone')}${place}` : 'from our map where it reaches and is asked for elsewhere,'} and the climate from the nearest long record.`,
    ],
    [
      'It follows the sun',
      'Hour by hour from April to September at your latitude, past the house, the fences and the trees, so that every bed has its own figure for hours of sun.',
    ],
    [
      'It lays out',
      'Many arrangements of terrace, path, lawn, water and bed are tried, scored and thrown away. The three it keeps differ in geometry, in planted share and in cost.',
    ],
    [
      'It plants',
      `From a catalogue of ${wholeNumber(plants)} plants, by light, soil, moisture and hardiness. Nothing invasive; nothing dangerous where children or animals were mentioned. Each plant has its place on the plan.`,
    ],
    [
      'It measures and prices',
      `Slabs, sub-base, soil, edging and plants are taken off the drawing. Each line names what it was measured from, and is priced from the rate book with labour${saysVat ? ', VAT' : ''} and a date.`,
    ],
    [
      'It checks',
      'Fence heights, decks, outbuildings, front paving and water are checked against the rules for England and common sense, and what it finds is marked on the plan.',
    ],
  ] as const;

/** How the design engine works, step by step, as it is. */
export function EngineSection({
  design,
  counts,
}: {
  design: LibraryDesign | null;
  counts: Counts;
}) {
  const saysVat = useSaysVat();
  const place = isSpecifiedArea(useSite()) ? ' of the South East' : '';
  return (
    <section aria-labelledby="engine" className="ground-forest bg-forest">
      <div className="wrap grid gap-x-16 gap-y-14 py-20 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-32">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <h2 id="engine" className="display-2 max-w-[12ch]">
            What the design tool does with your words
          </h2>
          <p className="mt-6 max-w-md text-ink-soft">
            There is no magic in it and no guessing at pixels. The plan, the picture, the list and
            the price all come from one measured model, so they agree with each other.
          </p>
          {design ? (
            <div className="@container relative mt-10">
              <Picture
                picture={design.picture}
                url={design.imageUrl}
                alt={design.picture?.alt ?? `Plan of ${design.title}`}
                sizes="(min-width: 64rem) 36vw, (min-width: 40rem) 92vw, 20rem"
                className="aspect-[8/5] overflow-hidden bg-sheet"
                imageClassName="size-full object-cover"
              />
              <PictureMark isOwnShown={false} />
            </div>
          ) : null}
        </div>
        <div>
          <ol className="border-t">
            {steps(counts, saysVat, place).map(([title, words], index) => (
              <li
                key={title}
                className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-4 border-b py-6 sm:grid-cols-[4.5rem_minmax(0,1fr)] lg:py-8"
              >
                <span
                  aria-hidden
                  className="figures font-display text-[2.5rem] leading-none font-medium text-clay"
                >
                  {index + 1}
                </span>
                <div>
                  <h3 className="display-4">{title}</h3>
                  <p className="mt-2 max-w-[58ch] text-ink-soft">{words}</p>
                </div>
              </li>
            ))}
          </ol>
          <ArrowLink to="/ai-design" className="mt-8">
            Try it with your own garden
          </ArrowLink>
        </div>
      </div>
    </section>
  );
}

const UNKNOWN = [
  ['Levels', 'A slope you did not mention. Half a metre of fall means steps, walls and money.'],
  ['What is underneath', 'Drains, cables, old foundations, the depth of the topsoil.'],
  ['The neighbours', 'Their windows, their trees, and the drip line of both.'],
  ['Access', 'A side gate of 750 mm lets a barrow through and keeps a digger out.'],
  ['The exact soil', 'It knows what is typical for the district. A spade knows what is there.'],
  ['The council', 'Whether the house is listed, the street protected or the tree under an order.'],
] as const;

/** What no program can see; it is why somebody comes. */
export function LimitsSection() {
  return (
    <section aria-labelledby="limits" className="bg-linen">
      <div className="wrap py-20 lg:py-28">
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
          <h2 id="limits" className="display-2 max-w-[14ch]">
            And what it cannot know
          </h2>
          <p className="text-ink-soft">
            A description is not a survey. These are the things we come and look at, and the reason
            an estimate is a range and not a promise.
          </p>
        </div>
        <dl className="mt-12 grid gap-x-12 border-t sm:grid-cols-2 lg:grid-cols-3">
          {UNKNOWN.map(([title, words]) => (
            <div key={title} className="border-b py-6">
              <dt className="display-4">{title}</dt>
              <dd className="mt-2 text-ink-soft">{words}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
