import { useState } from 'react';
import { Disclosure } from '#app/ui/disclosure.tsx';
import type { PageDesign } from './page-design.ts';
import { PlanViewer } from './plan-viewer.tsx';

const SHEETS = [
  {
    view: 'section',
    title: 'Section',
    words:
      'The garden cut along its length, with levels, build-ups and planting in its fifth year.',
  },
  {
    view: 'setting-out',
    title: 'Setting out',
    words: 'Numbered pegs, each measured by tape from the two corners of the house wall.',
  },
  {
    view: 'planting',
    title: 'Planting plan',
    words: 'Every drift with its count and name.',
  },
] as const;

/** What a garden is built from: each sheet is drawn when it is opened, and can be kept as a file. */
export function BuilderSheets({ design }: { design: PageDesign }) {
  return (
    <div className="no-print mt-8 border-t">
      {SHEETS.map((sheet) => (
        <BuilderSheet key={sheet.view} design={design} sheet={sheet} />
      ))}
      <p className="border-b py-3">
        <a
          href={design.planUrl.replace(/\.svg$/, '.dxf')}
          download
          className="text-link inline-flex min-h-8 items-center font-medium text-clay"
        >
          Download for a drawing program (DXF)
        </a>
        <span className="small block text-ink-soft">
          Ground, things and plants in layers, at true size in millimetres.
        </span>
      </p>
      <SolidModel design={design} />
    </div>
  );
}

function BuilderSheet({
  design,
  sheet: { view, title, words },
}: {
  design: PageDesign;
  sheet: (typeof SHEETS)[number];
}) {
  const [wasOpened, setWasOpened] = useState(false);
  const address = `${design.planUrl}?view=${view}`;
  return (
    <Disclosure
      onToggle={(isOpen) => {
        if (isOpen) setWasOpened(true);
      }}
      summary={
        <>
          <span className="block font-medium">{title}</span>
          <span className="small block text-ink-soft">{words}</span>
        </>
      }
    >
      {wasOpened ? (
        <div className="mt-2">
          <PlanViewer
            src={`${address}&paper=a4`}
            alt={`${title} of ${design.title}`}
            mark={design.conceptMark}
            readFrom={view === 'setting-out' ? 'left' : 'middle'}
          />
        </div>
      ) : null}
      <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1">
        <span className="text-ink-soft">Download as SVG:</span>
        {(['a4', 'a3'] as const).map((paper) => (
          <a
            key={paper}
            href={`${address}&paper=${paper}`}
            download={`${design.title} ${title} ${paper.toUpperCase()}.svg`}
            className="text-link inline-flex min-h-8 items-center font-medium text-clay"
          >
            {paper.toUpperCase()} sheet
            <span className="sr-only"> ({title})</span>
          </a>
        ))}
      </p>
    </Disclosure>
  );
}

/** The garden in three dimensions, made in the browser when it is asked for. */
function SolidModel({ design: { id, title } }: { design: PageDesign }) {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const make = async () => {
    setState('busy');
    try {
      const { saveModel } = await import('./save-model.ts');
      await saveModel(id, title);
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className="border-b py-3">
      <button
        type="button"
        disabled={state === 'busy'}
        aria-busy={state === 'busy'}
        onClick={() => void make()}
        className="text-link inline-flex min-h-8 items-center font-medium text-clay"
      >
        {state === 'busy' ? 'Making the model…' : 'Download as a 3D model (GLB)'}
      </button>
      <span className="small block text-ink-soft">
        In metres, in June of the fifth year, for Blender, SketchUp and their like.
      </span>
      {state === 'failed' ? (
        <p role="alert" className="small text-danger">
          The model could not be made. Please try again.
        </p>
      ) : null}
    </div>
  );
}
