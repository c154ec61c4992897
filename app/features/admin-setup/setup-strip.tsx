import { useState } from 'react';
import { SETUP_API, SETUP_PAGE, type SetupList } from '#contracts/admin-setup.ts';
import { useAdminList } from '#app/features/admin/use-admin-list.ts';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { isFolded, keepFolded } from './folded.ts';
import { SetupProgress, SetupRows } from './setup-lines.tsx';

/** First on the dashboard until the site is live: what is needed, each a press from its mend. Once folded it stays so on this device. */
export function SetupStrip() {
  const { data } = useAdminList<SetupList>(SETUP_API);
  const [isOpen, setIsOpen] = useState(() => !isFolded());
  // If it cannot be loaded, its own page says why.
  if (!data || data.left === 0) return null;
  const needed = data.lines.filter((line) => line.isNeeded && line.state !== 'done');
  const others = data.lines.filter((line) => !line.isNeeded && line.state !== 'done').length;
  return (
    <section aria-labelledby="setup-strip" className="mb-7">
      <Disclosure
        open={isOpen}
        onToggle={(next) => {
          setIsOpen(next);
          keepFolded(!next);
        }}
        className="border-t"
        summary={
          <span className="grid gap-2 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center sm:gap-x-8">
            <h2 id="setup-strip" className="display-4">
              Getting ready
            </h2>
            <SetupProgress done={data.done} all={data.lines.length} />
          </span>
        }
      >
        <SetupRows lines={needed} className="border-t lg:grid lg:grid-cols-2 lg:gap-x-12" />
        <p className="mt-4 flex flex-wrap items-baseline gap-x-8 gap-y-2">
          <span className="small text-ink-soft">
            {others > 0
              ? `${others} more ${others === 1 ? 'is' : 'are'} worth a look; the site can go live without.`
              : ''}
          </span>
          <ArrowLink to={SETUP_PAGE} className="ml-auto">
            Open the whole list
          </ArrowLink>
        </p>
      </Disclosure>
    </section>
  );
}
