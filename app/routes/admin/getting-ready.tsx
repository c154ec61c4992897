import { AdminPage } from '#app/features/admin/admin-page.tsx';
import { SetupPage } from '#app/features/admin-setup/setup-page.tsx';
import { siteOf } from '#app/lib/page-meta.ts';
import type { Route } from './+types/getting-ready';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Getting ready | ${siteOf(matches).firmName}` },
  { name: 'robots', content: 'noindex, nofollow' },
];

export default function GettingReady() {
  return (
    <AdminPage
      title="Getting ready"
      lede="What the site still needs before it is yours. Every line leads to where it is mended, and ticks itself."
    >
      <SetupPage />
    </AdminPage>
  );
}
