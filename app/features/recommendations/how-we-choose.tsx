import { useSite } from '#app/lib/site.ts';
import {
  LEAST_SCORE,
  MAX_PLANTS,
  MAX_SCORE,
  TERMS,
  type Term,
} from '#content/recommendations/score.ts';
import { ArrowLink } from '#app/ui/arrow-link.tsx';

const WORDS: Record<Term, string> = {
  season: 'It is planted in the season we are in',
  sun: 'It wants the sun your garden has',
  gardenType: 'It is the kind of plant you want to grow',
  experience: 'It asks for no more experience than you have',
  claySoil: 'It grows well in clay, where yours is clay',
  london: 'It does well in London, where yours is there',
  moisture: 'It likes moist ground, where yours drains poorly',
};

/** The ranking laid open: what counts, and how much. */
export function HowWeChoose() {
  const servesLondon = useSite()?.serviceArea.some((place) => /\bLondon\b/i.test(place)) ?? true;
  // It still counts for a garden there; it is not mentioned elsewhere.
  const terms = (Object.keys(WORDS) as Term[]).filter((term) => term !== 'london' || servesLondon);
  return (
    <section
      aria-labelledby="how-heading"
      className="wrap grid gap-x-16 gap-y-8 py-20 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:py-28"
    >
      <div>
        <h2 id="how-heading" className="display-3">
          How plants are ranked
        </h2>
        <p className="mt-4 max-w-sm text-ink-soft">
          Every plant in our calendar of the kind you want to grow is given points, up to{' '}
          {MAX_SCORE}. Those with more than {LEAST_SCORE} are kept, and you see the best{' '}
          {['', 'one', 'two', 'three', 'four', 'five', 'six'][MAX_PLANTS]} that can be sown or
          planted this month. Where there are fewer, the best of the others stand below, each with
          its time. Each says what doesn’t suit your garden, and of equal scores those with least
          against them come first. Nobody pays to be listed.
        </p>
        {/* The report above ends with the same ways on. */}
        <p className="mt-6 flex flex-wrap gap-x-8 gap-y-2 [[aria-labelledby=report-heading]~section_&]:hidden">
          <ArrowLink to="/ai-design">Have a garden designed</ArrowLink>
          <ArrowLink to="/booking">Talk to a designer</ArrowLink>
        </p>
      </div>
      <dl className="border-t">
        {terms.map((term) => (
          <div key={term} className="flex items-baseline justify-between gap-6 border-b py-3">
            <dt>{WORDS[term]}</dt>
            <dd className="figures font-medium">{TERMS[term]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
