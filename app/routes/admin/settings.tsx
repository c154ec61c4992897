import { lazy, Suspense } from 'react';
import { AdminPage } from '#app/features/admin/admin-page.tsx';
import { SettingsSections } from '#app/features/admin-settings/settings-sections.tsx';
import { useWho } from '#app/features/admin/use-who.ts';
import { siteOf } from '#app/lib/page-meta.ts';
import type { Route } from './+types/settings';

const OwnPassword = lazy(() =>
  import('#app/features/admin-sessions/own-password.tsx').then((module) => ({
    default: module.OwnPassword,
  })),
);

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Settings | ${siteOf(matches).firmName}` },
  { name: 'robots', content: 'noindex, nofollow' },
];

export default function Settings() {
  const who = useWho();
  return (
    <AdminPage title={who ? 'Your password' : 'Settings'}>
      {who ? (
        <Suspense>
          <OwnPassword who={who} />
        </Suspense>
      ) : (
        <SettingsSections />
      )}
    </AdminPage>
  );
}
