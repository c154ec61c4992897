import { lazy, Suspense } from 'react';
import type { AdminSettings } from '#contracts/admin-settings.ts';
import { PRICE_RANGES } from '#contracts/setting-inputs.ts';
import {
  NumberField,
  SelectField,
  SwitchField,
  TextField,
} from '#app/features/admin/form-fields.tsx';
import { LinesField } from './lines-field.tsx';
import { SectionForm } from './section-form.tsx';
import { HoursLinesField, WeekField } from './week-field.tsx';

/** Its table of postcodes is large, and wanted here alone. */
const AreaMap = lazy(() => import('./area-map.tsx').then(({ AreaMap: map }) => ({ default: map })));

type Props = { settings: AdminSettings; onSaved: () => void };

export function FirmSection(props: Props) {
  const labels = {
    firmName: 'Name of the firm',
    strapline: 'Strapline',
    since: 'Founded',
    yearsOfExperience: 'Years of experience',
    companyNumber: 'Company number',
    vatNumber: 'VAT number',
  };
  return (
    <SectionForm
      {...props}
      section="firm"
      title="The firm"
      lede="Shown in the header and footer of every page, on printed reports and in the policies."
      labels={labels}
    >
      {(form) => (
        <>
          <TextField form={form} name="firmName" label={labels.firmName} />
          <TextField
            form={form}
            name="strapline"
            label={labels.strapline}
            hint="One line about what the firm does. Search engines and the installed app show it."
          />
          <div className="grid gap-6 sm:grid-cols-2">
            <NumberField
              form={form}
              name="since"
              label={labels.since}
              hint="The year, such as 2008."
              min={1700}
              max={2200}
            />
            <NumberField
              form={form}
              name="yearsOfExperience"
              label={labels.yearsOfExperience}
              hint="“Over 15 years”: enter 15."
              min={0}
              max={150}
            />
            <TextField
              form={form}
              name="companyNumber"
              label={labels.companyNumber}
              hint="At Companies House."
              optional
            />
            <TextField
              form={form}
              name="vatNumber"
              label={labels.vatNumber}
              hint="Such as GB 123 4567 89."
              optional
            />
          </div>
          <p className="small text-ink-soft">
            A limited company has to show its number on its website, and a firm registered for VAT
            its VAT number. Given here, both appear in the footer of every page, on the about page
            and in the policies.
          </p>
        </>
      )}
    </SectionForm>
  );
}

export function ContactSection(props: Props) {
  const labels = { email: 'E-mail address', phone: 'Telephone', address: 'Address' };
  return (
    <SectionForm
      {...props}
      section="contact"
      title="Contact details"
      lede="Where visitors write, ring and find you."
      labels={labels}
    >
      {(form) => (
        <>
          <TextField form={form} name="email" label={labels.email} type="email" />
          <TextField form={form} name="phone" label={labels.phone} type="tel" />
          <LinesField
            form={form}
            name="address"
            label={labels.address}
            hint="One line each; the postcode last."
            rows={5}
          />
        </>
      )}
    </SectionForm>
  );
}

export function HoursSection(props: Props) {
  const labels = { week: 'The week', hours: 'What visitors read' };
  return (
    <SectionForm
      {...props}
      section="hours"
      title="Opening hours"
      lede="When somebody is there. Appointments are offered within these hours."
      labels={labels}
    >
      {(form) => (
        <>
          <WeekField form={form} />
          <HoursLinesField form={form} />
        </>
      )}
    </SectionForm>
  );
}

export function AreaSection(props: Props) {
  const labels = {
    serviceArea: 'Places, as visitors read them',
    postcodes: 'Postcodes you serve',
    travelMinutes: 'And anywhere within a drive of',
    priceRange: 'Price range',
    vatRegistered: 'Registered for VAT',
    pricesIncludeVat: 'Prices include VAT',
  };
  return (
    <SectionForm
      {...props}
      section="area"
      title="Area and prices"
      lede="Where you work decides where visits can be booked, what the pages and search engines say, and which enquiries are marked as outside your area."
      labels={labels}
    >
      {(form) => (
        <>
          <LinesField
            form={form}
            name="serviceArea"
            label={labels.serviceArea}
            hint="One place a line, the most important first: towns, counties or “London”."
            rows={6}
          />
          <LinesField
            form={form}
            name="postcodes"
            label={labels.postcodes}
            hint="Areas such as RM, or districts such as CM1, one a line. Left empty, the places above decide where they are known to us."
            rows={4}
          />
          <Suspense fallback={<p className="small text-ink-soft">The map is being loaded…</p>}>
            <AreaMap form={form} address={props.settings.sections.contact.values.address} />
          </Suspense>
          <NumberField
            form={form}
            name="travelMinutes"
            label={labels.travelMinutes}
            unit="minutes"
            hint="From your address, by an estimate of the roads by day: it knows no traffic. 0 means that the time does not count."
            min={0}
            max={240}
          />
          <SelectField
            form={form}
            name="priceRange"
            label={labels.priceRange}
            hint="Shown by search engines beside the firm’s name."
            choices={PRICE_RANGES.map((value) => ({ value, label: value }))}
          />
          <SwitchField
            form={form}
            name="vatRegistered"
            label={labels.vatRegistered}
            hint="Off: no price, design, quote or mail speaks of VAT, and designs and quotes are made without it from then on. Designs that have been made keep their prices."
          />
          <SwitchField
            form={form}
            name="pricesIncludeVat"
            label={labels.pricesIncludeVat}
            hint="For a firm that is registered. Said wherever the cost calculator’s and the services’ prices appear. Designs always include VAT at the rate book’s rate."
          />
        </>
      )}
    </SectionForm>
  );
}

export function SocialSection(props: Props) {
  const labels = { social: 'Profiles' };
  return (
    <SectionForm
      {...props}
      section="social"
      title="Social links"
      lede="At the foot of every page. An empty one is not shown."
      labels={labels}
    >
      {(form) => (
        <>
          <TextField
            form={form}
            name="social.facebook"
            label="Facebook group"
            type="url"
            placeholder="https://www.facebook.com/groups/…"
            optional
          />
          <TextField
            form={form}
            name="social.instagram"
            label="Instagram profile"
            type="url"
            placeholder="https://www.instagram.com/…"
            optional
          />
        </>
      )}
    </SectionForm>
  );
}
