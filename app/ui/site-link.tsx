import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router';

/** Where a visitor is most likely to go next: fetched while the pointer is still on its way. */
const FETCHED_AHEAD =
  /^\/(?:|about|cost-calculator|gardening-tips(?:\/[^/]+)?|garden-recommendations|portfolio|services|ai-design|design-library|planting-calendar(?:\/full)?|design\/[^/]+)$/;

/** A link inside the site. To and from the booking page it loads the document, since that page's content policy is wider. */
export function SiteLink({
  to,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  const isBooking = [to, useLocation().pathname].some((path) => /^\/booking(?:[/?#]|$)/.test(path));
  return (
    <Link
      to={to}
      reloadDocument={isBooking}
      prefetch={!isBooking && FETCHED_AHEAD.test(to) ? 'intent' : 'none'}
      {...rest}
    />
  );
}
