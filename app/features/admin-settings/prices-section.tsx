import { useWatch } from 'react-hook-form';
import type { AdminSettings } from '#contracts/admin-settings.ts';
import { countOf, longDate } from '#engine/model/format.ts';
import { NumberField } from '#app/features/admin/form-fields.tsx';
import { Button } from '#app/ui/button.tsx';
import { AllPrices } from './all-prices.tsx';
import { ExtraRow, newExtra, newService, ServiceRow } from './price-rows.tsx';
import { SectionForm, type SectionFormApi } from './section-form.tsx';

export type PricesForm = SectionFormApi<'prices'>;

const LABELS = {
  services: 'Services',
  extras: 'Extras',
  smallUpTo: 'A small garden is up to',
  mediumUpTo: 'A medium garden is up to',
};

/** The cost calculator's prices, which the services' "from" prices and the assistant read as well. */
export function PricesSection(props: { settings: AdminSettings; onSaved: () => void }) {
  const { version, updatedAt } = props.settings.sections.prices;
  return (
    <SectionForm
      {...props}
      section="prices"
      title="Prices of the cost calculator"
      lede={`The calculator, the services’ “from” prices and the assistant all read this list. ${
        version > 1
          ? `Its date is that of your last save, ${longDate(updatedAt.slice(0, 10))}.`
          : 'These prices came with the site.'
      } Whether they include VAT is said under Area and prices.`}
      labels={LABELS}
    >
      {(form) => <Fields form={form} />}
    </SectionForm>
  );
}

function Fields({ form }: { form: PricesForm }) {
  const services = useWatch({ control: form.control, name: 'services' });
  const extras = useWatch({ control: form.control, name: 'extras' });
  const put = (kind: 'services' | 'extras', value: unknown) =>
    form.setValue(kind, value as never, { shouldDirty: true, shouldTouch: true });
  return (
    <>
      <AllPrices form={form} />
      <div className="grid gap-6 sm:grid-cols-2">
        <NumberField
          form={form}
          name="smallUpTo"
          label={LABELS.smallUpTo}
          unit="m²"
          min={1}
          max={100_000}
        />
        <NumberField
          form={form}
          name="mediumUpTo"
          label={LABELS.mediumUpTo}
          unit="m²"
          min={1}
          max={100_000}
        />
      </div>
      <section aria-label="Services">
        <h3 className="display-4 border-b border-line-strong pb-2">
          {countOf(services.length, 'service')}
        </h3>
        {services.map((service, index) => (
          <ServiceRow
            key={service.id}
            form={form}
            index={index}
            onRemove={
              services.length > 1
                ? () =>
                    put(
                      'services',
                      services.filter((_, at) => at !== index),
                    )
                : null
            }
          />
        ))}
        <Button
          variant="outline"
          size="small"
          className="mt-4"
          onClick={() => put('services', [...services, newService(services)])}
        >
          Add a service
        </Button>
      </section>
      <section aria-label="Extras">
        <h3 className="display-4 border-b border-line-strong pb-2">
          {countOf(extras.length, 'extra')}
        </h3>
        {extras.map((extra, index) => (
          <ExtraRow
            key={extra.id}
            form={form}
            index={index}
            onRemove={() =>
              put(
                'extras',
                extras.filter((_, at) => at !== index),
              )
            }
          />
        ))}
        <Button
          variant="outline"
          size="small"
          className="mt-4"
          onClick={() => put('extras', [...extras, newExtra(extras)])}
        >
          Add an extra
        </Button>
      </section>
    </>
  );
}
