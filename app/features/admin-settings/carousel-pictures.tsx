/** The firm's own photographs of the carousel: sent, described, put in order, taken out. */
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { UPLOAD_PATHS } from '#contracts/admin-pictures.ts';
import { type CarouselPicture, MOST_OWN_PICTURES } from '#contracts/carousel.ts';
import { ImageField } from '#app/features/admin/image-field.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field, FieldError, Input } from '#app/ui/field.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import type { SectionFormApi } from './section-form.tsx';

const MOVE = 'size-9 rounded-sm border border-line-strong hover:bg-stone aria-disabled:opacity-50';

type Form = SectionFormApi<'carousel'>;

export function CarouselPictures({ form, label }: { form: Form; label: string }) {
  const pictures = useWatch({ control: form.control, name: 'pictures' }) ?? [];
  const put = (next: CarouselPicture[]) =>
    form.setValue('pictures', next, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: form.formState.isSubmitted,
    });
  const change = (at: number, part: Partial<CarouselPicture>) =>
    put(pictures.map((one, index) => (index === at ? { ...one, ...part } : one)));
  const move = (at: number, by: -1 | 1) => {
    const next = [...pictures];
    next.splice(at + by, 0, ...next.splice(at, 1));
    put(next);
  };
  const { errors } = form.formState;
  const whole = errors.pictures?.message ?? errors.pictures?.root?.message;
  return (
    <fieldset className="min-w-0 [&>*+*+*]:mt-5">
      <legend className="font-medium">{label}</legend>
      <p className="small mt-1 text-ink-soft">
        Wide photographs of your work. They fill the screen behind the headline, so at least 2,000
        pixels wide look best.
      </p>
      {pictures.map((picture, at) => {
        const words = `Picture ${at + 1}`;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a place in an order, and two may be empty
          <div key={at} className="grid min-w-0 gap-4 border bg-sheet p-4 sm:p-5">
            <ImageField
              label={words}
              value={picture.url}
              onChange={(url) => change(at, { url })}
              uploadUrl={UPLOAD_PATHS.portfolio}
              fallback="project"
              hint="Choose a picture from this device."
              error={errors.pictures?.[at]?.url?.message}
              withDetails
            />
            <Field
              label="What stands on it"
              optional
              hint="A few words at the top of the picture, such as the place."
              error={errors.pictures?.[at]?.caption?.message}
            >
              {(parts) => (
                <Input
                  {...parts}
                  value={picture.caption}
                  autoComplete="off"
                  onChange={(event) => change(at, { caption: event.target.value })}
                />
              )}
            </Field>
            <div className="flex flex-wrap items-center gap-2">
              <IconButton
                label={`Move picture ${at + 1} up`}
                isOff={at === 0}
                onClick={() => move(at, -1)}
                className={MOVE}
              >
                <ArrowUp aria-hidden size={18} strokeWidth={1.7} />
              </IconButton>
              <IconButton
                label={`Move picture ${at + 1} down`}
                isOff={at === pictures.length - 1}
                onClick={() => move(at, 1)}
                className={MOVE}
              >
                <ArrowDown aria-hidden size={18} strokeWidth={1.7} />
              </IconButton>
              <Button
                variant="quiet"
                size="small"
                aria-label={`Take picture ${at + 1} out`}
                onClick={() => put(pictures.filter((_one, index) => index !== at))}
              >
                Take out
              </Button>
            </div>
          </div>
        );
      })}
      {whole ? <FieldError id="carousel-pictures">{whole}</FieldError> : null}
      <div>
        <Button
          variant="outline"
          size="small"
          disabled={pictures.length >= MOST_OWN_PICTURES}
          onClick={() => put([...pictures, { url: '', caption: '' }])}
        >
          Add a picture
        </Button>
      </div>
    </fieldset>
  );
}
