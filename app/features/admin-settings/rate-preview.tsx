import { useSaysVat } from '#app/lib/site.ts';
import type { RatePreview } from '#contracts/admin-rates.ts';
import { countOf, pounds, squareMetres } from '#engine/model/format.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Table, Td, Th } from '#app/ui/table.tsx';

const share = (before: number, after: number) =>
  before === 0
    ? ''
    : `${after >= before ? '+' : '−'}${Math.abs(((after - before) / before) * 100).toFixed(1)} %`;
const difference = (pence: number) => `${pence > 0 ? '+' : ''}${pounds(pence / 100)}`;

/** What the changed book does to gardens that are there, before it is saved. */
export function RatePreviewDialog({
  preview,
  isSaving,
  failure,
  onSave,
  onClose,
}: {
  preview: RatePreview & { note?: string };
  isSaving: boolean;
  failure: string | null;
  onSave: () => void;
  onClose: () => void;
}) {
  const saysVat = useSaysVat();
  const { gardens, changes, note } = preview;
  const large = changes.filter((change) => change.isLarge);
  return (
    <Dialog
      open
      className="max-w-3xl!"
      title="What these prices do"
      description={`Gardens of this site, priced with the book that counts now and with yours.${saysVat ? ' VAT included.' : ''}`}
      onOpenChange={(open) => {
        if (!open && !isSaving) onClose();
      }}
      footer={
        <>
          <Button disabled={isSaving} aria-busy={isSaving} onClick={onSave}>
            {isSaving ? 'Saving…' : 'Save the rate book'}
          </Button>
          <Button variant="outline" disabled={isSaving} onClick={onClose}>
            Back to the form
          </Button>
        </>
      }
    >
      {note ? (
        <Notice tone="warning" className="mb-6">
          <p>{note}</p>
        </Notice>
      ) : null}
      {failure ? (
        <Notice tone="error" title="The rate book was not saved" className="mb-6">
          <p>{failure}</p>
        </Notice>
      ) : null}
      {gardens.length > 0 ? (
        <Table caption="Prices of gardens before and after">
          <thead>
            <tr>
              <Th>Garden</Th>
              <Th className="text-right">Now</Th>
              <Th className="text-right">Then</Th>
              <Th className="text-right">Difference</Th>
            </tr>
          </thead>
          <tbody className="figures">
            {gardens.map(({ id, title, plotM2, beforePence, afterPence }) => (
              <tr key={id}>
                <Td>
                  {title}
                  <span className="fine block text-ink-soft">{squareMetres(plotM2)}</span>
                </Td>
                <Td className="text-right whitespace-nowrap">{pounds(beforePence / 100)}</Td>
                <Td className="text-right whitespace-nowrap">{pounds(afterPence / 100)}</Td>
                <Td className="text-right whitespace-nowrap">
                  {beforePence === afterPence ? 'the same' : difference(afterPence - beforePence)}
                  {beforePence === afterPence ? null : (
                    <span className="fine block text-ink-soft">
                      {share(beforePence, afterPence)}
                    </span>
                  )}
                </Td>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : (
        <p>There is no garden to try it on yet.</p>
      )}
      {large.length > 0 ? (
        <Notice
          tone="warning"
          title={`${countOf(large.length, 'figure changes', 'figures change')} by more than half`}
          className="mt-6"
        >
          <p>Please make sure that no digit has slipped.</p>
        </Notice>
      ) : null}
      <h3 className="display-4 mt-8">{countOf(changes.length, 'change')}</h3>
      <ul className="mt-2 border-t">
        {changes.map(({ what, before, after, isLarge }) => (
          <li key={what} className="flex flex-wrap justify-between gap-x-6 border-b py-2">
            <span>{what}</span>
            <span className="figures text-ink-soft">
              {before} to{' '}
              <span className={isLarge ? 'font-medium text-amber' : 'text-ink'}>{after}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="small mt-5 text-ink-soft">
        Designs that have been made keep their prices. A new design may also choose other things
        when its brief names a budget.
      </p>
    </Dialog>
  );
}
