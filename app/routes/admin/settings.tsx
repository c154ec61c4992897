import { AdminPage } from '#app/features/admin/admin-page.tsx';
import { SettingsSections } from '#app/features/admin-settings/settings-sections.tsx';
import { useWho } from '#app/features/admin/use-who.ts';
import { OwnPassword } from '#app/features/admin-sessions/own-password.tsx';
import { siteOf } from '#app/lib/page-meta.ts';
import type { Route } from './+types/settings';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Settings | ${siteOf(matches).firmName}` },
  { name: 'robots', content: 'noindex, nofollow' },
];

export default function Settings() {
  const who = useWho();
  return (
    <AdminPage title={who ? 'Your password' : 'Settings'}>
      {who ? <OwnPassword who={who} /> : <SettingsSections />}
    </AdminPage>
  );
}
