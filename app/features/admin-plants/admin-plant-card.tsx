import { memo, useState } from 'react';
import { type AdminPlant, PLANT_GAP_LABELS } from '#contracts/admin-plants.ts';
import { isOutsideAddress } from '#contracts/image-address.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { setPeriod, setQuotes } from '#app/features/calendar/calendar-filters.ts';
import { YearStrip, yearInWords } from '#app/features/calendar/year-bars.tsx';

const PLACEHOLDER = '/placeholders/plant.svg';
const SIZES = '6.5rem';

export type CardActions = {
  onEdit: (plant: AdminPlant) => void;
  onDelete: (plant: AdminPlant) => void;
};

/** A plant in the owner's list. Kept as it is while the list about it moves, and without drawings: each costs part of a frame. */
export const AdminPlantCard = memo(function AdminPlantCard({
  plant,
  onEdit,
  onDelete,
}: { plant: AdminPlant } & CardActions) {
  const { name, latinName, sunRequirement, plantingPeriod, description, gaps, isInDesigns } = plant;
  return (
    <article
      aria-label={name}
      className="flex h-full flex-col border bg-sheet px-4 pt-4 pb-3 sm:px-5 sm:pt-5"
    >
      <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-x-4">
        <CardPicture plant={plant} />
        <div className="min-w-0">
          <h4 className="display-4 wrap-anywhere">{setQuotes(name)}</h4>
          {latinName ? (
            <p lang="la" className="latin text-ink-soft wrap-anywhere">
              {latinName}
            </p>
          ) : null}
          <dl className="small mt-2 grid gap-0.5">
            <div className="flex gap-1.5">
              <dt className="text-ink-soft">Light</dt>
              <dd>{sunRequirement}</dd>
            </div>
            <div className="flex gap-1.5">
              <dt className="text-ink-soft">Planting</dt>
              <dd className="wrap-anywhere">{setPeriod(plantingPeriod)}</dd>
            </div>
          </dl>
        </div>
      </div>
      <p className="sr-only">{yearInWords(plant)}</p>
      <YearStrip plant={plant} className="mt-4 h-5" />
      <p className="small mt-3 line-clamp-3 text-ink-soft">
        {description ? setQuotes(description) : null}
      </p>
      {gaps.length > 0 || isInDesigns ? (
        <p className="mt-3 flex flex-wrap gap-2">
          {gaps.map((gap) => (
            <Badge key={gap} tone="amber">
              {PLANT_GAP_LABELS[gap]}
            </Badge>
          ))}
          {isInDesigns ? <Badge tone="leaf">Used in designs</Badge> : null}
        </p>
      ) : null}
      <div className="mt-auto flex flex-wrap items-center gap-x-2 pt-4">
        <Button
          size="small"
          variant="outline"
          onClick={() => onEdit(plant)}
          aria-label={`Edit ${name}`}
        >
          Edit
        </Button>
        <Button
          size="small"
          variant="quiet"
          className="ml-auto text-danger!"
          onClick={() => onDelete(plant)}
          aria-label={`Delete ${name}`}
        >
          Delete
        </Button>
      </div>
    </article>
  );
});

/** A picture that cannot be shown gives way to the drawing of a plant. */
function CardPicture({ plant: { name, imageUrl, picture } }: { plant: AdminPlant }) {
  const own = picture?.jpegUrl ?? (isOutsideAddress(imageUrl) ? '' : imageUrl);
  const [failed, setFailed] = useState<string | null>(null);
  const isShown = own !== '' && failed !== own;
  return (
    <Picture
      key={isShown ? own : PLACEHOLDER}
      picture={isShown ? picture : null}
      url={isShown ? own : PLACEHOLDER}
      alt={isShown ? picture?.alt || name : `No picture of ${name}`}
      sizes={SIZES}
      className="aspect-square overflow-hidden bg-stone"
      imageClassName="size-full object-cover"
      onFail={() => setFailed(own)}
    />
  );
}
