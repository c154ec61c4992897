import { lazy, Suspense, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { AdminSettings } from '#contracts/admin-settings.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { ListFailed, ListLoading } from '#app/features/admin/list-body.tsx';
import { useAdminList } from '#app/features/admin/use-admin-list.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { ErrorBoundary } from '#app/ui/error-boundary.tsx';
import { BookingSection } from './booking-section.tsx';
import { EnvironmentList } from './environment-list.tsx';
import {
  AreaSection,
  ContactSection,
  FirmSection,
  HoursSection,
  SocialSection,
} from './fact-sections.tsx';
import { LegalSection } from './legal-section.tsx';
import { NoticeSection } from './notice-section.tsx';
import { SamplesPanel } from './samples-panel.tsx';
import { TextModelSection } from './text-model-section.tsx';
import { SECTION_HEADING, SETTINGS_URL } from './section-head.tsx';

const RateBook = lazy(() =>
  import('./rate-book.tsx').then((module) => ({ default: module.RateBookSection })),
);
const Prices = lazy(() =>
  import('./prices-section.tsx').then((module) => ({ default: module.PricesSection })),
);
const Words = lazy(() =>
  import('./words-section.tsx').then((module) => ({ default: module.WordsSection })),
);
const Policies = lazy(() =>
  import('./policies-section.tsx').then((module) => ({ default: module.PoliciesSection })),
);
const Import = lazy(() =>
  import('#app/features/admin-import/import-panel.tsx').then((module) => ({
    default: module.ImportPanel,
  })),
);
const TakeOut = lazy(() =>
  import('#app/features/admin-lists-out/lists-out-panel.tsx').then((module) => ({
    default: module.ListsOutPanel,
  })),
);
const Carousel = lazy(() =>
  import('./carousel-section.tsx').then((module) => ({ default: module.CarouselSection })),
);
const Look = lazy(() =>
  import('./brand-section.tsx').then((module) => ({ default: module.BrandSection })),
);
const Appointments = lazy(() =>
  import('#app/features/admin-appointments/appointments-panel.tsx').then((module) => ({
    default: module.AppointmentsPanel,
  })),
);
const People = lazy(() =>
  import('#app/features/admin-people/people-panel.tsx').then((module) => ({
    default: module.PeoplePanel,
  })),
);
const Sessions = lazy(() =>
  import('#app/features/admin-sessions/sessions-panel.tsx').then((module) => ({
    default: module.SessionsPanel,
  })),
);
const Colleagues = lazy(() =>
  import('#app/features/admin-sessions/colleagues-panel.tsx').then((module) => ({
    default: module.ColleaguesPanel,
  })),
);
const Backup = lazy(() =>
  import('#app/features/admin-backup/backup-panel.tsx').then((module) => ({
    default: module.BackupPanel,
  })),
);

type Shown = { settings: AdminSettings; onSaved: () => void };
type Section = { id: string; label: string; show: (shown: Shown) => ReactNode };

const SECTIONS: readonly Section[] = [
  { id: 'firm', label: 'The firm', show: (shown) => <FirmSection {...shown} /> },
  { id: 'legal', label: 'Legal identity', show: (shown) => <LegalSection {...shown} /> },
  { id: 'contact', label: 'Contact details', show: (shown) => <ContactSection {...shown} /> },
  { id: 'hours', label: 'Opening hours', show: (shown) => <HoursSection {...shown} /> },
  { id: 'area', label: 'Area and prices', show: (shown) => <AreaSection {...shown} /> },
  { id: 'prices', label: 'Calculator prices', show: (shown) => <Prices {...shown} /> },
  { id: 'brand', label: 'Logo and look', show: (shown) => <Look {...shown} /> },
  { id: 'words', label: 'Words', show: (shown) => <Words {...shown} /> },
  { id: 'carousel', label: 'Carousel', show: (shown) => <Carousel {...shown} /> },
  { id: 'notice', label: 'Notice', show: (shown) => <NoticeSection {...shown} /> },
  { id: 'social', label: 'Social links', show: (shown) => <SocialSection {...shown} /> },
  { id: 'policies', label: 'Policies', show: (shown) => <Policies {...shown} /> },
  {
    id: 'appointments',
    label: 'Appointments',
    show: ({ settings }) => <Appointments openingHours={settings.sections.hours.values.week} />,
  },
  { id: 'booking', label: 'Booking links', show: (shown) => <BookingSection {...shown} /> },
  { id: 'text-model', label: 'Text model', show: (shown) => <TextModelSection {...shown} /> },
  { id: 'rates', label: 'Rate book', show: () => <RateBook /> },
  { id: 'samples', label: 'Sample content', show: () => <SamplesPanel /> },
  { id: 'import', label: 'Bring in', show: () => <Import /> },
  { id: 'take-out', label: 'Take out', show: () => <TakeOut /> },
  { id: 'people', label: 'People’s data', show: () => <People /> },
  { id: 'colleagues', label: 'Who signs in', show: () => <Colleagues /> },
  { id: 'access', label: 'Password and sessions', show: () => <Sessions /> },
  { id: 'backup', label: 'Backup', show: () => <Backup /> },
  {
    id: 'environment',
    label: 'How it is set up',
    show: ({ settings }) => <EnvironmentList lines={settings.environment} />,
  },
];

/** All of them, each a link: two columns on a phone, a list beside the section where there is room. */
function SectionLinks({ present, className }: { present: string; className?: string }) {
  return (
    <nav aria-label="Sections of the settings" className={className}>
      <ul className="grid grid-cols-2 gap-x-5 lg:grid-cols-1">
        {SECTIONS.map(({ id, label }) => (
          <li key={id}>
            <Link
              to={`?section=${id}`}
              preventScrollReset
              aria-current={id === present ? 'page' : undefined}
              className={classNames(
                'small inline-flex min-h-9 items-center transition-colors lg:w-full lg:border-l-2 lg:pl-4',
                id === present
                  ? 'font-medium text-clay lg:border-clay lg:text-ink'
                  : 'text-ink-soft hover:text-ink',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** One section at a time, named in the address: `?section=rates`. */
export function SettingsSections() {
  const [params] = useSearchParams();
  const { data, isError, error, refetch } = useAdminList<AdminSettings>(SETTINGS_URL);
  // A form is filled once; after saving or discarding it restarts from the saved values.
  const [round, setRound] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  // The Save that was pressed has gone with its form, and the new form has nothing to save.
  useLayoutEffect(() => {
    if (round > 0 && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>(SECTION_HEADING)?.focus();
  }, [round]);
  const section = SECTIONS.find((one) => one.id === params.get('section')) ?? SECTIONS[0]!;
  return (
    <div className="grid gap-x-14 gap-y-7 lg:grid-cols-[13rem_minmax(0,1fr)]">
      {/* Folded on a phone, where all of them would stand before what was asked for; a new key folds it again. */}
      <Disclosure
        key={section.id}
        className="border-t lg:hidden"
        summary={
          <>
            <span className="small text-ink-soft">Section:</span>{' '}
            <span className="font-medium">{section.label}</span>
          </>
        }
      >
        <SectionLinks present={section.id} />
      </Disclosure>
      <SectionLinks
        present={section.id}
        className="max-lg:hidden lg:sticky lg:top-6 lg:self-start"
      />
      <div ref={place} className="min-w-0">
        {data && data.sampleFacts.length > 0 && ['firm', 'contact'].includes(section.id) ? (
          <p className="small mb-6 rounded-sm bg-amber-wash px-4 py-3">
            Visitors still read {data.sampleFacts.join(', ')} of the sample firm. Once all are your
            own, search engines are told about your firm.
          </p>
        ) : null}
        {data ? (
          <ErrorBoundary
            key={section.id}
            fallback={
              <ListFailed onRetry={() => location.reload()}>
                This part could not be loaded. Please check the connection.
              </ListFailed>
            }
          >
            <Suspense fallback={<ListLoading label={`Loading ${section.label}`} />}>
              <div key={`${section.id}-${round}`}>
                {section.show({ settings: data, onSaved: () => setRound(round + 1) })}
              </div>
            </Suspense>
          </ErrorBoundary>
        ) : isError ? (
          <ListFailed reason={reasonOf(error)} onRetry={refetch}>
            The settings could not be loaded.
          </ListFailed>
        ) : (
          <ListLoading label="Loading the settings" />
        )}
      </div>
    </div>
  );
}
