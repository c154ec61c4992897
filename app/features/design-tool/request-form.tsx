import { lazy, Suspense, useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  DESCRIPTION_LIMIT,
  PREFERENCE_LABELS,
  PROJECT_TYPE_LABELS,
} from '#contracts/design-words.ts';
import { PREFERENCES, PROJECT_TYPES } from '#engine/model/brief.ts';
import { wholeNumber } from '#engine/model/format.ts';
import { lazyResolver } from '#app/lib/lazy-resolver.ts';
import { readSitePassport, useSitePassport } from '#app/lib/site-passport.ts';
import { useIsLive } from '#app/lib/use-is-live.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Field, Input, Textarea } from '#app/ui/field.tsx';
import { RadioCards } from '#app/ui/radio-cards.tsx';
import { TOOL_ACTION } from './again.ts';
import { type Example } from './examples.ts';
import {
  EMPTY_DRAFT,
  toDraft,
  type DesignDraft,
  type DesignFormInput,
  type DesignFormValues,
} from './form-model.ts';
import { ProjectGlyph } from './project-glyph.tsx';
import { readDraft, readPlot, writeDraft, writePlot } from './session-store.ts';
import { ExampleList } from './example-list.tsx';
import { TYPE_HINTS } from './type-hints.ts';

const PlotField = lazy(() => import('./plot-field.tsx'));
const rules = lazyResolver<DesignFormInput, DesignFormValues>(() =>
  import('./form-rules.ts').then((module) => module.requestRules),
);
const asOptional = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;
export type FieldProblem = { field: string; message: string };

/** The form of the design tool. What is typed is kept in this tab as it is typed. */
export function RequestForm({
  isBusy,
  fieldProblems,
  reader,
  posted,
  onSubmit,
}: {
  /** What stood in the form when it was posted without scripts. */
  posted: DesignDraft | null;
  isBusy: boolean;
  /** What the server said about single fields. */
  fieldProblems: readonly FieldProblem[];
  /** The company whose text model reads the description; null where the site does so itself. */
  reader: string | null;
  onSubmit: (values: DesignFormValues, draft: DesignDraft) => void;
}) {
  const form = useForm<DesignFormInput, unknown, DesignFormValues>({
    resolver: rules.resolver,
    mode: 'onTouched',
    defaultValues: (posted ?? EMPTY_DRAFT) as unknown as DesignFormInput,
  });
  const {
    register,
    handleSubmit,
    formState,
    reset,
    setValue,
    setError,
    setFocus,
    subscribe,
    getValues,
    control,
  } = form;
  const isLive = useIsLive();
  const errorOf = (field: keyof DesignFormInput) =>
    formState.errors[field]?.message ??
    (isLive ? undefined : fieldProblems.find((one) => one.field === field)?.message);
  // Registered in visual order, so that the first error focused is the topmost.
  const fields = {
    designDescription: register('designDescription'),
    projectType: register('projectType'),
    preferences: register('preferences'),
    postcode: register('postcode', { setValueAs: asOptional }),
    area: register('area', { setValueAs: asOptional }),
    perimeter: register('perimeter', { setValueAs: asOptional }),
    share: register('share'),
  };
  const description = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const draft = posted ?? readDraft();
    if (draft) reset(draft as unknown as DesignFormInput);
    const checked = readSitePassport()?.postcode?.postcode;
    if (checked && !draft?.postcode) setValue('postcode', checked);
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => (rules.warm(), writeDraft(toDraft(values))),
    });
  }, [reset, setValue, subscribe, posted]);
  useEffect(() => {
    const known = fieldProblems.filter(({ field }) => field in EMPTY_DRAFT);
    for (const { field, message } of known)
      setError(field as keyof DesignFormInput, { type: 'server', message });
    if (known[0]) setFocus(known[0].field as keyof DesignFormInput);
  }, [fieldProblems, setError, setFocus]);

  const startFrom = (example: Example) => {
    reset({
      ...getValues(),
      designDescription: example.description,
      projectType: example.projectType,
      preferences: [...example.preferences],
    });
    writeDraft(toDraft(getValues()));
    setValue('designDescription', example.description);
    description.current?.scrollIntoView({ block: 'start' });
    setFocus('designDescription');
  };
  const checkedPostcode = useSitePassport().passport?.postcode?.postcode;
  const isChecked =
    useWatch({ control, name: 'postcode' }) === checkedPostcode && checkedPostcode !== undefined;
  const length = (useWatch({ control, name: 'designDescription' }) ?? '').length;

  return (
    <form
      noValidate
      method="post"
      action={TOOL_ACTION}
      onSubmit={(event) => {
        void handleSubmit((values) => onSubmit(values, toDraft(getValues())))(event);
      }}
      className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem] xl:gap-x-24"
    >
      <div className="grid min-w-0 gap-12">
        <div ref={description} className="scroll-mt-28">
          <Field
            label="Describe your garden"
            hint="How big it is, which way it faces, who uses it, what must stay, what you would love and what you would rather not have."
            error={errorOf('designDescription')}
          >
            {(parts) => (
              <Textarea
                {...parts}
                {...fields.designDescription}
                defaultValue={posted?.designDescription}
                rows={8}
                className="text-[1.125rem]"
                placeholder="Our garden is 12m by 8m, faces south, and is mostly old lawn…"
              />
            )}
          </Field>
          <Disclosure
            className="mt-4 border-t noscript:hidden lg:hidden"
            summary={<span className="font-medium">Start from an example</span>}
          >
            <ExampleList isBusy={isBusy} onChoose={startFrom} />
          </Disclosure>
          {length > DESCRIPTION_LIMIT * 0.8 ? (
            <p className="small figures mt-2 text-ink-soft">
              {wholeNumber(length)} of {wholeNumber(DESCRIPTION_LIMIT)} characters
            </p>
          ) : null}
        </div>

        <RadioCards
          legend="What kind of garden should it be?"
          options={PROJECT_TYPES.map((value) => ({
            value,
            label: PROJECT_TYPE_LABELS[value],
            hint: TYPE_HINTS[value],
            mark: <ProjectGlyph type={value} />,
          }))}
          error={errorOf('projectType')}
          className="sm:grid-cols-2 xl:grid-cols-3"
          chosen={posted?.projectType}
          {...fields.projectType}
        />

        <fieldset>
          <legend className="font-medium">
            What should it have? <span className="font-normal text-ink-faint">(optional)</span>
          </legend>
          <div className="mt-3.5 grid gap-x-8 gap-y-3 sm:grid-cols-2">
            {PREFERENCES.map((value) => (
              <Checkbox
                key={value}
                value={value}
                label={PREFERENCE_LABELS[value]}
                defaultChecked={posted?.preferences.includes(value)}
                {...fields.preferences}
              />
            ))}
          </div>
        </fieldset>

        <fieldset>
          <legend className="font-medium">
            Where it is and how big <span className="font-normal text-ink-faint">(optional)</span>
          </legend>
          <p className="small mt-1 text-ink-soft">
            The postcode tells us the soil, the winters and the path of the sun. Area and perimeter
            together fix the plot’s sides.
          </p>
          <div className="mt-4 grid gap-6 sm:grid-cols-3">
            <Field label="Postcode" error={errorOf('postcode')}>
              {(parts) => (
                <>
                  <Input
                    {...parts}
                    {...fields.postcode}
                    defaultValue={posted?.postcode}
                    autoComplete="postal-code"
                    className="uppercase placeholder:normal-case"
                    placeholder="RM1 3AB"
                  />
                  {isChecked ? (
                    <p className="small mt-2 text-ink-soft">
                      From your site check:{' '}
                      <button
                        type="button"
                        className="text-link min-h-6 text-clay-deep"
                        onClick={() => {
                          setValue('postcode', '');
                          setFocus('postcode');
                        }}
                      >
                        change
                      </button>
                    </p>
                  ) : null}
                </>
              )}
            </Field>
            <Field label="Area in m²" error={errorOf('area')}>
              {(parts) => (
                <Input
                  {...parts}
                  {...fields.area}
                  defaultValue={posted?.area}
                  inputMode="decimal"
                  placeholder="96"
                />
              )}
            </Field>
            <Field label="Perimeter in m" error={errorOf('perimeter')}>
              {(parts) => (
                <Input
                  {...parts}
                  {...fields.perimeter}
                  defaultValue={posted?.perimeter}
                  inputMode="decimal"
                  placeholder="40"
                />
              )}
            </Field>
          </div>
          <Suspense>
            {isLive && (
              <PlotField area={() => getValues('area')} read={readPlot} write={writePlot} />
            )}
          </Suspense>
        </fieldset>

        <div className="border-t pt-8">
          <Checkbox
            label="Share my designs in the public library"
            hint="The plans, their planting and cost, there and sometimes on our home page. Your description and postcode are never shown. Unticked, only you have the link."
            defaultChecked={posted?.share}
            {...fields.share}
          />
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button type="submit" size="large" disabled={isBusy}>
              {isBusy ? 'Designing your garden…' : 'Generate my designs'}
            </Button>
            <p className="small text-ink-soft">
              Three designs, free. Typically 30-60 seconds, often less.
              {reader
                ? ` Your description is read by a language model of ${reader}, without telephone numbers, e-mail addresses or postcodes.`
                : ' Your description is read on this site’s own machine.'}
            </p>
          </div>
        </div>
      </div>

      <aside
        aria-label="Examples to start from"
        className="hidden lg:sticky lg:top-28 lg:block lg:self-start noscript:hidden"
      >
        <h2 className="display-4">Not sure how to begin?</h2>
        <p className="small mt-2 text-ink-soft">Take one of these and change it to suit.</p>
        <div className="mt-4 border-t">
          <ExampleList isBusy={isBusy} onChoose={startFrom} />
        </div>
      </aside>
    </form>
  );
}
