import { useState } from 'react';
import { categoryImages, plateOf } from '#content/calendar/plates.ts';
import type { CalendarPlant } from '#contracts/site-content.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Picture } from '#app/ui/picture.tsx';
import { initialsOf } from './calendar-filters.ts';

/** A plant's picture; failing that its category's; failing that its initials. */
export function PlantPicture({
  plant,
  sizes,
  isEager,
  className,
}: {
  plant: CalendarPlant;
  sizes: string;
  isEager?: boolean;
  className?: string;
}) {
  const [failures, setFailures] = useState(plant.imageUrl ? 0 : 1);
  const box = classNames('aspect-square overflow-hidden bg-stone', className);
  if (failures > 1) {
    return (
      <div
        role="img"
        aria-label={plant.name}
        className={classNames('flex items-center justify-center bg-leaf-wash text-leaf', box)}
      >
        <span aria-hidden className="display-2">
          {initialsOf(plant.name)}
        </span>
      </div>
    );
  }
  const url = failures === 0 ? plant.imageUrl : categoryImages[plant.category];
  const alt =
    failures === 0
      ? plant.picture?.alt || plant.name
      : `${plant.name}: drawing of ${plant.category}`;
  return (
    <Picture
      key={url}
      picture={failures === 0 ? plant.picture : plateOf(url, alt)}
      url={url}
      alt={alt}
      sizes={sizes}
      isEager={isEager ?? false}
      className={box}
      imageClassName="size-full object-cover"
      onFail={() => setFailures((count) => count + 1)}
    />
  );
}
