import { isSpecifiedArea } from '#contracts/area-words.ts';
import { useRouteLoaderData } from 'react-router';
import { tasksOfMonth } from '#content/tasks/monthly-tasks.ts';
import { seasonOfMonth, tasksOfSeason } from '#content/tasks/seasonal-tasks.ts';
import { readingMinutes } from '#contracts/article-text.ts';
import { useCasesContext } from '#contracts/page-context.ts';
import { Chat } from '#app/features/assistant/chat.tsx';
import { SeasonCalendar } from '#app/features/tips/season-calendar.tsx';
import { type TipCardData, TipCards } from '#app/features/tips/tip-cards.tsx';
import { MONTH_NAMES } from '#engine/model/format.ts';
import { pageMeta, siteOf } from '#app/lib/page-meta.ts';
import { Button } from '#app/ui/button.tsx';
import type { loader as rootLoader } from '#app/root.tsx';
import type { Route } from './+types/gardening-tips';

/** The season is London's, so that server and browser agree on it. */
export async function loader({ context }: Route.LoaderArgs) {
  const month = Number(
    new Intl.DateTimeFormat('en-GB', { month: 'numeric', timeZone: 'Europe/London' }).format(
      new Date(),
    ),
  );
  const useCases = context.get(useCasesContext);
  const [articles, { textModel }] = await Promise.all([
    useCases.listArticles(),
    useCases.readOutsideServices(),
  ]);
  const cards = articles.map(
    ({ slug, title, topic, summary, imageUrl, imageAlt, picture, text }): TipCardData => ({
      slug,
      title,
      topic,
      summary,
      imageUrl,
      imageAlt,
      picture,
      readingMinutes: readingMinutes(text),
    }),
  );
  return {
    cards,
    writer: textModel && !textModel.isOwn ? textModel.name : null,
    month: MONTH_NAMES[month - 1]!,
    season: seasonOfMonth(month),
    monthTasks: tasksOfMonth(month),
    tasks: {
      spring: tasksOfSeason('spring'),
      summer: tasksOfSeason('summer'),
      autumn: tasksOfSeason('autumn'),
      winter: tasksOfSeason('winter'),
    },
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Gardening tips',
    path: '/gardening-tips',
    description: isSpecifiedArea(siteOf(matches).settings)
      ? 'Jobs for each season, articles on clay, chalk, sand, shade, bees, lawns, dogs and new gardens in London and the South East, and an assistant that answers from this site.'
      : 'Jobs for each season, articles on the soil, plants and lawns of your garden, and an assistant that answers from this site.',
  });

export default function GardeningTips({ loaderData }: Route.ComponentProps) {
  const settings = useRouteLoaderData<typeof rootLoader>('root')?.settings ?? null;
  return (
    <>
      <header className="wrap grid gap-x-14 gap-y-8 pt-14 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end lg:pt-20">
        <div>
          <h1 className="display-1">Gardening tips</h1>
          <p className="lede mt-5 max-w-2xl text-ink-soft">
            Jobs for each season, six articles on gardening here, and an assistant for any other
            question.
          </p>
        </div>
        <Button href="#assistant" variant="outline">
          Ask a question
        </Button>
      </header>
      <SeasonCalendar
        season={loaderData.season}
        tasks={loaderData.tasks}
        month={loaderData.month}
        monthTasks={loaderData.monthTasks}
      />
      <TipCards tips={loaderData.cards} />
      <section aria-labelledby="assistant" className="wrap py-16 lg:py-28">
        <Chat email={settings?.email ?? null} writer={loaderData.writer} />
      </section>
      <section aria-labelledby="rather" className="ground-forest bg-forest">
        <div className="wrap grid gap-x-16 gap-y-8 py-16 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end lg:py-24">
          <div>
            <h2 id="rather" className="display-2 max-w-[16ch]">
              Would you like to see it drawn?
            </h2>
            <p className="lede mt-5 max-w-xl text-ink-soft">
              Describe your garden and get three measured designs, planted for its sun and soil. Or
              talk it over with a designer first.
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <Button to="/ai-design" size="large">
              Design my garden
            </Button>
            <Button to="/booking" size="large" variant="outline">
              Book Consultation
            </Button>
          </div>
        </div>
      </section>
    </>
  );
}
