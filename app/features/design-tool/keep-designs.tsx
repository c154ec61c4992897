import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { DesignContactInput } from '#contracts/admin-designs.ts';
import { API } from '#contracts/routes.ts';
import { callApi, CallError, plainWordsOf } from '#app/lib/call-api.ts';
import { lazyResolver } from '#app/lib/lazy-resolver.ts';
import { useKeptState } from '#app/pwa/use-kept-state.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Input } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { RadioCards } from '#app/ui/radio-cards.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { showToast } from '#app/ui/toast.ts';
import type { KeptContact } from './session-store.ts';

const rules = lazyResolver<DesignContactInput, DesignContactInput>(() =>
  import('./form-rules.ts').then((module) => module.contactRules),
);

const WANTS = [
  {
    value: 'keep',
    label: 'Keep my designs',
    hint: 'We’ll keep your address with them and send you the links. No other e-mails.',
  },
  {
    value: 'contact',
    label: 'Contact me about them',
    hint: 'We’ll write to you about these designs within two working days.',
  },
] as const;
const DONE = {
  keep: 'We’re keeping these designs under your e-mail address.',
  contact: 'We will write to you about these designs.',
} as const;

/** Beside the results, and never before them: a visitor may leave a name and an e-mail, and take both back. */
export function KeepDesigns({
  sessionId,
  contact,
  onContact,
}: {
  sessionId: string;
  contact: KeptContact | null;
  onContact: (contact: KeptContact | null) => void;
}) {
  const [isEditing, setIsEditing] = useState(false);
  useKeptState('keep-designs-editing', isEditing, setIsEditing);
  return (
    <section
      aria-labelledby="keep-heading"
      className="grid gap-x-16 gap-y-6 border-y py-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-14"
    >
      <div>
        <h2 id="keep-heading" className="display-3">
          Keep my designs
        </h2>
        <p className="mt-3 max-w-prose text-ink-soft">
          This device lists them under{' '}
          <SiteLink to="/my-designs" className="underline underline-offset-[0.2em]">
            My designs
          </SiteLink>
          , and they stay at their links without your name. If you like, leave your details so that
          we can send you the links or write to you about them. We won’t use them for anything else,
          and you can remove them here.{' '}
          <SiteLink to="/privacy-policy" className="underline underline-offset-[0.2em]">
            Privacy policy
          </SiteLink>
        </p>
      </div>
      {contact && !isEditing ? (
        <Kept
          sessionId={sessionId}
          contact={contact}
          onEdit={() => setIsEditing(true)}
          onWithdrawn={() => onContact(null)}
        />
      ) : (
        <ContactForm
          sessionId={sessionId}
          contact={contact}
          onCancel={contact ? () => setIsEditing(false) : null}
          onSaved={(saved) => {
            setIsEditing(false);
            onContact(saved);
          }}
        />
      )}
    </section>
  );
}

function ContactForm({
  sessionId,
  contact,
  onSaved,
  onCancel,
}: {
  sessionId: string;
  contact: KeptContact | null;
  onSaved: (contact: KeptContact) => void;
  onCancel: (() => void) | null;
}) {
  const { register, handleSubmit, formState, setError } = useForm<DesignContactInput>({
    resolver: rules.resolver,
    mode: 'onTouched',
    defaultValues: contact ?? { name: '', email: '', wants: 'keep' },
  });
  const [failure, setFailure] = useState<string | null>(null);
  const { errors, isSubmitting } = formState;
  const send = async (values: DesignContactInput) => {
    setFailure(null);
    try {
      await callApi(API.designContact(sessionId), { json: values });
      onSaved(values);
      showToast({ title: 'Saved with your designs', description: DONE[values.wants] });
    } catch (error) {
      for (const { field, message } of error instanceof CallError ? error.fields : [])
        if (field === 'name' || field === 'email' || field === 'wants')
          setError(field, { message });
      setFailure(plainWordsOf(error));
    }
  };
  return (
    <form
      data-draft="keep-designs"
      noValidate
      onSubmit={(event) => void handleSubmit(send)(event)}
      className="grid gap-5 sm:grid-cols-2"
    >
      <Field label="Your name" error={errors.name?.message}>
        {(parts) => (
          <Input {...parts} {...register('name')} onFocus={rules.warm} autoComplete="name" />
        )}
      </Field>
      <Field label="E-mail address" error={errors.email?.message}>
        {(parts) => (
          <Input
            {...parts}
            {...register('email')}
            onFocus={rules.warm}
            type="email"
            autoComplete="email"
          />
        )}
      </Field>
      <div className="sm:col-span-2">
        <RadioCards
          legend="What should we do with it?"
          options={WANTS}
          error={errors.wants?.message}
          className="sm:grid-cols-2"
          {...register('wants')}
        />
      </div>
      {failure ? (
        <Notice tone="error" className="sm:col-span-2">
          {failure}
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" disabled={isSubmitting} aria-busy={isSubmitting}>
          {isSubmitting ? 'Saving…' : 'Save my details'}
        </Button>
        {onCancel ? (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
      </div>
    </form>
  );
}

function Kept({
  sessionId,
  contact,
  onEdit,
  onWithdrawn,
}: {
  sessionId: string;
  contact: KeptContact;
  onEdit: () => void;
  onWithdrawn: () => void;
}) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const withdraw = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      await callApi(API.designContact(sessionId), { method: 'DELETE' });
    } catch (error) {
      return setFailure(plainWordsOf(error));
    } finally {
      setIsBusy(false);
    }
    showToast({
      title: 'Details removed',
      description: 'Your name and e-mail address have been removed.',
    });
    onWithdrawn();
  };
  return (
    <div>
      <p role="status" className="lede">
        {DONE[contact.wants]}
      </p>
      <p className="mt-2 wrap-anywhere text-ink-soft">
        {contact.name}, {contact.email}
      </p>
      {failure ? (
        <Notice tone="error" className="mt-4">
          {failure}
        </Notice>
      ) : null}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="outline" onClick={onEdit}>
          Change it
        </Button>
        <Button
          variant="quiet"
          disabled={isBusy}
          aria-busy={isBusy}
          onClick={() => void withdraw()}
        >
          Remove my details
        </Button>
      </div>
    </div>
  );
}
