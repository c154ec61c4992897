import type { AdminSettings } from '#contracts/admin-settings.ts';
import { SectionHead } from './section-head.tsx';

/** What is configured where the server runs; it is changed there. */
export function EnvironmentList({ lines }: { lines: AdminSettings['environment'] }) {
  return (
    <section aria-label="How it is set up">
      <SectionHead title="How it is set up">
        These are set where the server runs, by environment variables, and take effect when it
        starts. Passwords and keys are never shown.
      </SectionHead>
      <dl className="max-w-3xl border-t">
        {lines.map(({ variable, label, value }) => (
          <div
            key={variable}
            className="grid gap-x-6 border-b py-3 sm:grid-cols-[14rem_minmax(0,1fr)]"
          >
            <dt>
              {label}
              <span className="fine block text-ink-soft">{variable}</span>
            </dt>
            <dd className="min-w-0 wrap-anywhere text-ink-soft">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
