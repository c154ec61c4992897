import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** A link inside the site. The booking page loads as a document of its own, since its content policy is wider. */
export function SiteLink({ to, ...rest }: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  const isBooking = /^\/booking(?:[/?#]|$)/.test(to);
  return <Link to={to} reloadDocument={isBooking} prefetch={isBooking ? 'none' : 'intent'} {...rest} />;
}
