import { useSite } from '#app/lib/site.ts';
import { isSpecifiedArea, timedForWords } from '#contracts/area-words.ts';
import { ArrowLeft, CalendarDays, Printer } from 'lucide-react';
import { useEffect, useId, useMemo, useState } from 'react';
import { Form, useLocation } from 'react-router';
import { API } from '#contracts/routes.ts';
import { countOf, MONTH_NAMES } from '#engine/model/format.ts';
import { useKeptState } from '#app/pwa/use-kept-state.ts';
import { useAddressParams } from '#app/lib/use-address-params.ts';
import { Button } from '#app/ui/button.tsx';
import { Input } from '#app/ui/field.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import {
  CATEGORY_LABELS,
  inCategory,
  readCategory,
  searchPlants,
  type CategoryFilter,
  type Part,
} from './calendar-filters.ts';
import { CategoryButtons } from './category-buttons.tsx';
import { LoadingFailed } from './loading-failed.tsx';
import { MonthSections } from './month-sections.tsx';
import { PartLinks } from './part-links.tsx';
import { YearLegend } from './year-bars.tsx';
import { YearChart, type YearPlant } from './year-chart.tsx';

const ORDER: readonly CategoryFilter[] = ['all', 'vegetables', 'fruits', 'herbs', 'flowers'];
/** How long after the last key the address follows what was typed, in ms. */
const TYPING_PAUSE = 350;

/** The whole year: a chart of every plant, then month by month. `plants` null where they could not be read; with a `part` the server has searched them. */
export function FullCalendarView({
  plants,
  part,
  firmName,
}: {
  plants: YearPlant[] | null;
  part: Part | null;
  firmName: string | null;
}) {
  const { pathname, search } = useLocation();
  return (
    <div className="pt-14 pb-24 lg:pt-20 lg:pb-36">
      <header className="wrap no-print">
        <SiteLink
          to="/planting-calendar"
          className="small inline-flex min-h-8 items-center gap-2 text-ink-soft hover:text-ink"
        >
          <ArrowLeft aria-hidden size={16} strokeWidth={1.6} />
          Back to the month
        </SiteLink>
        <h1 className="display-1 mt-4">The full calendar</h1>
        <p className="lede mt-5 max-w-2xl text-ink-soft">
          Every plant and all twelve months on one page: see where the gaps in your year are, tick
          what you grow, and take it with you on paper or in your own calendar.
        </p>
      </header>
      {plants === null ? (
        <div className="wrap mt-12">
          <LoadingFailed retryTo={`${pathname}${search}`} />
        </div>
      ) : (
        <Year plants={plants} part={part} firmName={firmName} />
      )}
    </div>
  );
}

function Year({
  plants,
  part,
  firmName,
}: {
  plants: YearPlant[];
  part: Part | null;
  firmName: string | null;
}) {
  const site = useSite();
  const { params, change, afterPause } = useAddressParams();
  const category = readCategory(params);
  const inAddress = params.get('q') ?? '';
  const [text, setText] = useState(inAddress);
  useEffect(() => {
    if (text === inAddress) return;
    return afterPause(TYPING_PAUSE, () =>
      change(
        (next) => {
          if (text) next.set('q', text);
          else next.delete('q');
          next.delete('page');
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    );
  }, [text, inAddress, change, afterPause]);

  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ticked = useMemo(() => [...chosen], [chosen]);
  useKeptState('full-calendar-ticks', ticked, (kept) => setChosen(new Set(kept)));
  const choose = (id: string, isChosen: boolean) =>
    setChosen((old) => new Set(isChosen ? [...old, id] : [...old].filter((one) => one !== id)));
  const shown = part ? plants : searchPlants(inCategory(plants, category), text);
  const found = part?.found ?? shown.length;
  const formId = useId();
  return (
    <>
      <div className="wrap no-print mt-10">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5 border-t border-line-strong pt-6">
          <CategoryButtons order={ORDER} current={category} keep={{ q: text }} />
          <Search text={text} onText={setText} category={category} />
        </div>
        <Keep
          formId={formId}
          category={category}
          chosen={chosen}
          shown={shown}
          onClear={() => setChosen(new Set())}
        />
      </div>
      <section aria-labelledby="year" className="year-sheet wrap mt-14 lg:mt-20">
        <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3">
          <h2 id="year" className="display-2 scroll-mt-28">
            The year at a glance
          </h2>
          <YearLegend />
          <p role="status" className="no-print figures small w-full text-ink-soft">
            {found > 0 ? countOf(found, 'plant') : 'No plant in this category matches that name.'}
          </p>
        </div>
        <YearChart plants={shown} chosen={chosen} onChoose={choose} formId={formId} />
        {part ? <PartLinks part={part} target="year" /> : null}
        <p className="print-only fine mt-2 hidden text-ink-soft">
          {category === 'all' ? '' : `${CATEGORY_LABELS[category]}. `}For {timedForWords(site)}.
          Tender plants wait for the last frost
          {isSpecifiedArea(site) ? ': mid April in London, 10 May outside it' : ''}.
          {firmName ? ` ${firmName}.` : ''}
        </p>
      </section>
      <section aria-labelledby="months" className="wrap no-print mt-20 lg:mt-32">
        <h2 id="months" className="display-2">
          Month by month
        </h2>
        <nav aria-label="Months on this page" className="mt-6 mb-10">
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {MONTH_NAMES.map((name, i) => (
              <li key={name}>
                <a href={`#month-${i + 1}`} className="text-link inline-flex min-h-8 items-center">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <MonthSections plants={shown} category={category} />
      </section>
    </>
  );
}

function Search({
  text,
  onText,
  category,
}: {
  text: string;
  onText: (text: string) => void;
  category: CategoryFilter;
}) {
  const id = useId();
  return (
    <Form method="get" role="search" preventScrollReset replace className="w-full sm:w-80">
      <input type="hidden" name="category" value={category} />
      <label htmlFor={id} className="small font-medium">
        Find a plant
      </label>
      <Input
        id={id}
        type="search"
        name="q"
        value={text}
        onChange={(event) => onText(event.target.value)}
        placeholder="Beetroot, Rosa, mint…"
        className="mt-1.5"
      />
    </Form>
  );
}

/** Print and calendar file. The form's checkboxes are in the chart; those hidden by a search are submitted too. */
function Keep({
  formId,
  category,
  chosen,
  shown,
  onClear,
}: {
  formId: string;
  category: CategoryFilter;
  chosen: ReadonlySet<string>;
  shown: readonly YearPlant[];
  onClear: () => void;
}) {
  const visible = new Set(shown.map((plant) => plant.id));
  const hidden = [...chosen].filter((id) => !visible.has(id));
  return (
    <form
      id={formId}
      method="get"
      action={API.plantingCalendarIcs}
      className="mt-6 flex flex-wrap items-center gap-3"
    >
      {chosen.size === 0 ? <input type="hidden" name="category" value={category} /> : null}
      {hidden.map((id) => (
        <input key={id} type="hidden" name="plants" value={id} />
      ))}
      <Button type="submit">
        <CalendarDays aria-hidden size={18} strokeWidth={1.6} />
        {chosen.size > 0 ? `Calendar file of ${countOf(chosen.size, 'plant')}` : 'Calendar file'}
      </Button>
      <Button variant="outline" onClick={() => print()} className="noscript:hidden">
        <Printer aria-hidden size={18} strokeWidth={1.6} />
        Print on one sheet
      </Button>
      {chosen.size > 0 ? (
        <Button variant="quiet" onClick={onClear}>
          Clear the ticks
        </Button>
      ) : null}
      <p className="small text-ink-soft sm:max-w-sm">
        Tick plants in the chart for a reminder of each; with none ticked the file has one entry a
        month.
      </p>
    </form>
  );
}
