import { classNames } from '#app/lib/class-names.ts';

/** Marks every picture made by the design tool. */
export function ConceptMark({
  label = 'AI concept',
  className,
}: {
  label?: string | undefined;
  className?: string;
}) {
  return (
    <span
      className={classNames(
        'inline-flex items-center rounded-sm bg-[rgb(31_40_28/0.86)] px-2 py-1 text-[0.75rem] leading-none font-medium text-[#f4efe4]',
        className,
      )}
    >
      {label}
    </span>
  );
}

/**
 * The mark in the corner of a picture, whose frame must be a container. Stored pictures carry one of their own, which on
 * small ones is too small to read: there this one covers it. Where the picture's own can be read, this one is for readers.
 */
export function PictureMark({
  label,
  isOwnShown,
  className,
}: {
  label?: string | undefined;
  /** The picture carries its mark, and its corner is not cut off. */ isOwnShown: boolean;
  className?: string;
}) {
  return (
    <ConceptMark
      label={label}
      className={classNames(
        'picture-mark absolute right-1 bottom-1 @max-[56rem]:bg-[#1f281c]',
        isOwnShown && '@[56rem]:sr-only',
        className,
      )}
    />
  );
}
