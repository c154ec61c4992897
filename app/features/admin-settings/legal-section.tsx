import type { AdminSettings } from '#contracts/admin-settings.ts';
import { LEGAL_FORM_LABELS } from '#contracts/trade-words.ts';
import { LEGAL_FORMS, REGISTERED_IN } from '#contracts/site-info.ts';
import { SelectField, TextAreaField, TextField } from '#app/features/admin/form-fields.tsx';
import { SectionForm } from './section-form.tsx';

/** Who stands behind the firm's name. */
export function LegalSection(props: { settings: AdminSettings; onSaved: () => void }) {
  const labels = {
    legalForm: 'Kind of business',
    legalName: 'Legal name',
    registeredIn: 'Registered in',
    registeredOffice: 'Registered office',
    insurance: 'Insurance',
    wasteCarrier: 'Waste carrier registration',
    memberships: 'Memberships',
    guarantee: 'Guarantee on new quotes',
  };
  return (
    <SectionForm
      {...props}
      section="legal"
      title="Legal identity"
      lede="Who stands behind the firm’s name. It is shown at the foot of every page, on quotes and in the policies."
      labels={labels}
    >
      {(form) => (
        <>
          <SelectField
            form={form}
            name="legalForm"
            label={labels.legalForm}
            choices={LEGAL_FORMS.map((value) => ({ value, label: LEGAL_FORM_LABELS[value] }))}
          />
          <TextField
            form={form}
            name="legalName"
            label={labels.legalName}
            hint="Of the company, such as Green Gardens Ltd; else of the people whose business it is, such as Anna Green."
            optional
          />
          <SelectField
            form={form}
            name="registeredIn"
            label={labels.registeredIn}
            hint="For a company or a limited liability partnership."
            choices={REGISTERED_IN.map((value) => ({ value, label: value || 'Not registered' }))}
          />
          <TextField
            form={form}
            name="registeredOffice"
            label={labels.registeredOffice}
            hint="For a company or a limited liability partnership, in one line with its postcode."
            optional
          />
          <TextField
            form={form}
            name="insurance"
            label={labels.insurance}
            hint="Cover and insurer, in a line. Said in the terms, on the about page and on new quotes, once you have entered it."
            optional
          />
          <TextField
            form={form}
            name="wasteCarrier"
            label={labels.wasteCarrier}
            hint="Your number as a registered carrier of waste, such as CBDU123456."
            optional
          />
          <TextField
            form={form}
            name="memberships"
            label={labels.memberships}
            hint="Trade bodies and schemes that you belong to, with commas between them."
            optional
          />
          <TextAreaField
            form={form}
            name="guarantee"
            label={labels.guarantee}
            hint="What you put right free of charge, and for how long. A new quote promises nothing beyond the law until you say it here."
            optional
          />
          <p className="small text-ink-soft">The company number stands in the section The firm.</p>
        </>
      )}
    </SectionForm>
  );
}
