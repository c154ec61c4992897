import { CalendarDays, Download, FileText, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLibraryPdf } from '#app/features/pdf-report/use-pdf.ts';
import { API } from '#contracts/routes.ts';
import { fileName, saveFile } from '#app/lib/save-file.ts';
import { useShareState } from '#app/features/together/sharing.tsx';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { pictureOf } from './plan-picture.ts';
import { useStudioId } from './studio-id.ts';
import type { Studio } from './studio-store.ts';

const NOT_SAVED =
  'What is on the plan is not saved yet, so that the file would show the garden as it was. It is made once there is a network.';
const NOT_MADE = 'The file could not be made. Please try again.';

/** Files and the link of what is on the plan: it is saved first, so that none shows the garden as it was. */
export function TakeAway({ studio, title }: { studio: Studio; title: string }) {
  const id = useStudioId();
  const pdf = useLibraryPdf({ id, title });
  const sharing = useShareState(id);
  const navigate = useNavigate();
  const [busy, setBusy] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const plan = API.designPlan(id);
  const name = fileName(title);

  const run = async (label: string, make: () => Promise<void> | void) => {
    if (busy) return;
    setBusy(label);
    setFault(null);
    try {
      if (await studio.saveNow()) await make();
      else setFault(NOT_SAVED);
    } catch {
      setFault(NOT_MADE);
    }
    setBusy(null);
  };
  const fetched = (url: string, as: string) => async () => {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${answer.status}`);
    saveFile(await answer.blob(), as);
  };
  const files: readonly { label: string; says: string; make: () => Promise<void> }[] = [
    {
      label: 'Picture of the plan (PNG)',
      says: 'To send and to print.',
      make: async () => saveFile(await pictureOf(`${plan}?view=sheet&paper=a4`), `${name}.png`),
    },
    {
      label: 'Shopping list of plants (CSV)',
      says: 'Every kind with its number and size.',
      make: fetched(API.designPlanting(id), `${name}, plants.csv`),
    },
    {
      label: 'Quantities (CSV)',
      says: 'What is bought and laid, measured.',
      make: fetched(API.designQuantities(id), `${name}, quantities.csv`),
    },
    {
      label: 'Planting plan (SVG)',
      says: 'Every drift with its count and name.',
      make: fetched(`${plan}?view=planting&paper=a3`, `${name}, planting.svg`),
    },
    {
      label: 'Setting out (SVG)',
      says: 'Pegs, measured from the corners of the house wall.',
      make: fetched(`${plan}?view=setting-out&paper=a3`, `${name}, setting out.svg`),
    },
    {
      label: 'For a drawing program (DXF)',
      says: 'In layers, at true size in millimetres.',
      make: fetched(plan.replace(/\.svg$/, '.dxf'), `${name}.dxf`),
    },
  ];
  return (
    <Disclosure summary={<h3 className="font-medium">Share and take away</h3>}>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant="outline"
          aria-disabled={busy !== null}
          onClick={() => void run('link', () => sharing.share({ title, text: title }))}
        >
          <Share2 aria-hidden size={15} strokeWidth={1.7} />
          Share the link
        </Button>
        <Button
          size="small"
          variant="outline"
          aria-disabled={busy !== null || pdf.isBusy}
          aria-busy={pdf.isBusy}
          onClick={() => (pdf.isBusy ? undefined : void run('pdf', pdf.print))}
        >
          <FileText aria-hidden size={15} strokeWidth={1.7} />
          {pdf.isBusy ? 'Printing…' : 'Report (PDF)'}
        </Button>
      </div>
      <p className="fine mt-2 text-ink-soft">
        Whoever has the link sees the garden as it is on the plan now, also when you have changed it
        since. Nobody but you can change it.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="small"
          aria-disabled={busy !== null}
          onClick={() => void run('quote', () => navigate(`/enquiry/new?design=${id}`))}
        >
          Ask for a quote
        </Button>
        <Button
          size="small"
          variant="outline"
          aria-disabled={busy !== null}
          onClick={() => void run('visit', () => navigate(`/booking?design=${id}`))}
        >
          <CalendarDays aria-hidden size={15} strokeWidth={1.7} />
          Book a visit
        </Button>
      </div>
      <ul className="mt-3 divide-y border-y">
        {files.map(({ label, says, make }) => (
          <li key={label}>
            <button
              type="button"
              aria-disabled={busy !== null}
              aria-busy={busy === label}
              onClick={() => void run(label, make)}
              className="flex min-h-11 w-full items-center justify-between gap-3 py-1.5 text-left hover:bg-ink/5"
            >
              <span className="small">
                <span className="block font-medium">{label}</span>
                <span className="block text-ink-soft">{says}</span>
              </span>
              <Download aria-hidden size={16} strokeWidth={1.7} className="shrink-0" />
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="small mt-2 text-ink-soft empty:hidden">
        {busy ? 'It is being made…' : ''}
      </p>
      {(fault ?? sharing.fault ?? pdf.failure) ? (
        <p role="alert" className="small mt-2 text-danger">
          {fault ?? sharing.fault ?? pdf.failure}
        </p>
      ) : null}
    </Disclosure>
  );
}
