import { MAIL_SERVER_URL } from '#contracts/mail-server.ts';
import { AdminPage } from '#app/features/admin/admin-page.tsx';
import { MailManager } from '#app/features/admin-mail/mail-manager.tsx';
import { useMay } from '#app/features/admin/use-who.ts';
import { siteOf } from '#app/lib/page-meta.ts';
import type { Route } from './+types/mail';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Mail | ${siteOf(matches).firmName}` },
  { name: 'robots', content: 'noindex, nofollow' },
];

export default function Mail() {
  return (
    <AdminPage
      title="Mail"
      lede="Every e-mail this site has written, and whether it has left. Messages are kept for 90 days."
    >
      <MailManager isOwner={useMay('GET', MAIL_SERVER_URL)} />
    </AdminPage>
  );
}
