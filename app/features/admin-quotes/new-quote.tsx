import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import type { AdminQuote, AdminQuotesPage } from '#contracts/admin-quotes.ts';
import { pencePounds, QUOTE_STATE_LABELS } from '#contracts/quote-words.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { useAdminList } from '#app/features/admin/use-admin-list.ts';
import { useIsHere } from '#app/features/admin/use-is-here.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Input } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';

/** The id in what was typed: an id, or the address of a design's page. */
const designIn = (text: string): string | undefined => /dsn_[\w-]{8,64}/.exec(text)?.[0];

/** Drafts a quote of an enquiry (?enquiry=), of a design (?design=), or of nothing. */
export function NewQuote() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const enquiryId = params.get('enquiry') ?? undefined;
  const [design, setDesign] = useState(params.get('design') ?? '');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const draft = async () => {
    const designId = designIn(design);
    if (design.trim() && !designId)
      return setFailure(
        'No design could be read from this. Please paste the whole address of its page, or leave it empty.',
      );
    setIsBusy(true);
    setFailure(null);
    try {
      const quote = await adminFetch<AdminQuote>(ADMIN_API.quotes, {
        json: { ...(enquiryId ? { enquiryId } : {}), ...(designId ? { designId } : {}) },
      });
      if (isHere.current) void navigate(`/admin/quotes/${quote.id}`, { replace: true });
    } catch (error) {
      setFailure(reasonOf(error));
      setIsBusy(false);
    }
    return undefined;
  };
  return (
    <>
      {enquiryId ? <Earlier enquiryId={enquiryId} /> : null}
      <form
        className="max-w-prose"
        onSubmit={(event) => {
          event.preventDefault();
          void draft();
        }}
      >
        <Field
          label="Design"
          optional
          hint={
            enquiryId
              ? 'Leave this empty to take the design that came with the enquiry. Another one: paste the address of its page.'
              : 'The address of its page: its bill of quantities becomes the lines of the quote, at today’s stored prices.'
          }
        >
          {(parts) => (
            <Input
              {...parts}
              value={design}
              onChange={(event) => setDesign(event.target.value)}
              placeholder="https://…/design/dsn_…"
            />
          )}
        </Field>
        {failure ? (
          <Notice tone="error" title="The quote was not drafted" className="mt-5">
            <p>{failure}</p>
          </Notice>
        ) : null}
        <Button type="submit" className="mt-6" disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? 'Drafting…' : 'Draft the quote'}
        </Button>
      </form>
    </>
  );
}

/** What has been quoted for the same enquiry already. */
function Earlier({ enquiryId }: { enquiryId: string }) {
  const { data } = useAdminList<AdminQuotesPage>(
    `${ADMIN_API.quotes}?${new URLSearchParams({ enquiry: enquiryId }).toString()}`,
  );
  if (!data || data.items.length === 0) return null;
  return (
    <Notice title="This enquiry has been quoted for already" className="mb-8">
      <ul className="mt-1 grid gap-1">
        {data.items.map((row) => (
          <li key={row.id}>
            <a href={`/admin/quotes/${row.id}`} className="inline-block min-h-6 underline">
              {row.number ?? 'Draft'}: {row.title}
            </a>{' '}
            <span className="figures">
              {pencePounds(row.totalPence)}, {QUOTE_STATE_LABELS[row.state].toLowerCase()}
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
