import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** Where a visitor is most likely to go next: fetched while the pointer is still on its way. */
const FETCHED_AHEAD = /^\/(?:|about|cost-calculator|garden-recommendations|ai-design|design-library|planting-calendar(?:\/full)?|design\/[^/]+)$/;

/** A link inside the site. The booking page loads as a document of its own, since its content policy is wider. */
export function SiteLink({ to, ...rest }: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  const isBooking = /^\/booking(?:[/?#]|$)/.test(to);
  return <Link to={to} reloadDocument={isBooking} prefetch={FETCHED_AHEAD.test(to) ? 'intent' : 'none'} {...rest} />;
}
