import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { SamplesRemoved } from '#contracts/admin-settings.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { AskDialog } from '#app/ui/ask-dialog.tsx';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SamplesPreview } from './samples-preview.tsx';
import { SectionHead } from './section-head.tsx';

/** One action that takes the sample content off the site. */
export function SamplesPanel() {
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const remove = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      setDone(
        (await adminFetch<SamplesRemoved>('/api/admin/samples/remove', { method: 'POST' })).message,
      );
      setIsAsking(false);
      void client.invalidateQueries();
    } catch (error) {
      setFailure(reasonOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <section aria-label="Sample content">
      <SectionHead title="Sample content">
        A fresh site is filled with sample projects, testimonials, designs and articles, each marked
        as a sample for visitors. Once you have your own, remove them all at once. Services, plants
        and the rate book stay: change them to yours.
      </SectionHead>
      <SamplesPreview />
      <Button variant="outline" onClick={() => setIsAsking(true)}>
        Remove all sample content
      </Button>
      <div role="status" className="mt-5 max-w-2xl">
        {done ? (
          <Notice title={done}>
            <p>
              <Link to="/admin/bin" className="text-link">
                Open the bin
              </Link>
            </p>
          </Notice>
        ) : null}
      </div>
      {isAsking ? (
        <AskDialog
          title="Remove all sample content?"
          stay="Cancel"
          isBusy={isBusy}
          failure={failure}
          onStay={() => setIsAsking(false)}
          answers={[
            {
              label: isBusy ? 'Removing…' : 'Remove it',
              tone: 'danger',
              onClick: () => void remove(),
            },
          ]}
        >
          <p>
            The sample projects of the portfolio, the sample testimonials, the sample articles and
            the sample designs of the library and the home page vanish from the site at once. The
            pictures of services that came with the site give way to drawings.
          </p>
          <p>
            They lie in the bin for 30 days, and each can be restored from there. What you have
            changed or added yourself stays, even where it is still marked as a sample.
          </p>
        </AskDialog>
      ) : null}
    </section>
  );
}
