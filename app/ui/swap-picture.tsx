import { useState } from 'react';
import type { DesignPicture } from '#contracts/design.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Picture } from './picture.tsx';

type Sight = { key: string; picture: DesignPicture | null; url: string; alt: string };

/**
 * An 8:5 picture that can be replaced. The current one stays until the next has loaded;
 * then that one fades in over it (at once where stillness was asked for). Nothing moves, and one that cannot be
 * loaded leaves the current one.
 */
export function SwapPicture({
  picture = null,
  url,
  alt,
  sizes,
  isEager,
  className,
  imageClassName,
}: {
  picture?: DesignPicture | null;
  /** Shown while there is no picture: the drawn plan. */
  url: string;
  alt: string;
  sizes?: string;
  isEager?: boolean;
  className?: string;
  imageClassName?: string;
}) {
  const next: Sight = { key: picture?.jpegUrl ?? url, picture, url, alt };
  const [standing, setStanding] = useState(next);
  const [loadedKey, setLoadedKey] = useState<string | null>(null);
  const [failedKeys, setFailedKeys] = useState<readonly string[]>([]);
  const isReplaced = next.key !== standing.key && !failedKeys.includes(next.key);
  const layers = isReplaced ? [standing, next] : [standing];
  return (
    <div className={classNames('relative aspect-[8/5] overflow-hidden bg-sheet', className)}>
      {layers.map((sight) => {
        const isComing = sight !== standing;
        return (
          <div
            key={sight.key}
            aria-hidden={isReplaced && !isComing && loadedKey === next.key ? true : undefined}
            className={classNames(
              'absolute inset-0',
              isComing &&
                (loadedKey === sight.key
                  ? 'animate-[fade-in_450ms_var(--ease-calm)]'
                  : 'opacity-0'),
            )}
            onAnimationEnd={isComing ? () => setStanding(sight) : undefined}
          >
            <Picture
              picture={sight.picture}
              url={sight.url}
              alt={sight.alt}
              sizes={sizes}
              isEager={isEager || isComing}
              className="size-full"
              imageClassName={classNames(
                'size-full',
                isDrawn(sight) ? 'bg-[#faf7f0] object-contain' : 'object-cover',
                imageClassName,
              )}
              onReady={() => setLoadedKey(sight.key)}
              onFail={
                isComing ? () => setFailedKeys((before) => [...before, sight.key]) : undefined
              }
            />
          </div>
        );
      })}
    </div>
  );
}

/** Plans are shown uncropped, on their paper colour. */
const isDrawn = ({ picture }: Sight) => picture === null || picture.kind === 'plan';
