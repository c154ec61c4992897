import { lazy, Suspense, useState } from 'react';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { Badge, type Tone } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Field, Input, Select, Textarea } from '#app/ui/field.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PicturePanel } from '#app/ui/picture.tsx';
import { Price } from '#app/ui/price.tsx';
import { Progress } from '#app/ui/progress.tsx';
import { RadioCards } from '#app/ui/radio-cards.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { Table, Td, Th } from '#app/ui/table.tsx';
import { ViewTabs } from '#app/ui/view-tabs.tsx';
import { showToast } from '#app/ui/toast.ts';

const Dialog = lazy(() =>
  import('#app/ui/dialog.tsx').then((module) => ({ default: module.Dialog })),
);
const Tooltip = lazy(() =>
  import('#app/ui/tooltip.tsx').then((module) => ({ default: module.Tooltip })),
);
const COLOURS = [
  'paper',
  'linen',
  'stone',
  'sheet',
  'ink',
  'ink-soft',
  'ink-faint',
  'line',
  'line-strong',
  'forest',
  'forest-deep',
  'clay',
  'clay-deep',
  'clay-wash',
  'leaf',
  'leaf-wash',
  'amber',
  'amber-wash',
  'danger',
  'danger-wash',
];
const TONES: Tone[] = ['plain', 'leaf', 'clay', 'amber', 'danger'];

export const meta = () => [{ title: 'Components' }, { name: 'robots', content: 'noindex' }];

/** Every component in every state, to look at while building. Development only. */
export default function Components() {
  const [isOpen, setOpen] = useState(false);
  const [view, setView] = useState<'plan' | 'sun'>('plan');
  return (
    <div className="wrap grid grid-cols-1 gap-16 py-16">
      <h1 className="display-1">Components</h1>
      <Part title="Colour">
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-5">
          {COLOURS.map((name) => (
            <li key={name}>
              <div className="h-16 border" style={{ background: `var(--${name})` }} />
              <p className="small mt-1.5">{name}</p>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Type">
        <p className="display-1">Display one</p>
        <p className="display-2">Display two</p>
        <p className="display-3">Display three</p>
        <p className="display-4">Display four</p>
        <p className="quote">A quotation, in the visitor’s own words.</p>
        <p className="lede">A lede says what the page is for.</p>
        <p>
          Words for reading, with a{' '}
          <a className="text-link" href="#words">
            link among them
          </a>
          , and <span className="latin">Salvia nemorosa</span>.
        </p>
        <p className="small text-ink-soft">Small and soft.</p>
        <p className="fine text-ink-faint">Fine and faint.</p>
      </Part>
      <Part title="Buttons and links">
        {(['large', 'medium', 'small'] as const).map((size) => (
          <div key={size} className="flex flex-wrap items-center gap-3">
            {(['solid', 'ink', 'outline', 'quiet'] as const).map((variant) => (
              <Button key={variant} variant={variant} size={size}>{`${variant}, ${size}`}</Button>
            ))}
            <Button size={size} disabled>
              Disabled
            </Button>
          </div>
        ))}
        <ArrowLink to="/ai-design">A link that stands alone</ArrowLink>
        <div className="ground-forest flex flex-wrap gap-3 bg-forest p-6">
          <Button>On forest</Button>
          <Button variant="outline">Outline</Button>
          <ArrowLink to="/ai-design">A link</ArrowLink>
        </div>
      </Part>
      <Part title="Badges and notices">
        <div className="flex flex-wrap gap-3">
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
        <Notice tone="note">A note beside the designs.</Notice>
        <Notice tone="warning" title="A warning">
          A trampoline needs six metres of open ground.
        </Notice>
        <Notice tone="error" title="An error">
          What happened, and what to do.
        </Notice>
      </Part>
      <Part title="Form">
        <div className="grid gap-6 sm:grid-cols-2">
          <Field label="Name" hint="As it stands on the letterbox">
            {(parts) => <Input {...parts} defaultValue="Oakmere" />}
          </Field>
          <Field label="Postcode" error="Please check the postcode" optional>
            {(parts) => <Input {...parts} defaultValue="XX" />}
          </Field>
          <Field label="Soil">
            {(parts) => (
              <Select {...parts}>
                <option>Clay</option>
                <option>Chalk</option>
              </Select>
            )}
          </Field>
          <Field label="Description">{(parts) => <Textarea {...parts} rows={3} />}</Field>
        </div>
        <Checkbox label="A tick box" hint="With a word about it" defaultChecked />
        <RadioCards
          name="sample"
          legend="One of these"
          className="sm:grid-cols-3"
          options={[
            { value: 'a', label: 'First', hint: 'With a hint' },
            { value: 'b', label: 'Second' },
            { value: 'c', label: 'Third' },
          ]}
        />
      </Part>
      <Part title="Over the page">
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={() => setOpen(true)}>
            Open a dialog
          </Button>
          <Button
            variant="outline"
            onClick={() => showToast({ title: 'Link copied to clipboard!' })}
          >
            Show a toast
          </Button>
          <Button
            variant="outline"
            onClick={() =>
              showToast({
                title: 'Design Generation Error',
                description: 'Failed to generate design ideas. Please try again.',
                tone: 'danger',
              })
            }
          >
            Show an error
          </Button>
          <Suspense fallback={null}>
            <Tooltip text="After 700 ms, or at once when another was just open">
              <button type="button" className="min-h-11 px-3 underline">
                A tooltip
              </button>
            </Tooltip>
            <Dialog
              open={isOpen}
              onOpenChange={setOpen}
              title="A dialog"
              description="Focus stays inside until it is closed."
              footer={<Button onClick={() => setOpen(false)}>Close it</Button>}
            >
              <p className="max-w-prose">Its words scroll inside it when there are many.</p>
            </Dialog>
          </Suspense>
        </div>
      </Part>
      <Part title="Content">
        <ViewTabs
          label="Views"
          tabs={[
            { id: 'plan', label: 'Plan' },
            { id: 'sun', label: 'Sun' },
          ]}
          active={view}
          panelId="views"
          onChange={setView}
        />
        <p id="views" role="tabpanel" aria-labelledby={`views-${view}`}>
          {view === 'plan' ? 'The plan.' : 'The hours of sun.'}
        </p>
        <Table caption="A table">
          <thead>
            <tr>
              <Th>Plant</Th>
              <Th className="text-right">Count</Th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <Td>
                <span className="latin">Taxus baccata</span>
              </Td>
              <Td className="text-right">7</Td>
            </tr>
          </tbody>
        </Table>
        <Disclosure
          summary={<span className="font-medium">A disclosure</span>}
          className="border-t"
        >
          <p>Its words.</p>
        </Disclosure>
        <Progress value={40} label="Forty of a hundred" />
        <div className="grid gap-6 sm:grid-cols-3">
          <Figure mark="AI concept" caption="A figure with its mark">
            <PicturePanel label="A plan" className="aspect-[3/2]" />
          </Figure>
          <Skeleton className="aspect-[3/2]" />
          <div className="border bg-sheet p-6">
            <p>A price</p>
            <Price total={24310} priceDate="2026-11-01" className="mt-3 block text-[1.5rem]" />
          </div>
        </div>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="border-t pt-6">
      <h2 className="display-3 mb-6">{title}</h2>
      <div className="grid grid-cols-1 gap-5">{children}</div>
    </section>
  );
}
