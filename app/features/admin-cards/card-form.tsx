import { z } from 'zod';
import { type AdminCard, CardInput } from '#contracts/admin-cards.ts';
import { CARD_TOPICS, EMERGENCIES } from '#contracts/knowledge.ts';
import { capitalise, MONTH_NAMES } from '#engine/model/format.ts';
import {
  DateField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
} from '#app/features/admin/form-fields.tsx';
import type { FormParts } from '#app/features/admin/record-form.tsx';
import type { FormProps } from '#app/features/admin/record-description.ts';
import { Checkbox } from '#app/ui/checkbox.tsx';

/** As the form holds it: lists of texts are lines. */
export type CardFields = {
  question: string;
  asks: string;
  words: string;
  answer: string;
  topic: string;
  emergency: string;
  whenWhat: string;
  whenMonths: number[];
  months: number[];
  sources: string;
  reviewed: string;
  active: boolean;
  /** The waiting question that it is written for; not shown. */
  answersQuestion: string;
};

const linesOf = (text: unknown, end: string | RegExp = '\n'): string[] =>
  String(text ?? '')
    .split(end)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The form's lines as the lists that the contract takes. */
export const CardFormSchema = z.preprocess((fields) => {
  const { asks, words, sources, emergency, reviewed, answersQuestion, ...rest } =
    fields as CardFields;
  return {
    ...rest,
    asks: linesOf(asks),
    words: linesOf(words, /[\n,]/),
    sources: linesOf(sources),
    emergency: emergency || null,
    reviewed: reviewed || null,
    answersQuestion: answersQuestion || null,
  };
}, CardInput);

export const cardFields = (card: AdminCard): CardFields => ({
  question: card.question,
  asks: card.asks.join('\n'),
  words: card.words.join('\n'),
  answer: card.answer,
  topic: card.topic,
  emergency: card.emergency ?? '',
  whenWhat: card.whenWhat,
  whenMonths: card.whenMonths,
  months: card.months,
  sources: card.sources.join('\n'),
  reviewed: card.reviewed ?? '',
  active: card.active,
  answersQuestion: '',
});

export const CARD_LABELS = {
  question: 'Question',
  asks: 'Other wordings',
  words: 'Subjects',
  answer: 'Answer',
  topic: 'Topic',
  emergency: 'Whom to ring first',
  whenWhat: 'What may be done',
  whenMonths: 'Months in which it may be done',
  months: 'Months in which the answer holds',
  sources: 'Sources',
  reviewed: 'Checked on',
  active: 'In use',
};
export const EMERGENCY_LABELS: Record<(typeof EMERGENCIES)[number], string> = {
  '999': '999',
  '111': 'NHS 111',
  samaritans: 'Samaritans',
  vet: 'The vet',
  gas: 'Gas emergency line',
  power: '105, power',
};

export function CardForm({
  form,
  parts,
}: FormProps<CardFields, z.output<typeof CardFormSchema>, AdminCard>) {
  return (
    <>
      <TextField form={form} name="question" label={CARD_LABELS.question} />
      <TextAreaField
        form={form}
        name="answer"
        label={CARD_LABELS.answer}
        hint="Two to six sentences; the first answers the question. {phone}, {email}, {hours}, {area}, {visit} and {call} are filled in from the settings. No sums for your own work: the cost calculator gives those."
        rows={6}
        most={1_500}
      />
      <TextAreaField
        form={form}
        name="asks"
        label={CARD_LABELS.asks}
        hint="As people type it, one a line: short, rambling, misspelt, with another name for the thing. The more unlike each other, the surer the card is found."
        optional
        rows={6}
      />
      <TextAreaField
        form={form}
        name="words"
        label={CARD_LABELS.words}
        hint="One a line, or with commas between: a question that means this card nearly always has one of them."
        rows={3}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <SelectField
          form={form}
          name="topic"
          label={CARD_LABELS.topic}
          choices={CARD_TOPICS.map((value) => ({ value, label: capitalise(value) }))}
        />
        <SelectField
          form={form}
          name="emergency"
          label={CARD_LABELS.emergency}
          optional
          placeholder="Nobody"
          choices={EMERGENCIES.map((value) => ({ value, label: EMERGENCY_LABELS[value] }))}
        />
      </div>
      <TextField
        form={form}
        name="whenWhat"
        label={CARD_LABELS.whenWhat}
        optional
        hint="Where it hangs on the month, such as “prune a plum”. An answer to “now?” begins with it."
      />
      <MonthsField parts={parts} name="whenMonths" />
      <MonthsField parts={parts} name="months" hint="None ticked: all year." />
      <TextAreaField
        form={form}
        name="sources"
        label={CARD_LABELS.sources}
        optional
        hint="Pages that were really opened, one a line."
        rows={2}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <DateField
          form={form}
          name="reviewed"
          label={CARD_LABELS.reviewed}
          optional
          hint="When a competent person last checked it."
        />
        <SwitchField
          form={form}
          name="active"
          label={CARD_LABELS.active}
          hint="Switched off, the assistant does not answer from it."
          className="sm:mt-8"
        />
      </div>
    </>
  );
}

function MonthsField({
  parts,
  name,
  hint,
}: {
  parts: FormParts<AdminCard>;
  name: 'whenMonths' | 'months';
  hint?: string;
}) {
  const { value, onChange } = parts.bind<number[]>(name);
  return (
    <fieldset>
      <legend className="font-medium">{CARD_LABELS[name]}</legend>
      {hint ? <p className="small text-ink-soft">{hint}</p> : null}
      <div className="mt-2 flex flex-wrap gap-x-4 gap-y-2">
        {MONTH_NAMES.map((month, i) => (
          <Checkbox
            key={month}
            label={<abbr title={month}>{month.slice(0, 3)}</abbr>}
            checked={value.includes(i + 1)}
            onChange={({ target }) =>
              onChange(
                target.checked
                  ? [...value, i + 1].sort((a, b) => a - b)
                  : value.filter((one) => one !== i + 1),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
