import { Fragment } from 'react';
import { SiteLink } from '#app/ui/site-link.tsx';

const MARKS = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*/g;

/** A sentence with its links and emphasis, as content/policies writes them. */
export function InlineText({ text }: { text: string }) {
  const parts: React.ReactNode[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKS)) {
    const [whole, label, address, strong] = match;
    parts.push(<Fragment key={at}>{text.slice(at, match.index)}</Fragment>);
    at = match.index + whole.length;
    if (strong !== undefined)
      parts.push(
        <strong key={`${at}s`} className="font-semibold text-ink">
          {strong}
        </strong>,
      );
    else parts.push(<TextLink key={`${at}l`} label={label!} address={address!} />);
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}

function TextLink({ label, address }: { label: string; address: string }) {
  const look = 'text-link text-ink';
  if (address.startsWith('/'))
    return (
      <SiteLink to={address} className={look}>
        {label}
      </SiteLink>
    );
  return (
    <a
      href={address}
      rel={address.startsWith('http') ? 'noopener noreferrer' : undefined}
      className={look}
    >
      {label}
    </a>
  );
}
