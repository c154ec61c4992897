import type { BusinessSettings } from '#contracts/site-info.ts';
import { Button } from '#app/ui/button.tsx';

/** A private link that leads nowhere. */
export function NothingThere({
  title,
  back,
  settings,
}: {
  title: string;
  back: { to: string; label: string };
  settings: BusinessSettings | null;
}) {
  return (
    <div className="wrap min-h-[60vh] pt-14 pb-24 lg:pt-20">
      <h1 className="display-2">{title}</h1>
      <p className="lede mt-4 max-w-prose text-ink-soft">
        It may have expired, or the link may be incomplete: please copy the whole link from your
        e-mail.
        {settings ? ` You can also ring us: ${settings.phone}.` : ''}
      </p>
      <Button to={back.to} className="mt-8">
        {back.label}
      </Button>
    </div>
  );
}
