import { isSpecifiedArea } from '#contracts/area-words.ts';
import { useSite } from '#app/lib/site.ts';
import { ArrowLink } from '#app/ui/arrow-link.tsx';

const FEATURES = [
  {
    title: 'Elite AI Garden Design',
    text: 'Describe your garden in your own words and get three different designs, each a measured plan with its planting list, quantities and cost.',
    to: '/ai-design',
    action: 'Try it now',
  },
  {
    title: 'Interactive Planting Calendar',
    text: 'What to sow, plant and harvest in each month of the year, for vegetables, fruits, flowers and herbs{place}.',
    to: '/planting-calendar',
    action: 'View calendar',
  },
  {
    title: 'Online Booking System',
    text: 'Choose a time for a consultation by telephone, a visit to your garden, or a follow-up once the work is done.',
    to: '/booking',
    action: 'Book a service',
  },
] as const;

/** The three things a visitor can do here at once. */
export function FeatureCards() {
  const place = isSpecifiedArea(useSite()) ? ' in the South East' : '';
  return (
    <section aria-label="What you can do here" className="border-b bg-paper">
      <ul className="wrap grid divide-y lg:grid-cols-3 lg:divide-x lg:divide-y-0">
        {FEATURES.map((feature) => (
          <li
            key={feature.to}
            className="flex flex-col py-10 lg:px-10 lg:py-14 lg:first:pl-0 lg:last:pr-0"
          >
            <h2 className="display-4">{feature.title}</h2>
            <p className="mt-3 mb-5 max-w-prose text-ink-soft">
              {feature.text.replace('{place}', place)}
            </p>
            <ArrowLink to={feature.to} className="mt-auto">
              {feature.action}
            </ArrowLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
