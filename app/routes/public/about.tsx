import { useRouteLoaderData } from 'react-router';
import { useCasesContext } from '#contracts/page-context.ts';
import { SOIL_ZONES } from '#content/places/soil-zones.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { credits } from '#content/policies/credits.ts';
import { EngineSection, LimitsSection } from '#app/features/about/engine-section.tsx';
import { Credits, Office, Questions } from '#app/features/about/office.tsx';
import { Opening, Story } from '#app/features/about/opening.tsx';
import { aboutQuestions } from '#app/features/about/questions.ts';
import { Team } from '#app/features/about/team.tsx';
import { WorkingSection } from '#app/features/about/working-section.tsx';
import { pageMeta, siteOf } from '#app/lib/page-meta.ts';
import { structuredData } from '#app/lib/structured-data.ts';
import { questions } from '#app/lib/structured-pages.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import type { Route } from './+types/about';

/** Some may have no picture yet. */
const CHOSEN_FROM = 12;

/** Pictures are optional: if the library cannot be read the page is shown without them. */
export async function loader({ context }: Route.LoaderArgs) {
  const useCases = context.get(useCasesContext);
  const designs = await useCases.listShowcase(CHOSEN_FROM).catch((error: unknown) => {
    console.error('The about page goes without its pictures:', error);
    return [];
  });
  // A view of a garden says more to a stranger than its plan.
  const withPicture = designs
    .filter((design) => design.picture)
    .sort(
      (one, other) => Number(one.picture?.kind === 'plan') - Number(other.picture?.kind === 'plan'),
    );
  return {
    designs: [
      withPicture[0] ?? null,
      withPicture.find((design) => design.projectType !== withPicture[0]?.projectType) ?? null,
    ] as const,
    team: await useCases.listTeam(),
    appointments: await useCases.listAppointmentKinds(),
    credits: credits(await useCases.readOutsideServices()),
    // The zone "not on our map" is no zone.
    counts: {
      plants: catalogue.plants.length,
      soilZones: SOIL_ZONES.filter((zone) => zone.code !== 'XX').length,
    },
  };
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const { settings } = siteOf(matches);
  return [
    ...pageMeta(matches, {
      title: 'About us',
      description:
        'Who we are, how the design tool works and what it cannot know, how we measure and price, where the office is and when it is open.',
      path: '/about',
    }),
    ...(settings ? [structuredData(questions(aboutQuestions(settings)))] : []),
  ];
};

export default function About({ loaderData }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  if (!root) return null;
  const { settings } = root;
  const [large, small] = loaderData.designs;
  return (
    <>
      <Opening settings={settings} design={large} />
      <Story settings={settings} />
      <Team members={loaderData.team} />
      <EngineSection design={small} counts={loaderData.counts} />
      <LimitsSection />
      <WorkingSection settings={settings} kinds={loaderData.appointments} />
      <Office settings={settings} />
      <Questions list={aboutQuestions(settings)} />
      <Credits list={loaderData.credits} />
    </>
  );
}
