import type { ReactNode } from 'react';
import type { Policy, PolicyBlock } from '#content/policies/policy.ts';
import { longDate } from '#engine/model/format.ts';
import { Table, Td, Th } from '#app/ui/table.tsx';
import { InlineText } from './inline-text.tsx';
import { LEGAL_LINKS, RIGHTS_LINKS } from '#app/shell/nav-links.ts';
import { SiteLink } from '#app/ui/site-link.tsx';

/** A policy as a page to read: the whole of it in a few sentences first, the contents beside it, then every section. */
export function PolicyPage({
  policy,
  updatedOn,
  version = 1,
  path,
  inSection = {},
}: {
  policy: Policy;
  updatedOn: string;
  /** Of the owner's own words; 1 is the text that came with the site. */
  version?: number;
  path: string;
  /** Content after a section's text, such as a form, by section id. */
  inSection?: Readonly<Record<string, ReactNode>>;
}) {
  return (
    <article className="wrap pt-14 pb-28 lg:pt-20 lg:pb-40">
      <header className="grid gap-x-16 gap-y-8 border-b pb-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end lg:pb-16">
        <div>
          <h1 className="display-1">{policy.title}</h1>
          <p className="lede mt-5 max-w-2xl text-ink-soft">{policy.lede}</p>
        </div>
        <p className="small text-ink-soft lg:text-right">
          {version > 1 ? `Version ${version}. ` : ''}Last updated on{' '}
          <time dateTime={updatedOn}>{longDate(updatedOn)}</time>
        </p>
      </header>

      <section
        aria-labelledby="in-short"
        className="grid gap-x-16 gap-y-6 bg-linen px-5 py-8 sm:px-10 lg:grid-cols-[11rem_minmax(0,1fr)] lg:py-12"
      >
        <h2 id="in-short" className="display-3">
          In short
        </h2>
        <ul className="grid max-w-3xl gap-3">
          {policy.summary.map((line) => (
            <li key={line} className="lede border-l-2 border-clay pl-5">
              {line}
            </li>
          ))}
        </ul>
      </section>

      <div className="mt-14 grid gap-x-16 gap-y-12 lg:mt-20 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <nav aria-label="On this page" className="no-print lg:sticky lg:top-24 lg:self-start">
          <ol className="grid border-t">
            {policy.sections.map(({ id, title }) => (
              <li key={id} className="border-b">
                <a
                  href={`#${id}`}
                  className="small flex min-h-11 items-center py-2 text-ink-soft transition-colors hover:text-ink"
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid min-w-0 grid-cols-1 gap-14">
          {policy.sections.map(({ id, title, blocks }) => (
            <section
              key={id}
              id={id}
              aria-labelledby={`${id}-title`}
              className="long scroll-mt-32 lg:scroll-mt-24"
            >
              <h2 id={`${id}-title`} className="display-3 max-w-[24ch]">
                {title}
              </h2>
              <div className="mt-5 grid grid-cols-1 gap-4">
                {blocks.map((block, index) => (
                  <Block key={index} block={block} />
                ))}
                {inSection[id]}
              </div>
            </section>
          ))}
        </div>
      </div>
      <PolicyLinks path={path} />
    </article>
  );
}

function Block({ block }: { block: PolicyBlock }) {
  if (block.kind === 'text') {
    return (
      <p className="max-w-[68ch] text-ink-soft">
        <InlineText text={block.text} />
      </p>
    );
  }
  if (block.kind === 'list') {
    return (
      <ul className="grid max-w-[68ch] gap-2.5 text-ink-soft">
        {block.items.map((item) => (
          <li
            key={item}
            className="relative pl-6 before:absolute before:top-[0.8em] before:left-0 before:h-px before:w-3 before:bg-clay"
          >
            <InlineText text={item} />
          </li>
        ))}
      </ul>
    );
  }
  if (block.kind === 'form') {
    return (
      <div className="max-w-[68ch] border bg-sheet px-6 py-6">
        {block.lines.map((line, index) => (
          <p
            key={line}
            className={index > 0 && /[:,]$/.test(line) ? 'mt-3 border-b pb-6' : 'mt-3 first:mt-0'}
          >
            {line}
          </p>
        ))}
      </div>
    );
  }
  return <Rows block={block} />;
}

/** A table on a wide screen; on a narrow one each row is a card of its own, so that nothing has to be scrolled sideways. */
function Rows({
  block: { caption, head, rows },
}: {
  block: Extract<PolicyBlock, { kind: 'table' }>;
}) {
  return (
    <>
      <div className="hidden xl:block print:block">
        <Table caption={caption}>
          <thead>
            <tr>
              {head.map((label) => (
                <Th key={label}>{label}</Th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row[0]}>
                <th
                  scope="row"
                  className="border-b py-3 pr-5 text-left align-top font-medium break-words"
                >
                  {row[0]}
                </th>
                {row.slice(1).map((cell, index) => (
                  <Td key={head[index + 1]} className="text-ink-soft">
                    <InlineText text={cell} />
                  </Td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      <div
        className="grid grid-cols-1 gap-5 xl:hidden print:hidden"
        role="group"
        aria-label={caption}
      >
        {rows.map((row) => (
          <div key={row[0]} className="min-w-0 border bg-sheet px-5 py-5">
            <h3 className="font-medium break-words">{row[0]}</h3>
            <dl className="small mt-3 grid gap-3">
              {row.slice(1).map((cell, index) => (
                <div key={head[index + 1]}>
                  <dt className="text-ink-faint">{head[index + 1]}</dt>
                  <dd>
                    <InlineText text={cell} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </>
  );
}

/** From one policy to the others. */
function PolicyLinks({ path }: { path: string }) {
  return (
    <nav aria-label="Policies and rights" className="no-print mt-20 border-t pt-6">
      <ul className="flex flex-wrap gap-x-8 gap-y-1">
        {[...LEGAL_LINKS, ...RIGHTS_LINKS].map(({ to, label }) => (
          <li key={to}>
            <SiteLink
              to={to}
              aria-current={to === path ? 'page' : undefined}
              className="inline-flex min-h-11 items-center text-ink-soft underline-offset-[0.3em] hover:text-ink hover:underline aria-[current]:font-medium aria-[current]:text-ink"
            >
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
