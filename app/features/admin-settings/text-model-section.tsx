import type { AdminSettings } from '#contracts/admin-settings.ts';
import { NumberField, SwitchField } from '#app/features/admin/form-fields.tsx';
import { countOf, pounds } from '#engine/model/format.ts';
import { Notice } from '#app/ui/notice.tsx';
import { SectionForm } from './section-form.tsx';

const LABELS = {
  isOn: 'Descriptions are read by the text model',
  callsPerDay: 'Calls a day, at most',
  poundsPerDay: 'Pounds a day, at most',
  poundsPerMillionIn: 'Price of a million tokens in, £',
  poundsPerMillionOut: 'Price of a million tokens out, £',
};

/** What a configured text model may do and cost; without one, what it would be. */
export function TextModelSection({
  settings,
  onSaved,
}: {
  settings: AdminSettings;
  onSaved: () => void;
}) {
  const { textModel } = settings;
  return (
    <SectionForm
      settings={settings}
      onSaved={onSaved}
      section="textModel"
      title="Text model"
      lede="A language model can read visitors’ descriptions more closely than the site does by itself. Telephone numbers, e-mail addresses and full postcodes are taken out before a text is sent."
      labels={LABELS}
    >
      {(form) => (
        <>
          <Notice
            tone="note"
            title={
              textModel
                ? `${textModel.name}: ${countOf(textModel.callsToday, 'call')} today, ${pounds(textModel.poundsToday)}`
                : 'No text model is set up'
            }
          >
            <p>
              {textModel
                ? 'When a limit is reached, or the model does not answer within ten seconds, the site reads the description itself.'
                : 'TEXT_MODEL is set where the server runs; until then the site reads every description itself, and nothing leaves this machine.'}
            </p>
          </Notice>
          <SwitchField
            form={form}
            name="isOn"
            label={LABELS.isOn}
            hint="The design form and the privacy policy say who reads."
          />
          <div className="grid gap-6 sm:grid-cols-2">
            <NumberField
              form={form}
              name="callsPerDay"
              label={LABELS.callsPerDay}
              min={0}
              max={100000}
            />
            <NumberField
              form={form}
              name="poundsPerDay"
              label={LABELS.poundsPerDay}
              min={0}
              max={10000}
            />
            <NumberField
              form={form}
              name="poundsPerMillionIn"
              label={LABELS.poundsPerMillionIn}
              hint="From your provider’s price list; 0 on a machine of your own."
              min={0}
              max={10000}
            />
            <NumberField
              form={form}
              name="poundsPerMillionOut"
              label={LABELS.poundsPerMillionOut}
              min={0}
              max={10000}
            />
          </div>
        </>
      )}
    </SectionForm>
  );
}
