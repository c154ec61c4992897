import { AppointmentKindInput, type AppointmentKind } from '#contracts/appointment-kinds.ts';
import { type OpenHours, WEEKDAYS } from '#contracts/week.ts';
import { NumberField, SwitchField, TextField } from '#app/features/admin/form-fields.tsx';
import { RecordForm } from '#app/features/admin/record-form.tsx';
import { errorWords } from '#app/features/admin/call-reason.ts';
import { WeekRows } from '#app/features/admin-settings/week-field.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { type KindRecord, saveKind } from './appointment-settings.ts';

const LABELS = {
  label: 'Name',
  price: 'Price',
  minutes: 'Length',
  isOffered: 'Visitors can book it',
  isOnSite: 'In the garden',
  hours: 'Hours',
  bufferBefore: 'Kept free before',
  bufferAfter: 'Kept free after',
  noticeHours: 'Notice',
  horizonDays: 'How far ahead',
};

/** "Mon 08:00-17:00", a line for each stretch. */
const hoursInWords = (hours: readonly OpenHours[]) =>
  hours
    .map(({ weekday, from, to }) => `${WEEKDAYS[weekday - 1]!.slice(0, 3)} ${from}-${to}`)
    .join('\n');

type Props = {
  record: KindRecord;
  /** All kinds as they were loaded: they are saved together. */
  kinds: readonly AppointmentKind[];
  openingHours: readonly OpenHours[];
  onSaved: () => void;
  onClose: () => void;
  fail: (reason: string) => void;
};

/** One kind of appointment: what it is called, what it costs, how long it takes, and when it can be had. */
export function KindForm({ record, kinds, openingHours, onSaved, onClose, fail }: Props) {
  return (
    <RecordForm<AppointmentKind, AppointmentKind, KindRecord>
      kind="appointment-kinds"
      record={record}
      schema={AppointmentKindInput}
      empty={record}
      toInput={({ id: _id, version: _version, ...kind }) => kind}
      titles={{ add: record.label, edit: record.label }}
      fieldLabels={LABELS}
      showValue={(field, value) =>
        field === 'hours'
          ? value === null
            ? 'The opening hours'
            : hoursInWords(value as OpenHours[])
          : undefined
      }
      save={async (input, against) => (await saveKind(input, against ?? record, kinds)).record}
      onSaved={onSaved}
      onClose={onClose}
      fail={fail}
      hasHistory={false}
    >
      {(form, { bind }) => {
        const hours = bind<OpenHours[] | null>('hours');
        return (
          <>
            <SwitchField
              form={form}
              name="isOffered"
              label={LABELS.isOffered}
              hint="Switched off, its tab of the booking page lets visitors ask for a time, and you answer."
            />
            <div className="grid gap-6 sm:grid-cols-2">
              <TextField form={form} name="label" label={LABELS.label} />
              <NumberField
                form={form}
                name="minutes"
                label={LABELS.minutes}
                min={10}
                max={480}
                step={5}
                unit="minutes"
              />
            </div>
            <TextField
              form={form}
              name="price"
              label={LABELS.price}
              hint="As visitors read it: “Free”, or “£150, credited towards the project if it proceeds”."
            />
            <SwitchField
              form={form}
              name="isOnSite"
              label={LABELS.isOnSite}
              hint="You go there: the postcode is asked for, and the drive between two visits is kept free. Switched off, you ring."
            />
            <div className="grid gap-6 sm:grid-cols-2">
              <NumberField
                form={form}
                name="bufferBefore"
                label={LABELS.bufferBefore}
                min={0}
                max={240}
                step={5}
                unit="minutes"
              />
              <NumberField
                form={form}
                name="bufferAfter"
                label={LABELS.bufferAfter}
                min={0}
                max={240}
                step={5}
                unit="minutes"
              />
              <NumberField
                form={form}
                name="noticeHours"
                label={LABELS.noticeHours}
                hint="Nothing sooner is offered."
                min={0}
                max={720}
                unit="hours"
              />
              <NumberField
                form={form}
                name="horizonDays"
                label={LABELS.horizonDays}
                hint="Nothing later is offered."
                min={1}
                max={365}
                unit="days"
              />
            </div>
            <Switch
              label="Only at certain hours"
              hint="Switched off, it can be had whenever you are open."
              checked={hours.value !== null}
              onChange={(event) => hours.onChange(event.target.checked ? [...openingHours] : null)}
            />
            {hours.value === null ? null : (
              <WeekRows
                legend="When it can be had"
                week={hours.value}
                onChange={hours.onChange}
                message={errorWords(form.formState.errors.hours)}
              />
            )}
          </>
        );
      }}
    </RecordForm>
  );
}
