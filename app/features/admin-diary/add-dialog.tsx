import { useState } from 'react';
import { Dialog } from '#app/ui/dialog.tsx';
import { ViewTabs } from '#app/ui/view-tabs.tsx';
import { BlockForm } from './block-form.tsx';
import { HandBookingForm } from './hand-booking-form.tsx';

/** `time`: "10:15"; null where none was chosen. */
export type AddAt = { date: string; time: string | null };
export type AddFormProps = { at: AddAt; /** @param date the day it stands on */ onAdded: (date: string) => void };

const PANEL = 'diary-add';
const TABS = [{ id: 'appointment', label: 'An appointment' }, { id: 'block', label: 'Time I keep free' }] as const;
type Tab = (typeof TABS)[number]['id'];

/** What the owner enters: an appointment that somebody rang for, or time of their own. */
export function AddDialog({ at, onClose, onAdded }: { at: AddAt; onClose: () => void; onAdded: (date: string) => void }) {
  const [tab, setTab] = useState<Tab>('appointment');
  return (
    <Dialog open onOpenChange={(open) => { if (!open) onClose(); }} title="Add to the diary" description="Opening hours and days off do not bind you here; what else stands in the diary does." staysOpenOutside className="sm:max-w-2xl!">
      <ViewTabs<Tab> label="What to add" tabs={TABS} active={tab} panelId={PANEL} onChange={setTab} className="border-b" />
      <div role="tabpanel" id={PANEL} aria-labelledby={`${PANEL}-${tab}`} className="mt-6">
        {tab === 'appointment' ? <HandBookingForm at={at} onAdded={onAdded} /> : <BlockForm at={at} onAdded={onAdded} />}
      </div>
    </Dialog>
  );
}
