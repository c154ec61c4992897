import { useState } from 'react';
import type { AdminRates } from '#contracts/admin-rates.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { useDraftsKnown } from '#app/features/admin/form-draft.ts';
import { ListFailed, ListLoading } from '#app/features/admin/list-body.tsx';
import { useAdminList } from '#app/features/admin/use-admin-list.ts';
import { whenText } from '#app/features/admin/when.ts';
import { countOf } from '#engine/model/format.ts';
import { AskDialog } from '#app/ui/ask-dialog.tsx';
import { Button } from '#app/ui/button.tsx';
import { Input } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import {
  editsTowards,
  labourField,
  materialField,
  plantField,
  type RateField,
  termFields,
} from './rate-edits.ts';
import { RateHistoryDialog } from './rate-history.tsx';
import { RatePreviewDialog } from './rate-preview.tsx';
import { RateBox, RateTable } from './rate-table.tsx';
import { SectionHead } from './section-head.tsx';
import { RATES_URL, useRateForm } from './use-rate-form.ts';

/** The prices that designs are made with. A change is looked at on real gardens before it is saved. */
export function RateBookSection() {
  const { data, isError, error, refetch } = useAdminList<AdminRates>(RATES_URL);
  const areDraftsKnown = useDraftsKnown();
  return (
    <section aria-label="Rate book">
      <SectionHead title="Rate book">
        What every design is priced with: pounds net of VAT, before markup, and hours of one person.
        Designs that have been made keep their prices and their price date. The cost calculator’s
        prices are a list of their own.
      </SectionHead>
      {data && areDraftsKnown ? (
        <RateForm stored={data} />
      ) : isError ? (
        <ListFailed reason={reasonOf(error)} onRetry={refetch}>
          The rate book could not be loaded.
        </ListFailed>
      ) : (
        <ListLoading label="Loading the rate book" rows={8} />
      )}
    </section>
  );
}

function RateForm({ stored }: { stored: AdminRates }) {
  const state = useRateForm(stored);
  const { base, edits, changed, problems, type } = state;
  const [search, setSearch] = useState('');
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const finds = (text: string) =>
    search
      .trim()
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.toLowerCase().includes(word));
  const box = (field: RateField) => (
    <RateBox
      key={field.id}
      field={field}
      value={edits[field.id] ?? field.stored}
      isChanged={changed.some((one) => one.id === field.id)}
      onType={(text) => type(field.id, text)}
    />
  );
  const rates = base.book.rates.filter((rate) => finds(`${rate.name} ${rate.key} ${rate.note}`));
  const plants = Object.entries(base.book.plantPence).filter(([key]) => finds(`plants ${key}`));
  return (
    <>
      {state.offeredAt ? (
        <Notice
          title={`Your unsaved changes from ${whenText(state.offeredAt)} are in the form`}
          tone="warning"
          className="mb-6"
        >
          <p>Nothing of them is saved yet.</p>
        </Notice>
      ) : null}
      <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {termFields(base.book).map((field) => (
          <div key={field.id}>
            <p aria-hidden className="mb-1.5 font-medium">
              {field.label}
            </p>
            {box(field)}
          </div>
        ))}
      </div>
      <div className="mt-9 max-w-md">
        <label htmlFor="rate-search" className="mb-1.5 block font-medium">
          Search rates and plants
        </label>
        <Input
          id="rate-search"
          type="search"
          value={search}
          placeholder="paving, turf, 2L…"
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <p role="status" className="small figures mt-2 text-ink-soft">
        {countOf(rates.length, 'rate')},{' '}
        {countOf(plants.length, 'size of plants', 'sizes of plants')}
      </p>
      <RateTable
        rates={rates}
        plants={plants}
        material={(rate) => box(materialField(rate))}
        labour={(rate) => box(labourField(rate))}
        plant={(key, pence) => box(plantField(key, pence))}
      />
      <div className="sticky bottom-0 z-10 mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-t bg-paper py-4">
        <Button
          disabled={changed.length === 0 || problems.length > 0 || state.isBusy}
          aria-busy={state.isBusy}
          onClick={() => void state.preview()}
        >
          {state.isBusy && !state.seen ? 'Working it out…' : 'See what it does, then save'}
        </Button>
        {changed.length > 0 ? (
          <Button variant="quiet" disabled={state.isBusy} onClick={state.discard}>
            Discard changes
          </Button>
        ) : null}
        <p role="status" className="small text-ink-soft">
          {problems.length > 0
            ? `Please look at: ${problems[0]!.label}.`
            : changed.length > 0
              ? `${countOf(changed.length, 'figure')} changed${state.isKept ? ', kept on this device' : ''}`
              : 'Nothing changed'}
        </p>
        <Button
          variant="quiet"
          size="small"
          className="ml-auto"
          onClick={() => setIsHistoryOpen(true)}
        >
          History
        </Button>
      </div>
      {state.failure && !state.seen ? (
        <Notice tone="error" title="This did not work">
          <p>{state.failure}</p>
        </Notice>
      ) : null}
      {state.seen ? (
        <RatePreviewDialog
          preview={state.seen}
          isSaving={state.isBusy}
          failure={state.failure}
          onSave={() => void state.save()}
          onClose={state.closePreview}
        />
      ) : null}
      {isHistoryOpen ? (
        <RateHistoryDialog
          onTake={(book) => {
            state.replace(editsTowards(base.book, book));
            setIsHistoryOpen(false);
          }}
          onClose={() => setIsHistoryOpen(false)}
        />
      ) : null}
      {state.leaving ? (
        <AskDialog
          title="The rate book has unsaved changes"
          stay="Keep editing"
          onStay={state.leaving.stay}
          answers={[
            ...(state.isKept
              ? [{ label: 'Leave, and keep them for later', onClick: state.leaving.keep }]
              : []),
            { label: 'Discard them', tone: 'danger', onClick: state.leaving.discard },
          ]}
        >
          <p>
            They are not used for any design yet.
            {state.isKept ? '' : ' This device cannot keep them for later.'}
          </p>
        </AskDialog>
      ) : null}
    </>
  );
}

/** `edits`: what was typed when it was worked out. That is saved from there, and nothing that was typed since. */
