import type { Cancellation } from '#contracts/cancellations.ts';
import { momentInWords } from '#contracts/london-time.ts';
import type { BusinessSettings } from '#contracts/site-info.ts';
import { FactLines } from '#app/features/policies/fact-lines.tsx';
import { PrintButton } from '#app/features/policies/print-button.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';

/** The acknowledgement of a notice: what was sent, and when, to be printed or kept. */
export function NoticePage({
  notice,
  isMailed,
  settings,
}: {
  notice: Cancellation;
  isMailed: boolean;
  settings: BusinessSettings | null;
}) {
  return (
    <article className="wrap max-w-4xl pt-14 pb-24 lg:pt-20 lg:pb-36">
      <h1 className="display-2">We have received your notice</h1>
      <p className="lede mt-4 text-ink-soft">
        {notice.name}, this acknowledges your notice of cancellation, which reached{' '}
        {settings?.firmName ?? 'us'} on {momentInWords(notice.receivedAt)}.
      </p>
      <FactLines
        className="mt-8"
        lines={[
          ['Reference', notice.reference],
          ['Received', momentInWords(notice.receivedAt)],
          ['Contract', notice.contract],
          ...(notice.ordered ? [['Ordered or received', notice.ordered] as const] : []),
          ['Name', notice.name],
          ['Address', notice.address],
          ['E-mail', notice.email],
          ...(settings
            ? [['Sent to', [settings.firmName, ...settings.address].join('\n')] as const]
            : []),
          ...(notice.settledAt ? [['Dealt with', momentInWords(notice.settledAt)] as const] : []),
        ]}
      />
      <p className="mt-8 max-w-prose">
        {isMailed
          ? 'The same is on its way to you by e-mail. '
          : 'Please print or save this page; we won’t send an e-mail. '}
        We write to you about what you have paid and what has been delivered. Where the law gives
        you the right to cancel, what you have paid comes back to you within 14 days.
      </p>
      <p className="small mt-4 max-w-prose text-ink-soft">
        Anyone with the link to this page can read it.{' '}
        <SiteLink to="/cancellation" className="text-link text-ink">
          Your right to cancel
        </SiteLink>
      </p>
      <div className="mt-6">
        <PrintButton>Print this page</PrintButton>
      </div>
    </article>
  );
}
