import type { AdminSettings } from '#contracts/admin-settings.ts';
import { DateField, TextAreaField } from '#app/features/admin/form-fields.tsx';
import { SectionForm } from './section-form.tsx';

/** A line to all visitors between two days: holidays, a flood of work, a new telephone. */
export function NoticeSection(props: { settings: AdminSettings; onSaved: () => void }) {
  const labels = {
    notice: 'Notice',
    text: 'What it says',
    from: 'From',
    until: 'Until and including',
  };
  return (
    <SectionForm
      {...props}
      section="notice"
      title="Notice to visitors"
      lede="A line at the head of every page, such as “We are closed from 24 December to 2 January”. It comes and goes by itself. Days off for booking are set under Appointments."
      labels={labels}
    >
      {(form) => (
        <>
          <TextAreaField
            form={form}
            name="notice.text"
            label={labels.text}
            hint="Leave this empty to show no notice."
            rows={3}
            most={240}
            optional
          />
          <div className="grid gap-6 sm:grid-cols-2">
            <DateField
              form={form}
              name="notice.from"
              label={labels.from}
              hint="Left empty: at once."
              optional
            />
            <DateField
              form={form}
              name="notice.until"
              label={labels.until}
              hint="Left empty: until you take it away."
              optional
            />
          </div>
        </>
      )}
    </SectionForm>
  );
}
